import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { replay } from 'wargame-rules';
import {
  checkFleet,
  checkLedger,
  type Fleet,
  fleetPoints,
  type Ledger,
  victoryPoints,
} from 'wargame-rules/battlefleet-gothic';
import { type ArmyList, annihilation, checkArmyList, musterArmy, scoreBattle } from 'wargame-rules/open-play';
import { armyLists, battles, fleets, ledgers, matches } from 'wargame-rules/testing';
import { duel } from './duel';
import { inPlay } from './inPlay';

type Of<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

describe('the arbitraries', { timeout: 60_000 }, () => {
  it('fit the systems, which the kit does not import', () => {
    expectTypeOf<Of<ReturnType<typeof armyLists>>>().toExtend<ArmyList>();
    expectTypeOf<Of<ReturnType<typeof fleets>>>().toExtend<Fleet>();
    expectTypeOf<Of<ReturnType<typeof ledgers>>>().toExtend<Ledger>();
  });

  it('give army lists that can be mustered', () => {
    fc.assert(
      fc.property(armyLists(), (list) => {
        expect(checkArmyList(list)).toEqual([]);
        const { units, powerLevel } = musterArmy(list);
        expect(units).toHaveLength(list.units.length);
        expect(powerLevel).toBe(list.units.reduce((sum, { powerRating }) => sum + powerRating, 0));
      }),
    );
  });

  it('give sound fleets', () => {
    fc.assert(
      fc.property(fleets(), (fleet) => {
        expect(checkFleet(fleet)).toEqual([]);
        expect(fleetPoints(fleet)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('give sound ledgers, some of them with losses', () => {
    let losses = 0;
    fc.assert(
      fc.property(ledgers(), (ledger) => {
        expect(checkLedger(ledger)).toEqual([]);
        const { sides } = victoryPoints(ledger);
        if (sides.some(({ total }) => total > 0)) losses++;
      }),
    );
    expect(losses).toBeGreaterThan(20);
  });

  it('give matches at any moment, over or not', () => {
    const seen = { begun: 0, over: 0 };
    fc.assert(
      fc.property(matches(duel, { turns: 3 }), (match) => {
        expect(replay(duel, match.record)).toEqual(match);
        if (match.record.steps.length > 0) seen.begun++;
        if (duel.outcome(match.state)) seen.over++;
      }),
    );
    expect(seen.begun).toBeGreaterThan(seen.over);
    expect(seen.over).toBeGreaterThan(0);
  });

  it('give battles at any moment, over or not', () => {
    const seen = new Set<boolean>();
    fc.assert(
      fc.property(battles(inPlay(annihilation), 40), (battle) => {
        seen.add(battle.over);
        expect(scoreBattle(annihilation, battle)).toHaveLength(2);
      }),
      { numRuns: 30, seed: 4 },
    );
    expect([...seen].sort()).toEqual([false, true]);
  });
});
