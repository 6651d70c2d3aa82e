import { scriptedDice, type Violation } from 'wargame-rules';
import {
  type AnyMission,
  type ArmyList,
  annihilation,
  applyPreBattle,
  checkPreBattle,
  deathOrGlory,
  holdAtAllCosts,
  type ModelPosition,
  type PreBattle,
  type PreBattleAction,
  type PreBattleEvent,
  startPreBattle,
  type UnitEntry,
} from 'wargame-rules/open-play';

export const PACK: readonly AnyMission[] = [annihilation, holdAtAllCosts, deathOrGlory];

/** A unit of single models on 1" bases. */
export function unit(
  id: string,
  powerRating: number,
  count: number,
  more: Partial<UnitEntry> = {},
): UnitEntry {
  return {
    id,
    name: id,
    powerRating,
    leadership: 7,
    models: [{ id: `${id}-m`, name: 'Model', count, base: { shape: 'round', diameter: 1 } }],
    ...more,
  };
}

export function list(...units: readonly UnitEntry[]): ArmyList {
  return { name: 'Army', units: units.map((one, index) => (index === 0 ? { ...one, warlord: true } : one)) };
}

/** The models of a unit in a column. */
export function column(id: string, x: number, count: number, y: number = 2): readonly ModelPosition[] {
  return Array.from({ length: count }, (_, index) => ({
    model: count === 1 ? `${id}-m` : `${id}-m/${index + 1}`,
    at: { x, y: y + index * 1.5 },
  }));
}

export interface Walked {
  readonly state: PreBattle;
  readonly events: readonly PreBattleEvent[];
}

/** Plays actions one after the other on scripted dice, every one of which must be used. */
export function walk(
  actions: readonly PreBattleAction[],
  faces: readonly number[] = [],
  from: PreBattle = startPreBattle(['Ann', 'Ben']),
  missions: readonly AnyMission[] = PACK,
): Walked {
  const dice = scriptedDice(faces);
  let state = from;
  const events: PreBattleEvent[] = [];
  for (const action of actions) {
    const step = applyPreBattle(state, action, missions, dice);
    state = step.state;
    events.push(...step.events);
  }
  dice.finish();
  return { state, events };
}

export function faults(state: PreBattle, action: PreBattleAction): readonly Violation[] {
  return checkPreBattle(state, action, PACK);
}

export function codes(state: PreBattle, action: PreBattleAction): readonly string[] {
  return faults(state, action).map(({ code }) => code);
}

const both = <Action extends object>(action: Action) =>
  [
    { player: 'Ann', ...action },
    { player: 'Ben', ...action },
  ] as unknown as readonly PreBattleAction[];

/** Ann's army of Power Level 12 and Ben's of 8, unless told; up to the secret declarations. */
export function toDeclarations(
  options: { readonly ann?: ArmyList; readonly ben?: ArmyList; readonly mission?: string } = {},
): readonly PreBattleAction[] {
  const { ann = list(unit('a1', 8, 1), unit('a2', 4, 3)), ben = list(unit('b1', 4, 1), unit('b2', 4, 2)) } =
    options;
  return [
    { type: 'muster', player: 'Ann', list: ann },
    { type: 'muster', player: 'Ben', list: ben },
    ...both({ type: 'propose-mission', mission: options.mission ?? 'annihilation' }),
    ...both({ type: 'read-briefing' }),
    ...both({ type: 'propose-battlefield', battlefield: { width: 44, height: 60 } }),
  ];
}

/** Nobody in reserve, nobody embarked. */
export const allDeploy: readonly PreBattleAction[] = both({ type: 'declare', reserve: [], embarked: [] });
