import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWargameError } from 'wargame-rules';
import {
  CAPITAL_SHIP_STATUSES,
  checkLedger,
  DEED_TYPES,
  type Deed,
  forgetDeed,
  forgetFate,
  type Ledger,
  type LedgerSide,
  parseLedger,
  recordDeed,
  recordFate,
  recordObjectives,
  recordTurns,
  recordVerdict,
  startLedger,
  type ToldFate,
  unitOutcomes,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../../deepFreeze';
import { runs } from '../../../runs';
import { detailedLedger } from '../arbitraries';
import { battle, cruiser, fate, fleet, refusals } from '../build';

type Step = (ledger: Ledger) => Ledger;

const player = fc.constantFrom('Ann', 'Ben');
const unit = fc.constantFrom('c', 'c0', 'c1', 's0', 's1', 'd0', 't0', 'nobody');

/** What somebody may tap, right or wrong. */
const told: fc.Arbitrary<ToldFate> = fc.record(
  {
    id: unit,
    status: fc.constantFrom(...CAPITAL_SHIP_STATUSES),
    crippled: fc.boolean(),
    damageLost: fc.integer({ min: -1, max: 8 }),
    damageDealt: fc.nat({ max: 8 }),
    lost: fc.nat({ max: 6 }),
    crippledBy: unit,
    destroyedBy: unit,
  },
  { requiredKeys: ['id'] },
);
const fewTold = told.map(({ id, status, ...others }) => {
  const [first] = Object.entries(others);
  return { id, ...(status && { status }), ...(first && { [first[0]]: first[1] }) } as ToldFate;
});
const deed: fc.Arbitrary<Deed> = fc.record({
  type: fc.constantFrom(...DEED_TYPES),
  by: unit,
  target: unit,
});

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(player, fc.oneof(told, fewTold)).map(
    ([who, what]): Step =>
      (ledger) =>
        recordFate(ledger, who, what),
  ),
  fc.tuple(player, unit).map(
    ([who, id]): Step =>
      (ledger) =>
        forgetFate(ledger, who, id),
  ),
  fc.tuple(player, deed).map(
    ([who, what]): Step =>
      (ledger) =>
        recordDeed(ledger, who, what),
  ),
  fc.tuple(player, fc.nat({ max: 4 })).map(
    ([who, index]): Step =>
      (ledger) =>
        forgetDeed(ledger, who, index),
  ),
  fc.integer({ min: -1, max: 9 }).map(
    (turns): Step =>
      (ledger) =>
        recordTurns(ledger, turns),
  ),
  fc.constantFrom('Ann', 'Cid', null).map(
    (winner): Step =>
      (ledger) =>
        recordVerdict(ledger, winner),
  ),
  fc.tuple(player, fc.integer({ min: -1, max: 50 })).map(
    ([who, points]): Step =>
      (ledger) =>
        recordObjectives(ledger, who, [{ name: 'Held', points }]),
  ),
);

/** The ledger after a step; nothing where it was refused. Whatever else is thrown comes through. */
function attempted(ledger: Ledger, take: Step): Ledger | undefined {
  try {
    return take(ledger);
  } catch (thrown) {
    if (isWargameError(thrown)) return undefined;
    throw thrown;
  }
}

/** A ledger built up from its fleets, one thing after the other. */
function recorded({ sides, turns, verdict }: Ledger): Ledger {
  const steps = sides.flatMap((side): Step[] => [
    ...fatesOf(side).map(
      (what): Step =>
        (ledger) =>
          recordFate(ledger, side.player, what),
    ),
    ...(side.deeds ?? []).map(
      (what): Step =>
        (ledger) =>
          recordDeed(ledger, side.player, what),
    ),
    (ledger) => recordObjectives(ledger, side.player, side.objectives ?? []),
  ]);
  if (turns !== undefined) steps.push((ledger) => recordTurns(ledger, turns));
  if (verdict) steps.push((ledger) => recordVerdict(ledger, verdict.winner));
  const [first, second] = sides.map(({ player: who, fleet: own }) => ({ player: who, fleet: own }));
  const started = startLedger([first, second] as [LedgerSide, LedgerSide]);
  return steps.reduce((ledger, take) => take(ledger), started);
}

