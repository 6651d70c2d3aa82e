import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loggedDice, odds, probability, scriptedDice, seededDice } from 'wargame-rules';
import {
  ASTRONOMICON,
  type Claim,
  checkClaim,
  checkContacts,
  claimObjective,
  dropObjective,
  isSuitableCarrier,
  loseTransport,
  MODEL_KINDS,
  type ModelKind,
  moveCarrier,
  removeCasualties,
} from 'wargame-rules/movable-objectives';
import { deepFreeze } from '../deepFreeze';
import { typeNames } from './arbitraries';
import { ABOARD, BOY, battle, DREAD, ENEMY, moving, NOB, objectiveOf, reasons, thrownBy } from './build';

const claimBy = (model: Claim['model'], change: Partial<Claim> = {}): Claim =>
  deepFreeze({ objective: 'relic', model, by: 'move', touchedBy: [model.id], ...change });
const noDice = scriptedDice([]);

describe('claiming', () => {
  it('MO-CLAIM-1: all but vehicles may claim, and a Walker with a hand', () => {
    const set = battle([{ id: 'relic' }]);
    const able = MODEL_KINDS.filter(
      (kind) => checkClaim(set, claimBy({ ...BOY, kind }), ASTRONOMICON).length === 0,
    );
    expect(able).toEqual([
      'infantry',
      'beast',
      'cavalry',
      'artillery',
      'bike',
      'jetbike',
      'monstrous-creature',
      'flying-monstrous-creature',
    ]);
    expect(checkClaim(set, claimBy(DREAD), ASTRONOMICON)).toEqual([]);
    expect(reasons(checkClaim(set, claimBy({ ...DREAD, hand: false }), ASTRONOMICON))).toEqual([
      'objective/unfit-carrier MO-CLAIM-1',
    ]);
    // What is kept of a model is plain: a hand that nobody told is not there.
    const { state } = claimObjective(set, claimBy(BOY), ASTRONOMICON, noDice);
    expect(objectiveOf(state, 'relic').place).toStrictEqual({ kind: 'carried', by: BOY, holdsOn: false });
    // People are told whether it is the hand that is missing.
    const told = (kind: ModelKind) =>
      checkClaim(set, claimBy({ ...BOY, kind }), ASTRONOMICON).map(({ message }) => message);
    expect(told('walker')).toEqual([expect.stringMatching(/hand/)]);
    expect(told('transport')).toEqual([expect.stringMatching(/transport/)]);
    // The hand is asked of Walkers only.
    expect(isSuitableCarrier({ kind: 'infantry', hand: false })).toBe(true);
    expect(isSuitableCarrier({ kind: 'vehicle', hand: true })).toBe(false);
  });

  it('MO-CLAIM-1: it is done as the own movement phase ends, in base contact', () => {
    const at = (time: Parameters<typeof battle>[1]) =>
      reasons(checkClaim(battle([{ id: 'relic' }], time), claimBy(BOY), ASTRONOMICON));
    expect(at({ moment: 'end' })).toEqual([]);
    expect(at({ moment: 'midst' })).toEqual(['objective/wrong-moment MO-CLAIM-1']);
    expect(at({ phase: 'shooting' })).toEqual(['objective/wrong-moment MO-CLAIM-1']);
    expect(at({ side: 'blue' })).toEqual(['objective/not-own-turn MO-CLAIM-1']);
    const away = checkClaim(battle([{ id: 'relic' }]), claimBy(BOY, { touchedBy: [] }), ASTRONOMICON);
    expect(reasons(away)).toEqual(['objective/not-touching MO-CLAIM-1']);
  });

  it('MO-CLAIM-2: a Sweeping Advance claims in any phase, consolidating does not', () => {
    const set = battle([{ id: 'relic' }], { side: 'blue', phase: 'assault', moment: 'midst' });
    const sweep = claimBy(BOY, { by: 'sweeping-advance' });
    expect(claimObjective(set, sweep, ASTRONOMICON, noDice).events).toEqual([
      { type: 'claimed', objective: 'relic', by: 'boy' },
    ]);
    const away = checkClaim(set, { ...sweep, touchedBy: ['nob'] }, ASTRONOMICON);
    expect(reasons(away)).toEqual([
      'objective/not-touching MO-CLAIM-2',
      'objective/touched-by-others MO-CLAIM-3',
    ]);
    const walker = checkClaim(
      set,
      claimBy({ ...DREAD, hand: false }, { by: 'sweeping-advance' }),
      ASTRONOMICON,
    );
    expect(reasons(walker)).toEqual(['objective/unfit-carrier MO-CLAIM-1']);
    const consolidation = { ...sweep, by: 'consolidation' as 'sweeping-advance' };
    expect(reasons(checkClaim(set, consolidation, ASTRONOMICON))).toEqual(['objective/malformed']);
  });

  it('MO-CLAIM-3: a model carries at most one, and nobody else touches it', () => {
    const set = battle([{ id: 'relic' }, { id: 'crate', carriedBy: BOY }]);
    expect(reasons(checkClaim(set, claimBy(BOY), ASTRONOMICON))).toEqual(['objective/hands-full MO-CLAIM-3']);
    expect(reasons(checkClaim(set, claimBy(NOB, { touchedBy: ['nob', 'enemy'] }), ASTRONOMICON))).toEqual([
      'objective/touched-by-others MO-CLAIM-3',
    ]);
    expect(reasons(checkContacts(set, [{ objective: 'crate', touchedBy: ['enemy', 'boy'] }]))).toEqual([
      'objective/touched-by-others MO-CLAIM-3',
    ]);
    // Whoever likes may touch what nobody carries.
    expect(checkContacts(set, [{ objective: 'relic', touchedBy: ['enemy', 'boy'] }])).toEqual([]);
    expect(reasons(checkContacts(set, [{ objective: 'gone', touchedBy: [] }]))).toEqual([
      'objective/unknown-objective',
    ]);
  });

  it('MO-CLAIM-4: it moves along, in base contact', () => {
    const set = moving([{ id: 'relic', carriedBy: BOY, at: { x: 1, y: 1 } }]);
    const move = { carrier: 'boy', distance: 5, at: { x: 6, y: 1 }, touchedBy: ['boy'] };
    expect(objectiveOf(moveCarrier(set, move, ASTRONOMICON).state, 'relic').at).toEqual({ x: 6, y: 1 });
    const apart = thrownBy(() => moveCarrier(set, { ...move, touchedBy: [] }, ASTRONOMICON));
    expect(reasons(apart)).toEqual(['objective/not-touching MO-CLAIM-4']);
    expect(reasons(checkContacts(set, [{ objective: 'relic', touchedBy: [] }]))).toEqual([
      'objective/not-touching MO-CLAIM-4',
    ]);
  });

  it('lists every reason at once', () => {
    const set = battle(
      [
        { id: 'relic', carriedBy: ENEMY },
        { id: 'crate', carriedBy: { ...DREAD, id: 'tin' } },
      ],
      { side: 'blue', moment: 'start' },
    );
    const claim = claimBy({ ...DREAD, id: 'tin', hand: false }, { touchedBy: ['enemy'] });
    expect(reasons(checkClaim(set, claim, ASTRONOMICON))).toEqual([
      'objective/wrong-moment MO-CLAIM-1',
      'objective/not-own-turn MO-CLAIM-1',
      'objective/not-on-table MO-CLAIM-1',
      'objective/unfit-carrier MO-CLAIM-1',
      'objective/hands-full MO-CLAIM-3',
      'objective/not-touching MO-CLAIM-1',
      'objective/touched-by-others MO-CLAIM-3',
    ]);
    const thrown = thrownBy(() => claimObjective(set, claim, ASTRONOMICON, noDice));
    expect(thrown).toEqual(checkClaim(set, claim, ASTRONOMICON));
  });

  it('C70: an enemy next to a dead carrier has nothing until it claims', () => {
    const carried = battle([{ id: 'relic', carriedBy: BOY, at: { x: 4, y: 5 } }], {
      side: 'blue',
      phase: 'shooting',
    });
    const set = removeCasualties(carried, { models: ['boy'] }).state;
    expect(objectiveOf(set, 'relic')).toMatchObject({ place: { kind: 'table' }, at: { x: 4, y: 5 } });
    expect(reasons(checkClaim(set, claimBy(ENEMY), ASTRONOMICON))).toEqual([
      'objective/wrong-moment MO-CLAIM-1',
    ]);
    expect(checkClaim(set, claimBy(ENEMY, { by: 'sweeping-advance' }), ASTRONOMICON)).toEqual([]);
  });

  it('MO-TRANS-3: what went down with a transport is never claimed again', () => {
    const set = loseTransport(battle([{ id: 'relic', aboard: ABOARD }]), {
      transport: 'trukk',
      cause: 'exploded',
    }).state;
    expect(reasons(checkClaim(set, claimBy(BOY), ASTRONOMICON))).toEqual(['objective/lost MO-TRANS-3']);
  });
});

