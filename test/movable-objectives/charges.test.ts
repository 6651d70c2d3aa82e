import { describe, expect, it } from 'vitest';
import {
  ASTRONOMICON,
  carrierReport,
  checkReceiveCharge,
  checkResolveCharge,
  declareCharge,
  fallBack,
  type ReceivedCharge,
  receiveCharge,
  removeCasualties,
  resolveCharge,
} from 'wargame-rules/movable-objectives';
import { ABOARD, BOY, battle, ENEMY, NOB, objectiveOf, places, reasons } from './build';

const BEAST = { id: 'beast', side: 'red', kind: 'monstrous-creature' } as const;
const BIKER = { id: 'biker', side: 'red', kind: 'bike' } as const;
const set = battle(
  [
    { id: 'relic', carriedBy: BOY, at: { x: 1, y: 1 } },
    { id: 'crate', carriedBy: BEAST },
    { id: 'key', types: ['compact'], carriedBy: BIKER },
    { id: 'fuel', aboard: ABOARD },
    { id: 'other', carriedBy: ENEMY },
  ],
  { side: 'blue', phase: 'assault', moment: 'midst' },
);
const unit = ['boy', 'beast', 'biker', 'nob', 'trukk'];

/** The boy drops, the beast holds on. */
const charge: ReceivedCharge = {
  models: unit,
  answers: [
    { objective: 'relic', choice: 'drop', spot: { distance: 0.5, touchedBy: ['boy'], at: { x: 1.5, y: 1 } } },
    { objective: 'crate', choice: 'hold' },
  ],
};

