import { type Dice, scriptedDice } from 'wargame-rules';
import {
  type Army,
  annihilation,
  type Battle,
  type BattleFact,
  type BattleSetUp,
  type BattleUnit,
  findUnit,
  type Mission,
  type MusterChoices,
  musterArmy,
  type ReportedFact,
  reportFact,
  startBattle,
  type UnitEntry,
} from 'wargame-rules/open-play';
import { deepFreeze } from '../deepFreeze';

/** A unit of a number of like models: `boyz` has the models `boyz.1`, `boyz.2`, … */
export function squad(
  id: string,
  powerRating: number,
  count: number,
  more: Partial<UnitEntry> = {},
): UnitEntry {
  const models = Array.from({ length: count }, (_, index) => ({ id: `${id}.${index + 1}`, name: id }));
  return { id, name: id, powerRating, leadership: 7, models, ...more };
}

export function force(units: readonly UnitEntry[], choices: MusterChoices = {}): Army {
  return musterArmy({ name: 'Force', units }, { warlord: units[0]?.models[0]?.id ?? '', ...choices });
}

/** The Attacker has a boss, ten boyz and a truck for twelve; the Defender a captain and ten guards. */
export const ATTACKER: Army = force([
  squad('boss', 4, 1),
  squad('boyz', 7, 10, { leadership: 6 }),
  squad('truck', 3, 1, { transportCapacity: 12 }),
]);
export const DEFENDER: Army = force([squad('captain', 5, 1), squad('guards', 6, 10)]);

/** A battle that is told what happens, with the faces that fall. */
export class Skirmish {
  battle: Battle;
  /** All that happened, in order. */
  readonly events: BattleFact[] = [];

  constructor(
    readonly mission: Mission = annihilation,
    more: Omit<Partial<BattleSetUp>, 'attacker' | 'defender'> & {
      readonly attacker?: Partial<BattleSetUp['attacker']>;
      readonly defender?: Partial<BattleSetUp['defender']>;
    } = {},
    dice: Dice = scriptedDice([]),
  ) {
    const { attacker, defender, ...rest } = more;
    const setUp = {
      attacker: { army: ATTACKER, ...attacker },
      defender: { army: DEFENDER, ...defender },
      ...rest,
    };
    this.battle = deepFreeze(startBattle(mission, deepFreeze(setUp), dice));
  }

  /** Reports a fact; the faces must be exactly those that are rolled. */
  say(fact: ReportedFact, ...faces: readonly number[]): this {
    const dice = scriptedDice(faces);
    const { state, events } = reportFact(this.mission, this.battle, deepFreeze(fact), dice);
    dice.finish();
    this.battle = deepFreeze(state);
    this.events.push(...events);
    return this;
  }

  destroy(...models: readonly string[]): this {
    return this.say({ type: 'models-destroyed', models });
  }

  /** The last models of a unit are destroyed. */
  wipeOut(...units: readonly string[]): this {
    return this.destroy(...units.flatMap((id) => this.left(id)));
  }

  endTurns(count: number): this {
    for (let turn = 0; turn < count; turn++) this.say({ type: 'turn-ended' });
    return this;
  }

  unit(id: string): BattleUnit {
    return findUnit(this.battle, id)?.unit as BattleUnit;
  }

  /** The ids of a unit's models that still fight. */
  left(id: string): readonly string[] {
    return this.unit(id)
      .models.filter(({ status }) => status === 'fighting')
      .map((model) => model.id);
  }
}

/** Numbered models of a unit. */
export function models(unit: string, from: number, to: number): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => `${unit}.${from + index}`);
}
