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
  fallBack,
  helperAllowance,
  MODEL_KINDS,
  type ModelKind,
  moveCarrier,
  needsTerrainTest,
  objectiveRules,
  objectivesWith,
  removeCasualties,
} from 'wargame-rules/movable-objectives';
import { inches, typeNames } from './arbitraries';
import {
  ABOARD,
  BOY,
  battle,
  DREAD,
  ENEMY,
  moving,
  NOB,
  objectiveOf,
  reasons,
  TRUKK,
  thrownBy,
} from './build';

/** A set in which a model of a kind carries an objective of some types. */
const carriedBy = (kind: ModelKind, types: readonly string[] = [], rules = ASTRONOMICON) =>
  moving(
    [{ id: 'relic', types, carriedBy: { ...BOY, kind, ...(kind === 'walker' && { hand: true }) } }],
    rules,
  );
const CARRIERS = MODEL_KINDS.filter((kind) => kind !== 'transport' && kind !== 'vehicle');
const EXEMPT: readonly ModelKind[] = ['monstrous-creature', 'flying-monstrous-creature', 'walker'];

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

describe('moving', () => {
  it('MO-CUMB-1: what is Cumbersome moves only while a second model of the side helps', () => {
    const set = carriedBy('infantry', ['cumbersome']);
    const move = (helper?: CarrierMove['helper'], distance = 2) =>
      reasons(checkMove(set, { carrier: 'boy', distance, ...(helper && { helper }) }, ASTRONOMICON));
    const refused = ['objective/no-helper MO-CUMB-1'];
    expect(move({ model: NOB, touchesCarrier: true })).toEqual([]);
    expect(move()).toEqual(refused);
    expect(move({ model: NOB, touchesCarrier: false })).toEqual(refused);
    expect(move({ model: ENEMY, touchesCarrier: true })).toEqual(refused);
    expect(move({ model: BOY, touchesCarrier: true })).toEqual(refused);
    // Who stands still needs no help.
    expect(move(undefined, 0)).toEqual([]);
  });

  it('MO-CUMB-2: both move as in difficult terrain; the strong are free of it', () => {
    for (const kind of CARRIERS) {
      const set = carriedBy(kind, ['cumbersome']);
      const isFree = EXEMPT.includes(kind);
      expect(carrierReport(set, 'boy', ASTRONOMICON)).toMatchObject({
        needsHelper: !isFree,
        allowance: isFree ? 'normal' : 'difficult-terrain',
      });
      const helper = { ...NOB, kind, ...(kind === 'walker' && { hand: true }) };
      expect(helperAllowance(set, 'boy', helper, ASTRONOMICON)).toBe(isFree ? 'normal' : 'difficult-terrain');
    }
    // Other types of the same objective don't change it.
    const frail = carriedBy('infantry', ['cumbersome', 'fragile']);
    expect(helperAllowance(frail, 'boy', NOB, ASTRONOMICON)).toBe('difficult-terrain');
    const handless = { ...NOB, kind: 'walker' } as const;
    const carried = carriedBy('infantry', ['cumbersome']);
    expect(helperAllowance(carried, 'boy', handless, ASTRONOMICON)).toBe('difficult-terrain');
    expect(helperAllowance(carriedBy('infantry'), 'boy', NOB, ASTRONOMICON)).toBe('normal');
    // Who stands beside the strong helps nobody.
    for (const kind of EXEMPT) {
      const strong = carriedBy(kind, ['cumbersome']);
      expect(helperAllowance(strong, 'boy', NOB, ASTRONOMICON)).toBe('normal');
    }
    const aboard = moving([{ id: 'relic', types: ['cumbersome'], aboard: ABOARD }]);
    expect(carrierReport(aboard, 'trukk', ASTRONOMICON)).toMatchObject({
      needsHelper: false,
      allowance: 'normal',
    });
    expect(checkMove(aboard, { carrier: 'trukk', distance: 12 }, ASTRONOMICON)).toEqual([]);
  });

  it('MO-COMP-1: what is Compact lifts every limit on its carrier', () => {
    for (const kind of CARRIERS) {
      expect(carrierReport(carriedBy(kind, ['compact']), 'boy', ASTRONOMICON)).toMatchObject({
        mayRun: true,
        mayFire: true,
        mayFireOverwatch: true,
        mayTurboBoost: true,
        terrainTestBeyond: null,
        dropsInCharges: false,
      });
    }
    const boost: CarrierMove = { carrier: 'boy', distance: 24, manner: 'turbo-boost' };
    expect(moveCarrier(carriedBy('jetbike', ['compact']), boost, ASTRONOMICON).events).toEqual([
      { type: 'moved', objective: 'relic', with: 'boy', distance: 24 },
    ]);
  });

  it('MO-COMP-1, MO-DROP-2: but falling back drops it', () => {
    const { events } = fallBack(carriedBy('bike', ['compact']), { models: ['boy'] }, ASTRONOMICON);
    expect(events).toEqual([{ type: 'dropped', objective: 'relic', from: 'boy', reason: 'fall-back' }]);
  });

  it('MO-FRAG-1, C69: what is Fragile moves 6" in a turn and no more, with anybody', () => {
    for (const kind of CARRIERS) {
      const set = carriedBy(kind, ['fragile']);
      expect(checkMove(set, { carrier: 'boy', distance: 6 }, ASTRONOMICON)).toEqual([]);
      expect(reasons(checkMove(set, { carrier: 'boy', distance: 7 }, ASTRONOMICON))).toEqual([
        'objective/moved-too-far MO-FRAG-1',
      ]);
    }
    const aboard = moving([
      { id: 'relic', types: ['fragile'], aboard: ABOARD },
      { id: 'crate', aboard: ABOARD },
    ]);
    expect(carrierReport(aboard, 'trukk', ASTRONOMICON).distanceLeft).toBe(6);
    expect(reasons(checkMove(aboard, { carrier: 'trukk', distance: 7 }, ASTRONOMICON))).toEqual([
      'objective/moved-too-far MO-FRAG-1',
    ]);
  });

  it('MO-FRAG-1: any way of cutting the 6" into moves comes to the same', () => {
    fc.assert(
      fc.property(fc.array(inches, { maxLength: 6 }), (distances) => {
        let state = carriedBy('cavalry', ['fragile']);
        let sum = 0;
        for (const distance of distances) {
          const isAllowed = sum + distance <= 6 || distance === 0;
          const thrown = thrownBy(() => {
            state = moveCarrier(state, { carrier: 'boy', distance }, ASTRONOMICON).state;
          });
          expect(thrown.length === 0).toBe(isAllowed);
          if (isAllowed) sum += distance;
        }
        expect(objectiveOf(state, 'relic').movedThisTurn).toBe(sum);
        expect(carrierReport(state, 'boy', ASTRONOMICON).distanceLeft).toBe(6 - sum);
      }),
    );
  });

  it('MO-FRAG-1, C30: nine short moves that make 6" are 6", whatever rounding adds', () => {
    let state = carriedBy('infantry', ['fragile']);
    for (const distance of [0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.4]) {
      state = moveCarrier(state, { carrier: 'boy', distance }, ASTRONOMICON).state;
    }
    expect(objectiveOf(state, 'relic').movedThisTurn).toBeGreaterThan(6);
    expect(reasons(checkMove(state, { carrier: 'boy', distance: 0.01 }, ASTRONOMICON))).toEqual([
      'objective/moved-too-far MO-FRAG-1',
    ]);
  });

  it('MO-FRAG-1: swinging it round its carrier counts as moving it', () => {
    const at = { x: 0, y: 0 };
    const set = moving([{ id: 'relic', types: ['fragile'], carriedBy: BOY, at }]);
    const swing = { carrier: 'boy', distance: 5, at: { x: 6.5, y: 0 } };
    expect(reasons(checkMove(set, swing, ASTRONOMICON))).toEqual(['objective/moved-too-far MO-FRAG-1']);
    const { state } = moveCarrier(set, { ...swing, at: { x: 5.5, y: 0 } }, ASTRONOMICON);
    expect(objectiveOf(state, 'relic').movedThisTurn).toBe(5.5);
  });

  it('MO-CLAIM-1: nobody moves on after the moves have ended', () => {
    const set = battle([{ id: 'relic', carriedBy: BOY }]);
    expect(reasons(checkMove(set, { carrier: 'boy', distance: 1 }, ASTRONOMICON))).toEqual([
      'objective/moves-over',
    ]);
  });

  it('keeps a place that nobody tells only as long as nothing moves', () => {
    const set = moving([{ id: 'relic', carriedBy: BOY, at: { x: 1, y: 2 } }]);
    const still = moveCarrier(set, { carrier: 'boy', distance: 0 }, ASTRONOMICON).state;
    expect(objectiveOf(still, 'relic').at).toEqual({ x: 1, y: 2 });
    const moved = moveCarrier(set, { carrier: 'boy', distance: 1 }, ASTRONOMICON).state;
    expect(objectiveOf(moved, 'relic').at).toBeNull();
  });
});