describe('charging', () => {
  it('MO-CHARGE-1, C70: who declares a charge drops at once; not what is Compact, nor what is aboard', () => {
    const { state, events } = declareCharge(set, { models: unit }, ASTRONOMICON);
    expect(events).toEqual([
      { type: 'dropped', objective: 'relic', from: 'boy', reason: 'charge' },
      { type: 'dropped', objective: 'crate', from: 'beast', reason: 'charge' },
    ]);
    expect(objectiveOf(state, 'relic').at).toEqual({ x: 1, y: 1 });
    expect(objectiveOf(state, 'key').place).toEqual(objectiveOf(set, 'key').place);
    expect(objectiveOf(state, 'other').place).toEqual(objectiveOf(set, 'other').place);
  });

  it('MO-CHARGE-2: each carrier of a charged unit drops before Overwatch, or holds on', () => {
    const { state, events } = receiveCharge(set, charge, ASTRONOMICON);
    expect(events).toEqual([
      { type: 'dropped', objective: 'relic', from: 'boy', reason: 'charge' },
      { type: 'held', objective: 'crate', by: 'beast' },
    ]);
    expect(objectiveOf(state, 'relic')).toMatchObject({ place: { kind: 'table' }, at: { x: 1.5, y: 1 } });
  });

  it("MO-CHARGE-2: who holds on forgoes its own Overwatch, and nobody else's", () => {
    expect(carrierReport(set, 'beast', ASTRONOMICON).mayFireOverwatch).toBe(true);
    const { state } = receiveCharge(set, charge, ASTRONOMICON);
    const fires = unit.filter((id) => carrierReport(state, id, ASTRONOMICON).mayFireOverwatch);
    expect(fires).toEqual(['boy', 'biker', 'nob', 'trukk']);
  });

  it('MO-CHARGE-2: every carrier answers, and nobody else', () => {
    const answer = (...answers: ReceivedCharge['answers']) =>
      places(checkReceiveCharge(set, { models: unit, answers }, ASTRONOMICON));
    const [relic, crate] = charge.answers;
    if (!relic || !crate) throw new Error('no answers');
    expect(answer(crate)).toEqual(['objective/answer-missing at answers']);
    expect(answer(crate, relic, relic)).toEqual(['objective/answer-not-due at answers[2].objective']);
    for (const objective of ['key', 'fuel', 'other', 'gone']) {
      expect(answer(relic, crate, { objective, choice: 'hold' })).toEqual([
        'objective/answer-not-due at answers[2].objective',
      ]);
    }
  });

  it('MO-CHARGE-2, MO-DROP-1: a forced drop is placed like any other', () => {
    const far = { objective: 'relic', choice: 'drop', spot: { distance: 2, touchedBy: ['enemy'] } } as const;
    const answers = [far, { objective: 'crate', choice: 'hold' }] as const;
    expect(places(checkReceiveCharge(set, { models: unit, answers }, ASTRONOMICON))).toEqual([
      'objective/dropped-too-far at answers[0].spot.distance',
      'objective/touched-by-others at answers[0].spot.touchedBy',
    ]);
    // Where it is held on to, no spot is looked at.
    const held = [{ ...far, choice: 'hold' }, answers[1]] as const;
    expect(checkReceiveCharge(set, { models: unit, answers: held }, ASTRONOMICON)).toEqual([]);
  });

  it('MO-CHARGE-3: a charge that succeeds drops what was held on to', () => {
    const held = receiveCharge(set, charge, ASTRONOMICON).state;
    const { state, events } = resolveCharge(held, { models: unit, succeeded: true }, ASTRONOMICON);
    expect(events).toEqual([{ type: 'dropped', objective: 'crate', from: 'beast', reason: 'charge' }]);
    expect(objectiveOf(state, 'crate').place).toEqual({ kind: 'table' });
    const drops = [{ objective: 'crate', distance: 1, touchedBy: [], at: { x: 9, y: 9 } }];
    const placed = resolveCharge(held, { models: unit, succeeded: true, drops }, ASTRONOMICON).state;
    expect(objectiveOf(placed, 'crate').at).toEqual({ x: 9, y: 9 });
  });

  it('MO-CHARGE-3: one that fails leaves it held, and the carrier fires again', () => {
    const held = receiveCharge(set, charge, ASTRONOMICON).state;
    const { state, events } = resolveCharge(held, { models: unit, succeeded: false }, ASTRONOMICON);
    expect(events).toEqual([]);
    expect(objectiveOf(state, 'crate').place).toMatchObject({ kind: 'carried', holdsOn: false });
    expect(carrierReport(state, 'beast', ASTRONOMICON).mayFireOverwatch).toBe(true);
    const drops = [{ objective: 'crate', distance: 0, touchedBy: [] }];
    expect(
      reasons(checkResolveCharge(held, { models: unit, succeeded: false, drops }, ASTRONOMICON)),
    ).toEqual(['objective/drop-not-due']);
  });

  it('MO-CHARGE-3: no charge is resolved that nobody answered', () => {
    expect(
      reasons(checkResolveCharge(set, { models: ['boy', 'nob'], succeeded: true }, ASTRONOMICON)),
    ).toEqual(['objective/charge-not-declared MO-CHARGE-2']);
    expect(checkResolveCharge(set, { models: ['biker', 'trukk'], succeeded: true }, ASTRONOMICON)).toEqual(
      [],
    );
  });

  it('MO-COMP-1: nobody is asked about what is Compact', () => {
    const compact = { models: ['biker'], answers: [] };
    expect(receiveCharge(set, compact, ASTRONOMICON).state).toBe(set);
    expect(resolveCharge(set, { models: ['biker'], succeeded: true }, ASTRONOMICON).state).toBe(set);
  });

  it('forgets the charge with whoever held on', () => {
    const held = receiveCharge(set, charge, ASTRONOMICON).state;
    const dead = removeCasualties(held, { models: ['beast'] }).state;
    expect(objectiveOf(dead, 'crate').place).toEqual({ kind: 'table' });
    const fled = fallBack(held, { models: ['beast'] }, ASTRONOMICON).state;
    expect(checkResolveCharge(fled, { models: ['beast', NOB.id], succeeded: true }, ASTRONOMICON)).toEqual(
      [],
    );
  });
});
