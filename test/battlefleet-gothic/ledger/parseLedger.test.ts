import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWargameError } from 'wargame-rules';
import {
  battleResult,
  checkLedger,
  type Ledger,
  parseLedger,
  unitOutcomes,
  victoryPoints,
  viewLedger,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { runs } from '../../runs';
import { detailedLedger } from './arbitraries';
import { battle, refusals } from './build';
import { twisted } from './twisted';

/** The ledger, or nothing where it was refused for a reason; whatever else is thrown comes through. */
function read(json: unknown): Ledger | undefined {
  try {
    return parseLedger(json);
  } catch (thrown) {
    if (!isWargameError(thrown)) throw thrown;
    expect(thrown.violations.length).toBeGreaterThan(0);
    return undefined;
  }
}

/** What was read is what was given, sound, and can be scored. */
function expectSound(json: unknown): void {
  const told = read(json);
  if (!told) return;
  expect(told).toEqual(JSON.parse(JSON.stringify(json)));
  expect(checkLedger(told)).toEqual([]);
  battleResult(told);
  victoryPoints(told);
  for (const { player } of told.sides) {
    unitOutcomes(told, player);
    viewLedger(told, player);
  }
}

describe('a ledger read from JSON', () => {
  it('C89: is equal to the one written, whatever it tells', () => {
    fc.assert(
      fc.property(detailedLedger, (told) => {
        expect(checkLedger(told)).toEqual([]);
        expect(parseLedger(deepFreeze(told))).toEqual(told);
        expect(parseLedger(JSON.parse(JSON.stringify(told)))).toEqual(told);
      }),
    );
  });

  it('shares nothing with what was given, and drops what JSON drops', () => {
    const told = battle({ deeds: [] }, {});
    const read = parseLedger({ ...told, turns: undefined });
    expect(Object.keys(read)).toEqual(['sides']);
    expect(read.sides).not.toBe(told.sides);
    expect(read.sides[0].fleet).not.toBe(told.sides[0].fleet);
    expect(read.sides[0].fleet.capitalShips[0]).not.toBe(told.sides[0].fleet.capitalShips[0]);
    expect(read.sides[0].deeds).not.toBe(told.sides[0].deeds);
  });

  it('is sound, or refused with reasons: one place twisted', () => {
    fc.assert(fc.property(detailedLedger.chain(twisted), expectSound), { numRuns: runs(250, 5000) });
  });

  it('is sound, or refused with reasons: anything at all', () => {
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
    );
    fc.assert(
      fc.property(anything, (junk) => {
        expect(read(junk)).toBeUndefined();
        expectSound({ sides: junk });
        expectSound({ sides: [junk, junk] });
      }),
    );
  });

  it('is refused with every reason and its place', () => {
    const [ann, ben] = battle({}, {}).sides;
    const fates = [{ id: 'nobody', status: 'lost' }];
    expect(refusals(() => parseLedger({ sides: [{ ...ann, capitalShips: fates }, ben], turns: 0 }))).toEqual([
      ['argument/unknown-value', 'sides[0].capitalShips[0].status'],
      ['ledger/unknown-id', 'sides[0].capitalShips[0].id'],
      ['argument/out-of-range', 'turns'],
    ]);
    expect(refusals(() => parseLedger(undefined))).toEqual([['parse/malformed', undefined]]);
    expect(refusals(() => parseLedger('{}'))).toEqual([['argument/missing', undefined]]);
    expect(refusals(() => parseLedger({ sides: [ann, { ...ben, deeds: new Map() }] }))).toEqual([
      ['parse/malformed', 'sides[1].deeds'],
    ]);
    const circle: { sides?: unknown } = {};
    circle.sides = circle;
    expect(refusals(() => parseLedger(circle)).map(([code]) => code)).toEqual(['parse/malformed']);
    const proto = JSON.parse('{ "__proto__": { "turns": 1 }, "sides": [] }');
    expect(refusals(() => parseLedger(proto))).toContainEqual(['argument/unknown-value', '__proto__']);
  });
});