describe('teleporting, on which the rules are silent', () => {
  const teleport: CarrierMove = { carrier: 'boy', distance: 9, manner: 'teleport' };

  it('C69: is refused unless the players have agreed on what it does', () => {
    expect(reasons(checkMove(carriedBy('infantry'), teleport, ASTRONOMICON))).toEqual([
      'objective/may-not-teleport MO-CLAIM-4',
    ]);
  });

  it('C69: leaves the objective behind, if they have', () => {
    const rules = objectiveRules({ teleporting: 'leave' });
    const set = moving([{ id: 'relic', types: ['fragile'], carriedBy: BOY, at: { x: 1, y: 1 } }], rules);
    const { state, events } = moveCarrier(set, { ...teleport, at: { x: 9, y: 9 } }, rules);
    expect(events).toEqual([{ type: 'dropped', objective: 'relic', from: 'boy', reason: 'teleport' }]);
    expect(objectiveOf(state, 'relic')).toMatchObject({ place: { kind: 'table' }, at: { x: 1, y: 1 } });
    // On foot it goes along, whatever was agreed.
    const onFoot = moveCarrier(set, { carrier: 'boy', distance: 3 }, rules);
    expect(onFoot.events).toEqual([{ type: 'moved', objective: 'relic', with: 'boy', distance: 3 }]);
    expect(objectiveOf(onFoot.state, 'relic').place.kind).toBe('carried');
    const aboard = moving([{ id: 'relic', aboard: ABOARD }], rules);
    expect(moveCarrier(aboard, { ...teleport, carrier: 'trukk' }, rules).events).toEqual([
      { type: 'moved', objective: 'relic', with: 'trukk', distance: 9 },
    ]);
  });

  it('C69: or carries it along, as far as its types allow, without a terrain test', () => {
    const rules = objectiveRules({ teleporting: 'carry' });
    expect(moveCarrier(carriedBy('infantry', [], rules), teleport, rules).events).toEqual([
      { type: 'moved', objective: 'relic', with: 'boy', distance: 9 },
    ]);
    expect(reasons(checkMove(carriedBy('infantry', ['fragile'], rules), teleport, rules))).toEqual([
      'objective/moved-too-far MO-FRAG-1',
    ]);
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
