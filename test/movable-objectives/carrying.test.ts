import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import {
  ASTRONOMICON,
  type CarrierMove,
  carrierReport,
  checkMove,
  claimObjective,
  embark,
  moveCarrier,
  needsTerrainTest,
  objectiveRules,
  objectivesWith,
  removeCasualties,
} from 'wargame-rules/movable-objectives';
import { typeNames } from './arbitraries';
import { ABOARD, BOY, DREAD, ENEMY, moving, NOB, objectiveOf, reasons, TRUKK } from './build';
import { CARRIERS, carriedBy, EXEMPT } from './carriedBy';

describe('what a carrier may do', () => {
  it('MO-CARRY-1: it neither runs nor fires, and a move above 6" takes a test', () => {
    const set = carriedBy('infantry');
    expect(carrierReport(set, 'boy', ASTRONOMICON)).toEqual({
      objectives: ['relic'],
      mayRun: false,
      mayFire: false,
      mayFireOverwatch: false,
      mayTurboBoost: true,
      terrainTestBeyond: 6,
      allowance: 'normal',
      needsHelper: false,
      dropsInCharges: true,
      distanceLeft: null,
    });
    const run = checkMove(set, { carrier: 'boy', distance: 3, manner: 'run' }, ASTRONOMICON);
    expect(reasons(run)).toEqual(['objective/may-not-run MO-CARRY-1']);
  });

  it('MO-CARRY-1, C69: exactly 6" takes no test, even as a sum that rounding made more', () => {
    const set = carriedBy('infantry');
    const sum = 0.7 + 0.7 + 0.7 + 0.7 + 0.7 + 0.7 + 0.7 + 0.7 + 0.4;
    expect(sum).toBeGreaterThan(6);
    for (const [distance, isDue] of [
      [0, false],
      [6, false],
      [sum, false],
      [6.01, true],
      [7, true],
    ] as const) {
      expect(needsTerrainTest(set, 'boy', distance, ASTRONOMICON)).toBe(isDue);
    }
  });

  it('MO-CARRY-1: a move in parts is one move, with one test', () => {
    let state = carriedBy('cavalry');
    const tests: boolean[] = [];
    for (const distance of [4, 2, 3, 3]) {
      const step = moveCarrier(state, { carrier: 'boy', distance }, ASTRONOMICON);
      tests.push(step.events.some(({ type }) => type === 'terrain-test'));
      state = step.state;
    }
    expect(tests).toEqual([false, false, true, false]);
  });

  it('MO-CARRY-1: what another carrier moved is not counted against a new one', () => {
    let state = carriedBy('cavalry');
    state = moveCarrier(state, { carrier: 'boy', distance: 5 }, ASTRONOMICON).state;
    state = removeCasualties(state, { models: ['boy'] }).state;
    const claim = { objective: 'relic', model: NOB, by: 'sweeping-advance', touchedBy: ['nob'] } as const;
    state = claimObjective(state, claim, ASTRONOMICON, scriptedDice([])).state;
    expect(needsTerrainTest(state, 'nob', 5, ASTRONOMICON)).toBe(false);
    expect(needsTerrainTest(state, 'nob', 7, ASTRONOMICON)).toBe(true);
  });

  it('MO-CARRY-2, C69: Monstrous Creatures, Walkers and Transports are exempt from all of it', () => {
    for (const kind of CARRIERS) {
      const report = carrierReport(carriedBy(kind), 'boy', ASTRONOMICON);
      const isExempt = EXEMPT.includes(kind);
      expect({ kind, run: report.mayRun, fire: report.mayFire, test: report.terrainTestBeyond }).toEqual({
        kind,
        run: isExempt,
        fire: isExempt,
        test: isExempt ? null : 6,
      });
    }
    const aboard = moving([{ id: 'relic', aboard: ABOARD }]);
    expect(needsTerrainTest(aboard, 'trukk', 12, ASTRONOMICON)).toBe(false);
    expect(moveCarrier(aboard, { carrier: 'trukk', distance: 12 }, ASTRONOMICON).events).toEqual([
      { type: 'moved', objective: 'relic', with: 'trukk', distance: 12 },
    ]);
  });

  it('MO-CARRY-2: or from the test alone, where the players read it so', () => {
    const rules = objectiveRules({ carryExemption: 'terrain' });
    for (const kind of EXEMPT) {
      const report = carrierReport(carriedBy(kind, [], rules), 'boy', rules);
      expect(report).toMatchObject({ mayRun: false, mayFire: false, terrainTestBeyond: null });
    }
    const aboard = moving([{ id: 'relic', aboard: ABOARD }]);
    expect(carrierReport(aboard, 'trukk', rules)).toMatchObject({ mayFire: true, terrainTestBeyond: null });
  });

  it("MO-CARRY-3: Bikes and Jetbikes can't turbo-boost", () => {
    const barred = CARRIERS.filter(
      (kind) => !carrierReport(carriedBy(kind), 'boy', ASTRONOMICON).mayTurboBoost,
    );
    expect(barred).toEqual(['bike', 'jetbike']);
    const boost: CarrierMove = { carrier: 'boy', distance: 6, manner: 'turbo-boost' };
    expect(reasons(checkMove(carriedBy('jetbike'), boost, ASTRONOMICON))).toEqual([
      'objective/may-not-turbo-boost MO-CARRY-3',
    ]);
  });

  it('MO-CARRY-4: what a casualty carried stays where it is, unclaimed', () => {
    const set = moving([
      { id: 'relic', carriedBy: BOY, at: { x: 2, y: 3 } },
      { id: 'crate', carriedBy: NOB },
      { id: 'other', carriedBy: ENEMY },
    ]);
    const { state, events } = removeCasualties(set, { models: ['nob', 'boy', 'nobody'] });
    expect(events).toEqual([
      { type: 'dropped', objective: 'relic', from: 'boy', reason: 'casualty' },
      { type: 'dropped', objective: 'crate', from: 'nob', reason: 'casualty' },
    ]);
    expect(objectiveOf(state, 'relic')).toMatchObject({ place: { kind: 'table' }, at: { x: 2, y: 3 } });
    expect(objectivesWith(state, 'enemy').map(({ id }) => id)).toEqual(['other']);
  });

  it('binds nobody who carries nothing', () => {
    const report = carrierReport(moving([{ id: 'relic' }]), 'boy', ASTRONOMICON);
    expect(report).toMatchObject({ objectives: [], mayRun: true, mayFire: true, mayFireOverwatch: true });
    const move = checkMove(moving([{ id: 'relic' }]), { carrier: 'boy', distance: 3 }, ASTRONOMICON);
    expect(reasons(move)).toEqual(['objective/not-carrying']);
  });

  it('MO-FRAG-1: tells the least distance that is left to anything aboard', () => {
    let set = moving([
      { id: 'vase', types: ['fragile'], aboard: ABOARD },
      { id: 'crate', aboard: ABOARD },
      { id: 'urn', types: ['fragile'], carriedBy: BOY },
    ]);
    set = moveCarrier(set, { carrier: 'boy', distance: 2 }, ASTRONOMICON).state;
    set = embark(set, { models: ['boy'], transport: TRUKK }, ASTRONOMICON).state;
    expect(carrierReport(set, 'trukk', ASTRONOMICON)).toMatchObject({
      objectives: ['vase', 'crate', 'urn'],
      distanceLeft: 4,
    });
  });

  it('tells hands and hold of a Walker apart that is a transport as well', () => {
    const set = moving([
      { id: 'fuel', aboard: { transport: 'dread', side: 'red' } },
      { id: 'relic', types: ['cumbersome'], carriedBy: DREAD },
    ]);
    expect(carrierReport(set, 'dread', ASTRONOMICON).objectives).toEqual(['fuel', 'relic']);
    const { state } = moveCarrier(set, { carrier: 'dread', distance: 5 }, ASTRONOMICON);
    expect(state.objectives.map(({ movedThisTurn }) => movedThisTurn)).toEqual([5, 5]);
  });
});

describe('all combinations of types', () => {
  it('MO-TYPE-1: bind a carrier by each of them', () => {
    fc.assert(
      fc.property(typeNames, fc.constantFrom(...CARRIERS), (types, kind) => {
        const report = carrierReport(carriedBy(kind, types), 'boy', ASTRONOMICON);
        const has = (type: string): boolean => types.includes(type);
        const strong = EXEMPT.includes(kind);
        expect(report.mayRun).toBe(strong || has('compact'));
        expect(report.needsHelper).toBe(has('cumbersome') && !strong);
        expect(report.dropsInCharges).toBe(!has('compact'));
        expect(report.distanceLeft).toBe(has('fragile') ? 6 : null);
      }),
    );
  });
});