function fatesOf(side: LedgerSide): readonly ToldFate[] {
  const { capitalShips = [], squadrons = [], defences = [], transports = [] } = side;
  return [...capitalShips, ...squadrons, ...defences, ...transports];
}

/** A ledger without the lists that hold nothing; they say the same as none. */
function withoutEmpty({ sides, ...ledger }: Ledger): object {
  const full = ([, value]: [string, unknown]): boolean => !Array.isArray(value) || value.length > 0;
  return {
    ...ledger,
    sides: sides.map((side) => Object.fromEntries(Object.entries(side).filter(full))),
  };
}

describe('recording', () => {
  it('reaches every sound ledger', () => {
    fc.assert(
      fc.property(detailedLedger, (ledger) => {
        expect(withoutEmpty(recorded(ledger))).toEqual(withoutEmpty(ledger));
      }),
    );
  });

  it('reaches sound ledgers only, and never touches the one given', () => {
    let taken = 0;
    fc.assert(
      fc.property(detailedLedger, fc.array(step, { maxLength: 8 }), (ledger, steps) => {
        steps.reduce((so, take) => {
          const next = attempted(deepFreeze(so), take);
          if (!next) return so;
          taken++;
          expect(checkLedger(next)).toEqual([]);
          expect(parseLedger(next)).toStrictEqual(JSON.parse(JSON.stringify(next)));
          return next;
        }, ledger);
      }),
      { numRuns: runs(100, 2000) },
    );
    expect(taken).toBeGreaterThan(50);
  });

  it('of one fate twice is the same as once', () => {
    fc.assert(
      fc.property(detailedLedger, player, fc.oneof(told, fewTold), (ledger, who, what) => {
        const once = attempted(ledger, (so) => recordFate(so, who, what));
        fc.pre(once !== undefined);
        expect(recordFate(once, who, what)).toEqual(once);
      }),
    );
  });

  it('of the fates of different units goes in any order', () => {
    fc.assert(
      fc.property(detailedLedger, player, told, told, (ledger, who, one, other) => {
        fc.pre(one.id !== other.id);
        const both = (...whats: ToldFate[]) =>
          attempted(ledger, (so) => whats.reduce((to, what) => recordFate(to, who, what), so));
        const first = both(one, other);
        const second = both(other, one);
        expect(first && unitOutcomes(first, who)).toEqual(second && unitOutcomes(second, who));
      }),
    );
  });

  it('is undone by forgetting', () => {
    fc.assert(
      fc.property(detailedLedger, player, told, deed, (ledger, who, what, done) => {
        const fated = attempted(ledger, (so) => recordFate(forgetFate(so, who, what.id), who, what));
        if (fated) expect(forgetFate(fated, who, what.id)).toEqual(forgetFate(ledger, who, what.id));
        const acted = attempted(ledger, (so) => recordDeed(so, who, done));
        if (!acted) return;
        const index = (ledger.sides[who === 'Ann' ? 0 : 1].deeds ?? []).length;
        expect(withoutEmpty(forgetDeed(acted, who, index))).toEqual(withoutEmpty(ledger));
      }),
    );
  });

  it('leaves what it does not touch as it is, and keeps nothing that it is given', () => {
    const started = startLedger(
      battle({ fleet: fleet([cruiser('a')]) }, { fleet: fleet([cruiser('b')]) }).sides,
    );
    const done: Deed = { type: 'fire', by: 'a', target: 'b' };
    const next = recordDeed(started, 'Ann', done);
    expect(next.sides[1]).toBe(started.sides[1]);
    expect(next.sides[0].fleet).toBe(started.sides[0].fleet);
    expect(next.sides[0].deeds?.[0]).not.toBe(done);
    const goals = [{ name: 'Held', points: 5 }];
    expect(recordObjectives(next, 'Ben', goals).sides[1].objectives).not.toBe(goals);
    const crews = [cruiser('a')];
    const sides = battle({ fleet: fleet(crews) }, {}).sides;
    const kept = startLedger(sides);
    crews.push(cruiser('z'));
    expect(kept.sides[0].fleet.capitalShips).toHaveLength(1);
  });

  it('is refused for what can’t be, with its place', () => {
    const [ann, ben] = battle({}, {}).sides;
    const started = startLedger([ann, ben]);
    const nobody: readonly Step[] = [
      (so) => recordFate(so, 'Cid', fate("ann's", 'hulk')),
      (so) => forgetFate(so, 'Cid', "ann's"),
      (so) => recordDeed(so, 'Cid', { type: 'fire', by: "ann's", target: "ben's" }),
      (so) => forgetDeed(so, 'Cid', 0),
      (so) => recordObjectives(so, 'Cid', []),
      (so) => recordFate(so, Object.create(null), fate("ann's", 'hulk')),
    ];
    for (const take of nobody) {
      expect(refusals(() => take(started))).toEqual([['ledger/unknown-player', 'player']]);
    }
    expect(refusals(() => recordVerdict(started, 'Cid'))).toEqual([
      ['ledger/unknown-player', 'verdict.winner'],
    ]);
    expect(refusals(() => recordTurns(started, 0.5))).toEqual([['argument/not-a-whole-number', 'turns']]);
    expect(refusals(() => recordTurns(started, 0))).toEqual([['argument/out-of-range', 'turns']]);
    expect(refusals(() => forgetFate(started, 'Ann', "ben's"))).toEqual([['ledger/unknown-id', 'id']]);
    expect(refusals(() => forgetDeed(started, 'Ann', 0))).toEqual([['argument/out-of-range', 'index']]);
    expect(refusals(() => forgetDeed(started, 'Ann', -1))).toEqual([['argument/out-of-range', 'index']]);
    expect(refusals(() => forgetDeed(started, 'Ann', 'length' as never))).toEqual([
      ['argument/not-a-whole-number', 'index'],
    ]);
    expect(refusals(() => startLedger([ann, ann]))).toEqual([['ledger/same-player', 'sides[1].player']]);
    expect(refusals(() => startLedger(undefined as never))).toEqual([['argument/missing', 'sides']]);
    const odd = { ...ben, fleet: { ...ben.fleet, warnings: [Number.NaN] } };
    expect(refusals(() => startLedger([ann, odd]))).toEqual([
      ['parse/malformed', 'sides[1].fleet.warnings[0]'],
    ]);
    const priceless = { ...ben, fleet: fleet([cruiser('b', { points: Number.NaN })]) };
    expect(refusals(() => startLedger([ann, priceless]))).toEqual([
      ['argument/not-a-whole-number', 'sides[1].fleet.capitalShips[0].points'],
    ]);
    expect(
      refusals(() => recordDeed(started, 'Ann', { type: 'ram', by: 'x', target: 'y' } as never)),
    ).toEqual([
      ['argument/unknown-value', 'deed.type'],
      ['ledger/unknown-id', 'deed.by'],
      ['ledger/unknown-id', 'deed.target'],
    ]);
    expect(refusals(() => recordDeed(started, 'Ann', null as never))).toEqual([['argument/missing', 'deed']]);
    expect(refusals(() => recordObjectives(started, 'Ann', [{ name: '', points: -1 }]))).toEqual([
      ['argument/missing', 'objectives[0].name'],
      ['argument/out-of-range', 'objectives[0].points'],
    ]);
    expect(refusals(() => recordObjectives(started, 'Ann', undefined as never))).toEqual([
      ['argument/missing', 'objectives'],
    ]);
  });

  it('is refused for a ledger with faults, by those', () => {
    const faulty = battle({ capitalShips: [fate('nobody', 'hulk')] }, {});
    const steps: readonly Step[] = [
      (so) => recordFate(so, 'Ann', fate("ann's", 'hulk')),
      (so) => forgetFate(so, 'Ann', "ann's"),
      (so) => recordDeed(so, 'Ann', { type: 'fire', by: "ann's", target: "ben's" }),
      (so) => forgetDeed(so, 'Ann', 0),
      (so) => recordObjectives(so, 'Ann', []),
      (so) => recordTurns(so, 2),
      (so) => recordVerdict(so, null),
    ];
    for (const take of steps) {
      expect(refusals(() => take(faulty))).toEqual([['ledger/unknown-id', 'sides[0].capitalShips[0].id']]);
      expect(refusals(() => take(null as never))).toEqual([['argument/missing', undefined]]);
    }
  });
});
