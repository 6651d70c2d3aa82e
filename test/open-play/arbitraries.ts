import fc from 'fast-check';
import { type Base, type Dice, seededDice } from 'wargame-rules';
import {
  type Army,
  annihilation,
  type Battle,
  type BattleSetUp,
  type BattleUnit,
  checkFact,
  type Mission,
  musterArmy,
  type ReportedFact,
  reportFact,
  startBattle,
  type UnitEntry,
} from 'wargame-rules/open-play';
import { deepFreeze } from '../deepFreeze';

export const base: fc.Arbitrary<Base> = fc.oneof(
  fc.record({ shape: fc.constant('round' as const), diameter: fc.double({ min: 0.5, max: 4, noNaN: true }) }),
  fc.record({
    shape: fc.constantFrom('oval' as const, 'rectangle' as const),
    length: fc.double({ min: 0.5, max: 4, noNaN: true }),
    width: fc.double({ min: 0.5, max: 4, noNaN: true }),
  }),
);

const unitEntry = (index: number): fc.Arbitrary<UnitEntry> =>
  fc
    .record({
      powerRating: fc.integer({ min: 0, max: 15 }),
      leadership: fc.integer({ min: 1, max: 10 }),
      transportCapacity: fc.option(fc.integer({ min: 1, max: 15 }), { nil: undefined, freq: 2 }),
      count: fc.integer({ min: 1, max: 10 }),
      base: fc.option(base, { nil: undefined }),
      save: fc.option(fc.integer({ min: 2, max: 7 }), { nil: undefined }),
      keywords: fc.subarray(['CHARACTER', 'INFANTRY', 'VEHICLE']),
    })
    .map(({ count, base: stand, save, transportCapacity, ...unit }) => ({
      ...unit,
      ...(transportCapacity !== undefined && { transportCapacity }),
      id: `u${index}`,
      name: `Unit ${index}`,
      models: [
        {
          id: `m${index}`,
          name: `Model ${index}`,
          count,
          ...(stand && { base: stand }),
          ...(save !== undefined && { save }),
        },
      ],
    }));

/** The units of an army list: 1 to 6, of 1 to 10 models each; the first holds the Warlord. */
export const unitEntries: fc.Arbitrary<readonly UnitEntry[]> = fc
  .integer({ min: 1, max: 6 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => unitEntry(index))))
  .map(([first, ...others]) => [{ ...(first as UnitEntry), warlord: true }, ...others]);

export const army = (prefix: string): fc.Arbitrary<Army> =>
  unitEntries.map((units) =>
    musterArmy({ name: prefix, units }, { prefix, warlordTrait: 'Inspiring Leader' }),
  );

/** Both armies on the battlefield, some units of each in reserve. */
export const setUp: fc.Arbitrary<BattleSetUp> = fc
  .record({
    attacker: army('a-'),
    defender: army('d-'),
    reserve: fc.array(fc.constantFrom('u1', 'u2', 'u3'), { maxLength: 2 }),
    firstTurn: fc.constantFrom('attacker' as const, 'defender' as const),
    unarrivedReserves: fc.constantFrom('ignored' as const, 'destroyed' as const),
  })
  .map(({ attacker, defender, reserve, firstTurn, unarrivedReserves }) => {
    const side = (own: Army, prefix: string) => ({
      army: own,
      reserve: own.units.map(({ id }) => id).filter((id) => reserve.some((one) => `${prefix}${one}` === id)),
    });
    return { attacker: side(attacker, 'a-'), defender: side(defender, 'd-'), firstTurn, unarrivedReserves };
  });