describe('what is Unstable', () => {
  const set = battle([{ id: 'relic', types: ['unstable'], at: { x: 3, y: 4 } }]);

  it('MO-UNST-1: explodes on a 1, under a 5" template, Strength 7 AP 4, and is removed', () => {
    const { state, events } = claimObjective(set, claimBy(BOY), ASTRONOMICON, scriptedDice([1]));
    expect(events).toEqual([
      { type: 'checked', objective: 'relic', by: 'unstable', die: 1 },
      {
        type: 'removed',
        objective: 'relic',
        by: 'unstable',
        at: { x: 3, y: 4 },
        hit: { diameter: 5, strength: 7, armourPiercing: 4 },
      },
    ]);
    expect(objectiveOf(state, 'relic')).toMatchObject({
      place: { kind: 'removed', by: 'unstable' },
      at: null,
      claimTried: true,
    });
    expect(reasons(checkClaim(state, claimBy(NOB), ASTRONOMICON))).toEqual(['objective/removed MO-UNST-1']);
  });

  it('MO-UNST-1: in a sixth of all cases, exactly', () => {
    const exploded = odds(
      (dice) => claimObjective(set, claimBy(BOY), ASTRONOMICON, dice).state.objectives[0]?.place.kind,
    );
    expect(probability(exploded, (kind) => kind === 'removed')).toEqual({ numerator: 1n, denominator: 6n });
    expect(probability(exploded, (kind) => kind === 'carried')).toEqual({ numerator: 5n, denominator: 6n });
  });

  it('MO-UNST-1: is checked once only', () => {
    let state = claimObjective(set, claimBy(BOY), ASTRONOMICON, scriptedDice([2])).state;
    state = dropObjective(state, { objective: 'relic', distance: 0.5, touchedBy: [] }, ASTRONOMICON).state;
    expect(claimObjective(state, claimBy(NOB), ASTRONOMICON, noDice).events).toEqual([
      { type: 'claimed', objective: 'relic', by: 'nob' },
    ]);
  });

  it('C09: no die is rolled for what is not Unstable, nor for a claim that is refused', () => {
    fc.assert(
      fc.property(typeNames, fc.integer(), (types, seed) => {
        const log = loggedDice(seededDice(seed));
        claimObjective(battle([{ id: 'relic', types }]), claimBy(BOY), ASTRONOMICON, log);
        expect(log.rolls()).toHaveLength(types.includes('unstable') ? 1 : 0);
      }),
    );
    const log = loggedDice(seededDice(1));
    const refused = thrownBy(() => claimObjective(set, claimBy(ENEMY), ASTRONOMICON, log));
    expect(refused).toHaveLength(1);
    expect(log.rolls()).toEqual([]);
  });
});
