import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ASTRONOMICON,
  carrierReport,
  checkClaim,
  checkDisembark,
  checkEmbark,
  type Disembark,
  declareCharge,
  disembark,
  embark,
  loseTransport,
  type ModelFacts,
  moveCarrier,
  needsTerrainTest,
  objectivesWith,
  placesTaken,
  receiveCharge,
} from 'wargame-rules/movable-objectives';
import { typeNames } from './arbitraries';
import { ABOARD, BOY, battle, DREAD, ENEMY, moving, NOB, objectiveOf, places, reasons, TRUKK } from './build';

const laden = moving([
  { id: 'fuel', aboard: ABOARD },
  { id: 'shells', aboard: ABOARD },
  { id: 'relic', carriedBy: BOY, at: { x: 1, y: 1 } },
]);

describe('getting in', () => {
  it('MO-TRANS-1, C72: the transport becomes the carrier of all that the unit carries', () => {
    const two = moving([
      { id: 'relic', carriedBy: BOY, at: { x: 1, y: 1 } },
      { id: 'crate', carriedBy: NOB },
    ]);
    const { state, events } = embark(two, { models: ['boy', 'nob'], transport: TRUKK }, ASTRONOMICON);
    expect(objectivesWith(state, 'trukk').map(({ id }) => id)).toEqual(['relic', 'crate']);
    expect(objectiveOf(state, 'relic').at).toBeNull();
    expect(events).toEqual([
      { type: 'loaded', objective: 'relic', transport: 'trukk' },
      { type: 'loaded', objective: 'crate', transport: 'trukk' },
    ]);
    const foreign = { models: ['boy'], transport: { ...TRUKK, side: 'blue' } };
    expect(reasons(checkEmbark(two, foreign, ASTRONOMICON))).toEqual(['objective/other-side MO-TRANS-1']);
  });

  it('MO-TRANS-2, MO-CUMB-3, MO-COMP-1: places of all types', () => {
    fc.assert(
      fc.property(typeNames, (types) => {
        const expected = types.includes('cumbersome') ? 2 : types.includes('compact') ? 0 : 1;
        expect(placesTaken(types, ASTRONOMICON)).toBe(expected);
      }),
    );
  });

  it('MO-TRANS-2, C72: ten places take eight models and two objectives, and no more', () => {
    const two = moving([
      { id: 'relic', carriedBy: BOY },
      { id: 'crate', carriedBy: NOB },
    ]);
    const models = ['boy', 'nob', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8'];
    expect(checkEmbark(two, { models, transport: TRUKK }, ASTRONOMICON)).toEqual([]);
    const [refusal] = checkEmbark(two, { models: [...models, 'b9'], transport: TRUKK }, ASTRONOMICON);
    expect(refusal).toMatchObject({
      code: 'objective/no-room',
      rule: 'MO-TRANS-2',
      facts: { transport: 'trukk', capacity: 10, needed: 11, models: 9, objectives: 2 },
    });
    expect(refusal?.message).toContain('10 places');
    // A unit that takes more places than it has models, beside one that is in already.
    const bulky = { models: ['boy'], places: 5, transport: { ...TRUKK, taken: 4 } };
    expect(checkEmbark(two, bulky, ASTRONOMICON)).toEqual([]);
    expect(checkEmbark(two, { ...bulky, places: 6 }, ASTRONOMICON)).toHaveLength(1);
  });

  it('MO-TRANS-2: what is aboard leaves less room for a unit that carries nothing', () => {
    const get = (capacity: number) =>
      reasons(checkEmbark(laden, { models: ['nob'], transport: { ...TRUKK, capacity } }, ASTRONOMICON));
    expect(get(3)).toEqual([]);
    expect(get(2)).toEqual(['objective/no-room MO-TRANS-2']);
  });

  it('MO-FRAG-1: moves on with the transport as far as it still may', () => {
    let state = moving([{ id: 'vase', types: ['fragile'], carriedBy: BOY }]);
    state = moveCarrier(state, { carrier: 'boy', distance: 2 }, ASTRONOMICON).state;
    const boarding = { models: ['boy'], transport: TRUKK, distances: [{ objective: 'vase', distance: 1 }] };
    expect(
      reasons(
        checkEmbark(state, { ...boarding, distances: [{ objective: 'vase', distance: 5 }] }, ASTRONOMICON),
      ),
    ).toEqual(['objective/moved-too-far MO-FRAG-1']);
    state = embark(state, boarding, ASTRONOMICON).state;
    expect(carrierReport(state, 'trukk', ASTRONOMICON).distanceLeft).toBe(3);
    state = moveCarrier(state, { carrier: 'trukk', distance: 1 }, ASTRONOMICON).state;
    const exit = (distance: number): Disembark => ({
      transport: 'trukk',
      models: ['boy'],
      claims: [{ objective: 'vase', model: BOY, distance }],
    });
    expect(reasons(checkDisembark(state, exit(3), ASTRONOMICON))).toEqual([
      'objective/moved-too-far MO-FRAG-1',
    ]);
    state = disembark(state, exit(2), ASTRONOMICON).state;
    expect(objectiveOf(state, 'vase').movedThisTurn).toBe(6);
    // Each by the distance that is told of it.
    const two = moving([
      { id: 'vase', types: ['fragile'], carriedBy: BOY },
      { id: 'crate', carriedBy: NOB },
    ]);
    const distances = [{ objective: 'crate', distance: 4 }];
    const both = embark(two, { models: ['boy', 'nob'], transport: TRUKK, distances }, ASTRONOMICON).state;
    expect(both.objectives.map(({ movedThisTurn }) => movedThisTurn)).toEqual([0, 4]);
  });

  it('MO-CUMB-1: what is Cumbersome takes two to get it to the transport', () => {
    const get = (carrier: ModelFacts, told: object = {}) => {
      const set = moving([{ id: 'relic', types: ['cumbersome'], carriedBy: carrier }]);
      const distances = [{ objective: 'relic', distance: 2, ...told }];
      return places(checkEmbark(set, { models: [carrier.id], transport: TRUKK, distances }, ASTRONOMICON));
    };
    expect(get(BOY)).toEqual(['objective/no-helper at distances[0].helper']);
    expect(get(BOY, { helper: { model: ENEMY, touchesCarrier: true } })).toHaveLength(1);
    expect(get(BOY, { helper: { model: NOB, touchesCarrier: true } })).toEqual([]);
    expect(get(BOY, { distance: 0 })).toEqual([]);
    expect(get(DREAD)).toEqual([]);
  });

  it('MO-CARRY-1: the way in is the last part of the move', () => {
    const set = moving([{ id: 'relic', carriedBy: BOY }]);
    const near = moveCarrier(set, { carrier: 'boy', distance: 5 }, ASTRONOMICON).state;
    const get = (distance: number) => {
      const distances = [{ objective: 'relic', distance }];
      return embark(near, { models: ['boy'], transport: TRUKK, distances }, ASTRONOMICON).events;
    };
    const loaded = { type: 'loaded', objective: 'relic', transport: 'trukk' };
    expect(get(1)).toEqual([loaded]);
    expect(get(2)).toEqual([{ type: 'terrain-test', model: 'boy' }, loaded]);
  });

  it('is told a distance once, and only of what gets in', () => {
    const set = moving([{ id: 'relic', carriedBy: BOY }, { id: 'crate' }]);
    const boarding = { models: ['boy'], transport: TRUKK };
    const told = (...ids: readonly string[]) =>
      places(
        checkEmbark(
          set,
          { ...boarding, distances: ids.map((objective) => ({ objective, distance: 1 })) },
          ASTRONOMICON,
        ),
      );
    expect(told('relic')).toEqual([]);
    expect(told('relic', 'relic')).toEqual(['objective/repeated-id at distances[1].objective']);
    expect(told('crate')).toEqual(['objective/not-carried at distances[0].objective']);
  });

  it('happens in a turn, while models move', () => {
    const over = battle([{ id: 'relic', carriedBy: BOY }]);
    const refused = ['objective/moves-over'];
    expect(reasons(checkEmbark(over, { models: ['boy'], transport: TRUKK }, ASTRONOMICON))).toEqual(refused);
    const exit = { transport: 'trukk', models: [], claims: [] };
    expect(reasons(checkDisembark(over, exit, ASTRONOMICON))).toEqual(refused);
  });
});

describe('being aboard', () => {
  it('MO-TRANS-3, C72: wrecked or exploded, it takes all with it for good', () => {
    for (const cause of ['wrecked', 'exploded'] as const) {
      const { state, events } = loseTransport(laden, { transport: 'trukk', cause });
      expect(events).toEqual([
        { type: 'lost', objective: 'fuel', transport: 'trukk', cause },
        { type: 'lost', objective: 'shells', transport: 'trukk', cause },
      ]);
      expect(state.objectives.map(({ place }) => place.kind)).toEqual(['lost', 'lost', 'carried']);
      const claim = { objective: 'fuel', model: NOB, by: 'sweeping-advance', touchedBy: ['nob'] } as const;
      expect(reasons(checkClaim(state, claim, ASTRONOMICON))).toEqual(['objective/lost MO-TRANS-3']);
    }
  });

  it('MO-TRANS-4: it fires as normal, and charges do not touch what is aboard', () => {
    expect(carrierReport(laden, 'trukk', ASTRONOMICON)).toMatchObject({
      objectives: ['fuel', 'shells'],
      mayFire: true,
      mayFireOverwatch: true,
      dropsInCharges: false,
    });
    expect(declareCharge(laden, { models: ['trukk'] }, ASTRONOMICON).state).toEqual(laden);
    expect(receiveCharge(laden, { models: ['trukk'], answers: [] }, ASTRONOMICON).state).toEqual(laden);
  });
});

describe('getting out', () => {
  const exit: Disembark = {
    transport: 'trukk',
    models: ['nob', 'dread'],
    claims: [{ objective: 'shells', model: NOB, distance: 4, at: { x: 3, y: 3 }, touchedBy: ['nob'] }],
  };

  it('MO-TRANS-5, C72: what nobody takes is left aboard', () => {
    const { state, events } = disembark(laden, exit, ASTRONOMICON);
    expect(events).toEqual([{ type: 'claimed', objective: 'shells', by: 'nob' }]);
    expect(objectivesWith(state, 'trukk').map(({ id }) => id)).toEqual(['fuel']);
    expect(objectiveOf(state, 'shells')).toMatchObject({
      place: { kind: 'carried', by: NOB },
      at: { x: 3, y: 3 },
    });
    expect(disembark(laden, { ...exit, claims: [] }, ASTRONOMICON).state).toEqual(laden);
  });

  it('MO-TRANS-5: one each, for suitable models of the unit', () => {
    const take = (...claims: Disembark['claims']) =>
      places(checkDisembark(laden, { ...exit, claims }, ASTRONOMICON));
    expect(take({ objective: 'fuel', model: NOB }, { objective: 'shells', model: DREAD })).toEqual([]);
    expect(take({ objective: 'fuel', model: NOB }, { objective: 'shells', model: NOB })).toEqual([
      'objective/hands-full at claims[1].model',
    ]);
    expect(take({ objective: 'fuel', model: NOB }, { objective: 'fuel', model: DREAD })).toEqual([
      'objective/repeated-id at claims[1].objective',
    ]);
    expect(take({ objective: 'relic', model: NOB })).toEqual(['objective/not-aboard at claims[0].objective']);
    expect(take({ objective: 'gold', model: NOB })).toEqual([
      'objective/unknown-objective at claims[0].objective',
    ]);
    expect(take({ objective: 'fuel', model: { ...DREAD, hand: false } })).toEqual([
      'objective/unfit-carrier at claims[0].model',
    ]);
    expect(take({ objective: 'fuel', model: BOY })).toEqual([
      'objective/not-in-unit at claims[0].model',
      'objective/hands-full at claims[0].model',
    ]);
    expect(take({ objective: 'fuel', model: { ...ENEMY, id: 'nob' } })).toEqual([
      'objective/other-side at claims[0].model',
    ]);
    expect(take({ objective: 'fuel', model: NOB, touchedBy: ['dread'] })).toEqual([
      'objective/not-touching at claims[0].touchedBy',
      'objective/touched-by-others at claims[0].touchedBy',
    ]);
  });

  it('MO-CUMB-1: what is Cumbersome takes two to get away from the transport', () => {
    const set = moving([{ id: 'shells', types: ['cumbersome'], aboard: ABOARD }]);
    const take = (change: Partial<Disembark['claims'][number]>) => {
      const claims = [{ objective: 'shells', model: NOB, distance: 4, ...change }];
      return places(checkDisembark(set, { ...exit, claims }, ASTRONOMICON));
    };
    expect(take({})).toEqual(['objective/no-helper at claims[0].helper']);
    expect(take({ helper: { model: BOY, touchesCarrier: true } })).toEqual([]);
    expect(take({ distance: 0 })).toEqual([]);
    expect(take({ model: DREAD })).toEqual([]);
  });

  it('MO-CARRY-1: the way out is part of the move', () => {
    const { state } = disembark(laden, exit, ASTRONOMICON);
    expect(needsTerrainTest(state, 'nob', 2, ASTRONOMICON)).toBe(false);
    expect(needsTerrainTest(state, 'nob', 2.5, ASTRONOMICON)).toBe(true);
  });

  it('MO-CARRY-1: more than 6" out of a transport takes the test at once, and no second one', () => {
    const out = (distance: number, model = NOB) =>
      disembark(laden, { ...exit, claims: [{ objective: 'shells', model, distance }] }, ASTRONOMICON);
    const test = { type: 'terrain-test', model: 'nob' };
    expect(out(6).events).not.toContainEqual(test);
    expect(out(6.01).events).toEqual([{ type: 'claimed', objective: 'shells', by: 'nob' }, test]);
    expect(needsTerrainTest(out(7).state, 'nob', 5, ASTRONOMICON)).toBe(false);
    expect(out(7, DREAD).events).toHaveLength(1);
  });

  it('MO-UNST-1: nobody moves in to claim what is aboard, so that it is not checked yet', () => {
    const set = moving([{ id: 'shells', types: ['unstable'], aboard: ABOARD }]);
    const { state } = disembark(set, exit, ASTRONOMICON);
    expect(objectiveOf(state, 'shells').claimTried).toBe(false);
  });
});
