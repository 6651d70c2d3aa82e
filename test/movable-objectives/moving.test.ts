import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ASTRONOMICON,
  type CarrierMove,
  carrierReport,
  checkMove,
  fallBack,
  helperAllowance,
  moveCarrier,
  objectiveRules,
} from 'wargame-rules/movable-objectives';
import { inches } from './arbitraries';
import { ABOARD, BOY, battle, ENEMY, moving, NOB, objectiveOf, reasons, thrownBy } from './build';
import { CARRIERS, carriedBy, EXEMPT } from './carriedBy';

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

  it('MO-CUMB-1: and so it takes two', () => {
    const at = { x: 0, y: 0 };
    const set = moving([{ id: 'relic', types: ['cumbersome'], carriedBy: BOY, at }]);
    const swing = { carrier: 'boy', distance: 0, at: { x: 0, y: 1 } };
    expect(reasons(checkMove(set, swing, ASTRONOMICON))).toEqual(['objective/no-helper MO-CUMB-1']);
    expect(checkMove(set, { ...swing, at }, ASTRONOMICON)).toEqual([]);
    const helper = { model: NOB, touchesCarrier: true };
    expect(checkMove(set, { ...swing, helper }, ASTRONOMICON)).toEqual([]);
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