/** What may have happened next, legal or not, chosen by a list of numbers. */
export function candidate(battle: Battle, numbers: readonly number[]): ReportedFact {
  let at = 0;
  const next = (below: number): number => (numbers[at++ % numbers.length] as number) % below;
  const units = battle.armies.flatMap((side) => side.units);
  const pick = (of: readonly BattleUnit[] = units): BattleUnit => of[next(of.length)] as BattleUnit;
  const left = (unit: BattleUnit): string[] =>
    unit.models.filter(({ status }) => status === 'fighting').map(({ id }) => id);
  const places = (unit: BattleUnit) =>
    left(unit).map((model) => ({
      model,
      at: { x: 4 + next(36), y: 4 + next(22) },
      ...(next(2) === 0 && { facing: next(360) }),
    }));
  const fleeing = units.find(({ id }) => id === battle.flight?.unit);
  if (battle.flight && fleeing && next(4) > 0) {
    const aboard = units.find(({ place }) => place.where === 'embarked' && place.transport === fleeing.id);
    return aboard
      ? { type: 'unit-disembarked', unit: aboard.id }
      : { type: 'flee', models: left(fleeing).slice(0, battle.flight.models) };
  }
  const unit = pick();
  const models = left(unit);
  switch (next(17)) {
    case 0:
    case 1:
      return { type: 'models-destroyed', models: models.slice(next(3)) };
    case 2:
      return { type: 'models-fled', models: models.slice(0, 1) };
    case 3:
      return { type: 'models-moved', positions: places(unit) };
    case 4: {
      const cut = next(Math.max(1, models.length));
      const into = [
        {
          id: next(2) === 0 ? unit.id : `${unit.id}+${battle.round}${next(99)}`,
          models: models.slice(0, cut),
        },
        { id: `${unit.id}-${battle.round}${next(99)}`, name: 'Split', models: models.slice(cut) },
      ];
      return { type: 'unit-split', unit: unit.id, into };
    }
    case 5:
    case 6: {
      const transports = units.filter(({ transportCapacity }) => transportCapacity !== undefined);
      const transport = pick(transports.length > 0 ? transports : units);
      return { type: 'unit-embarked', unit: unit.id, transport: transport.id };
    }
    case 7:
    case 8: {
      const off = units.filter(({ place }) => place.where === 'embarked' || place.where === 'reserve');
      const coming = pick(off.length > 0 ? off : units);
      const type = coming.place.where === 'embarked' ? 'unit-disembarked' : 'unit-arrived';
      return { type, unit: coming.id, ...(next(2) === 0 && { positions: places(coming) }) };
    }
    case 9:
      return { type: 'unit-withdrawn', unit: unit.id };
    case 15: {
      const gone = unit.models.filter(({ status }) => status !== 'fighting').map(({ id }) => id);
      const returning = gone.slice(0, 1 + next(2));
      const spots = returning.map((model) => ({ model, at: { x: 4 + next(36), y: 4 + next(22) } }));
      return {
        type: 'models-returned',
        models: returning,
        ...(next(2) === 0 && { positions: spots }),
      };
    }
    case 16: {
      const id = `summoned-${battle.round}${next(9)}`;
      const summoned = {
        id,
        name: 'Summoned',
        powerRating: next(9),
        models: [{ id: `${id}.m`, name: 'M', count: 1 + next(3) }],
      };
      return { type: 'unit-added', role: next(2) === 0 ? 'attacker' : 'defender', unit: summoned };
    }
    case 10:
      return next(3) === 0 ? { type: 'unit-left', unit: unit.id } : { type: 'turn-ended' };
    case 11:
      return { type: 'unit-changed-sides', unit: unit.id };
    case 12:
    case 13:
      return { type: 'morale-test', unit: unit.id, ...(next(2) === 0 && { leadership: 1 + next(4) }) };
    default:
      return { type: 'turn-ended' };
  }
}

/** A battle that went on for some legal facts: every state on the way, the first included. */
export interface Course {
  readonly battles: readonly [Battle, ...Battle[]];
  readonly facts: readonly ReportedFact[];
}

export function playedCourse(
  mission: Mission,
  start: BattleSetUp,
  choices: readonly (readonly number[])[],
  dice: Dice = seededDice('course'),
): Course {
  const battles: [Battle, ...Battle[]] = [deepFreeze(startBattle(mission, deepFreeze(start), dice))];
  const facts: ReportedFact[] = [];
  for (const numbers of choices) {
    const battle = battles[battles.length - 1] as Battle;
    if (battle.over) break;
    const fact = deepFreeze(candidate(battle, numbers));
    if (checkFact(mission, battle, fact).length > 0) continue;
    facts.push(fact);
    battles.push(deepFreeze(reportFact(mission, battle, fact, dice).state));
  }
  return { battles, facts };
}

export const choices: fc.Arbitrary<readonly (readonly number[])[]> = fc.array(
  fc.array(fc.nat(10_000), { minLength: 5, maxLength: 12 }),
  { minLength: 12, maxLength: 40, size: 'max' },
);

/** A battle of Annihilation, and how it went. */
export const course: fc.Arbitrary<Course> = fc
  .tuple(setUp, choices)
  .map(([start, chosen]) => playedCourse(annihilation, start, chosen));
