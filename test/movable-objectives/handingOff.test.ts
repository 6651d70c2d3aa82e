import { describe, expect, it } from 'vitest';
import {
  ASTRONOMICON,
  beginPhase,
  checkDrop,
  checkHandIntoTransport,
  checkHandOff,
  dropObjective,
  endPhase,
  fallBack,
  type HandIntoTransport,
  type HandOff,
  handIntoTransport,
  handOff,
  moveCarrier,
} from 'wargame-rules/movable-objectives';
import { ABOARD, BOY, battle, DREAD, ENEMY, moving, NOB, objectiveOf, places, reasons, TRUKK } from './build';

const held = battle([{ id: 'relic', carriedBy: BOY, at: { x: 0, y: 0 } }]);
const toNob: HandOff = { objective: 'relic', to: NOB, touchesCarrier: true };

describe('handing off', () => {
  it('MO-HAND-1: to a suitable model of the same side that the carrier touches', () => {
    const { state, events } = handOff(
      held,
      { ...toNob, at: { x: 0.5, y: 0 }, touchedBy: ['nob'] },
      ASTRONOMICON,
    );
    expect(events).toEqual([{ type: 'handed-off', objective: 'relic', from: 'boy', to: 'nob' }]);
    expect(objectiveOf(state, 'relic')).toMatchObject({
      place: { kind: 'carried', by: NOB, holdsOn: false },
      at: { x: 0.5, y: 0 },
      movedThisTurn: 0.5,
    });
    const refusals: readonly (readonly [Partial<HandOff>, string])[] = [
      [{ touchesCarrier: false }, 'objective/not-touching MO-HAND-1'],
      [{ to: ENEMY }, 'objective/other-side MO-HAND-1'],
      [{ to: { ...NOB, kind: 'vehicle' } }, 'objective/unfit-carrier MO-CLAIM-1'],
      [{ to: { ...DREAD, hand: false } }, 'objective/unfit-carrier MO-CLAIM-1'],
      [{ touchedBy: [] }, 'objective/not-touching MO-HAND-1'],
      [{ touchedBy: ['nob', 'boy'] }, 'objective/touched-by-others MO-CLAIM-3'],
    ];
    for (const [change, reason] of refusals) {
      expect(reasons(checkHandOff(held, { ...toNob, ...change }, ASTRONOMICON))).toEqual([reason]);
    }
    const full = battle([
      { id: 'relic', carriedBy: BOY },
      { id: 'crate', carriedBy: NOB },
    ]);
    expect(reasons(checkHandOff(full, toNob, ASTRONOMICON))).toEqual(['objective/hands-full MO-CLAIM-3']);
  });

  it('MO-HAND-1: as the own movement phase ends', () => {
    const at = (time: Parameters<typeof battle>[1]) =>
      reasons(checkHandOff(battle([{ id: 'relic', carriedBy: BOY }], time), toNob, ASTRONOMICON));
    expect(at({ moment: 'start' })).toEqual(['objective/wrong-moment MO-HAND-1']);
    expect(at({ phase: 'assault' })).toEqual(['objective/wrong-moment MO-HAND-1']);
    expect(at({ side: 'blue' })).toEqual(['objective/not-own-turn MO-HAND-1']);
  });

  it('MO-HAND-1: a transport hands off to nobody', () => {
    const aboard = battle([{ id: 'relic', aboard: ABOARD }]);
    expect(reasons(checkHandOff(aboard, toNob, ASTRONOMICON))).toEqual(['objective/not-carried MO-HAND-1']);
    const into = { objective: 'relic', transport: TRUKK, atAccessPoint: true };
    expect(reasons(checkHandIntoTransport(aboard, into, ASTRONOMICON))).toContain(
      'objective/not-carried MO-HAND-2',
    );
  });

  it('MO-HAND-2: into a transport without models, at an access point, with room', () => {
    const into: HandIntoTransport = { objective: 'relic', transport: TRUKK, atAccessPoint: true };
    const { state, events } = handIntoTransport(held, into, ASTRONOMICON);
    expect(events).toEqual([{ type: 'handed-off', objective: 'relic', from: 'boy', to: 'trukk' }]);
    expect(objectiveOf(state, 'relic')).toMatchObject({
      place: { kind: 'aboard', transport: 'trukk', side: 'red' },
      at: null,
    });
    const refusals: readonly (readonly [Partial<HandIntoTransport>, string])[] = [
      [{ atAccessPoint: false }, 'objective/no-access MO-HAND-2'],
      [{ transport: { ...TRUKK, taken: 1 } }, 'objective/transport-not-empty MO-HAND-2'],
      [{ transport: { ...TRUKK, side: 'blue' } }, 'objective/other-side MO-HAND-2'],
      [{ transport: { ...TRUKK, capacity: 0 } }, 'objective/no-room MO-TRANS-2'],
    ];
    for (const [change, reason] of refusals) {
      expect(reasons(checkHandIntoTransport(held, { ...into, ...change }, ASTRONOMICON))).toEqual([reason]);
    }
    // Objectives aboard are no models, but they take room.
    const loaded = battle([
      { id: 'relic', carriedBy: BOY },
      { id: 'crate', types: ['cumbersome'], aboard: ABOARD },
    ]);
    const capacity = (places: number) =>
      reasons(
        checkHandIntoTransport(loaded, { ...into, transport: { ...TRUKK, capacity: places } }, ASTRONOMICON),
      );
    expect(capacity(3)).toEqual([]);
    expect(capacity(2)).toEqual(['objective/no-room MO-TRANS-2']);
  });

  it('MO-HAND-3, C72: once a phase, whoever it is and into whatever', () => {
    const once = handOff(held, toNob, ASTRONOMICON).state;
    const again = { objective: 'relic', to: DREAD, touchesCarrier: true };
    const into = { objective: 'relic', transport: TRUKK, atAccessPoint: true };
    const refused = ['objective/handed-off-already MO-HAND-3'];
    expect(reasons(checkHandOff(once, again, ASTRONOMICON))).toEqual(refused);
    expect(reasons(checkHandIntoTransport(once, into, ASTRONOMICON))).toEqual(refused);
    const next = endPhase(beginPhase(once, { phase: 'movement' }).state).state;
    expect(checkHandOff(next, again, ASTRONOMICON)).toEqual([]);
  });

  it('MO-HAND-3: another objective may be handed off as well', () => {
    const two = battle([
      { id: 'relic', carriedBy: BOY },
      { id: 'crate', carriedBy: DREAD },
    ]);
    const once = handOff(two, toNob, ASTRONOMICON).state;
    expect(checkHandOff(once, { objective: 'crate', to: BOY, touchesCarrier: true }, ASTRONOMICON)).toEqual(
      [],
    );
  });

  it('MO-FRAG-1: hands over no more than is left of the 6"', () => {
    const fragile = moving([{ id: 'relic', types: ['fragile'], carriedBy: BOY, at: { x: 0, y: 0 } }]);
    const moved = moveCarrier(fragile, { carrier: 'boy', distance: 5.5, at: { x: 5.5, y: 0 } }, ASTRONOMICON);
    const set = endPhase(moved.state).state;
    const to = (x: number) => reasons(checkHandOff(set, { ...toNob, at: { x, y: 0 } }, ASTRONOMICON));
    expect(to(6)).toEqual([]);
    expect(to(6.5)).toEqual(['objective/moved-too-far MO-FRAG-1']);
    expect(reasons(checkHandOff(set, { ...toNob, distance: 1 }, ASTRONOMICON))).toEqual([
      'objective/moved-too-far MO-FRAG-1',
    ]);
    const into = { objective: 'relic', transport: TRUKK, atAccessPoint: true, distance: 1 };
    expect(reasons(checkHandIntoTransport(set, into, ASTRONOMICON))).toEqual([
      'objective/moved-too-far MO-FRAG-1',
    ]);
  });
});

describe('dropping', () => {
  const drop = { objective: 'relic', distance: 1, touchedBy: ['boy'] };

  it('MO-DROP-1: at the start or the end of the own movement phase', () => {
    const at = (time: Parameters<typeof battle>[1]) =>
      reasons(checkDrop(battle([{ id: 'relic', carriedBy: BOY }], time), drop, ASTRONOMICON));
    expect(at({ moment: 'start' })).toEqual([]);
    expect(at({ moment: 'end' })).toEqual([]);
    expect(at({ moment: 'midst' })).toEqual(['objective/wrong-moment MO-DROP-1']);
    expect(at({ phase: 'shooting', moment: 'start' })).toEqual(['objective/wrong-moment MO-DROP-1']);
    expect(at({ side: 'blue' })).toEqual(['objective/not-own-turn MO-DROP-1']);
  });

  it('MO-DROP-1: within 1", exactly 1" allowed, touching no other model', () => {
    expect(checkDrop(held, { ...drop, distance: 0.1 + 0.2 + 0.7 + 1e-16 }, ASTRONOMICON)).toEqual([]);
    expect(places(checkDrop(held, { ...drop, distance: 1.25 }, ASTRONOMICON))).toEqual([
      'objective/dropped-too-far at distance',
    ]);
    expect(places(checkDrop(held, { ...drop, touchedBy: ['nob'] }, ASTRONOMICON))).toEqual([
      'objective/touched-by-others at touchedBy',
    ]);
    expect(reasons(checkDrop(battle([{ id: 'relic' }]), drop, ASTRONOMICON))).toEqual([
      'objective/not-carried MO-DROP-1',
    ]);
  });

  it('MO-DROP-1: it is unclaimed then; a transport drops as well', () => {
    const { state } = dropObjective(held, { ...drop, at: { x: 1, y: 0 } }, ASTRONOMICON);
    expect(objectiveOf(state, 'relic')).toMatchObject({ place: { kind: 'table' }, at: { x: 1, y: 0 } });
    const aboard = battle([{ id: 'relic', aboard: ABOARD }], { moment: 'start' });
    expect(dropObjective(aboard, { ...drop, touchedBy: ['trukk'] }, ASTRONOMICON).events).toEqual([
      { type: 'dropped', objective: 'relic', from: 'trukk', reason: 'choice' },
    ]);
  });

  it('MO-DROP-1: not after something has moved', () => {
    const set = battle(
      [
        { id: 'relic', carriedBy: BOY },
        { id: 'crate', carriedBy: NOB },
      ],
      { moment: 'start' },
    );
    const moved = moveCarrier(set, { carrier: 'nob', distance: 1 }, ASTRONOMICON).state;
    expect(reasons(checkDrop(moved, drop, ASTRONOMICON))).toEqual(['objective/wrong-moment MO-DROP-1']);
  });

  it('MO-FRAG-1: a drop counts as far as it goes', () => {
    const fragile = moving([{ id: 'relic', types: ['fragile'], carriedBy: BOY }]);
    const moved = moveCarrier(fragile, { carrier: 'boy', distance: 5.5 }, ASTRONOMICON).state;
    const set = endPhase(moved).state;
    expect(reasons(checkDrop(set, drop, ASTRONOMICON))).toEqual(['objective/moved-too-far MO-FRAG-1']);
    const near = dropObjective(set, { ...drop, distance: 0.5 }, ASTRONOMICON).state;
    expect(objectiveOf(near, 'relic').movedThisTurn).toBe(6);
  });

  it('MO-DROP-2, C70: falling back drops it at the old place, before the move', () => {
    const set = battle([{ id: 'relic', carriedBy: BOY, at: { x: 4, y: 5 } }], {
      side: 'blue',
      phase: 'shooting',
    });
    const { state, events } = fallBack(set, { models: ['boy', 'nob'] }, ASTRONOMICON);
    expect(events).toEqual([{ type: 'dropped', objective: 'relic', from: 'boy', reason: 'fall-back' }]);
    expect(objectiveOf(state, 'relic')).toMatchObject({ place: { kind: 'table' }, at: { x: 4, y: 5 } });
    const placed = { models: ['boy'], drops: [{ ...drop, at: { x: 5, y: 5 } }] };
    expect(objectiveOf(fallBack(set, placed, ASTRONOMICON).state, 'relic').at).toEqual({ x: 5, y: 5 });
    // Whatever of it has no place told drops where it was.
    const both = battle([
      { id: 'relic', carriedBy: BOY, at: { x: 4, y: 5 } },
      { id: 'crate', carriedBy: NOB, at: { x: 8, y: 5 } },
    ]);
    const drops = [{ objective: 'crate', distance: 1, touchedBy: [], at: { x: 8, y: 6 } }];
    const fled = fallBack(both, { models: ['boy', 'nob'], drops }, ASTRONOMICON).state;
    expect(fled.objectives.map(({ at }) => at)).toEqual([
      { x: 4, y: 5 },
      { x: 8, y: 6 },
    ]);
  });
});
