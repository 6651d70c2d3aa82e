import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceBetween, inBaseContact, type Point, scriptedDice } from 'wargame-rules';
import {
  ASTRONOMICON,
  checkClaim,
  checkDrop,
  claimObjective,
  disembark,
  dropObjective,
  endPhase,
  handOff,
  makeObjective,
  measureDrop,
  modelsTouching,
  moveCarrier,
  objectivesTouched,
  type PlacedModel,
  placedObjective,
  touchedByTemplate,
} from 'wargame-rules/movable-objectives';
import { ABOARD, BOY, battle, ENEMY, moving, NOB, objectiveOf, reasons, thrownBy } from './build';

const base = { shape: 'round', diameter: 1.26 } as const;
const at = (id: string, x: number, y: number): PlacedModel => ({ id, base, at: { x, y } });
const crate = { id: 'crate', base, at: { x: 10, y: 10 } };

describe('positions', () => {
  it('C89: hold no -0, nor do the distances between them', () => {
    const nought = { x: -0, y: -0 };
    const carried = moving([{ id: 'relic', carriedBy: BOY, at: nought }]);
    const aboard = moving([{ id: 'relic', aboard: ABOARD }]);
    const claims = [{ objective: 'relic', model: BOY, distance: -0, at: nought }];
    const drop = { objective: 'relic', distance: -0, touchedBy: [], at: nought };
    const results = [
      carried,
      moveCarrier(carried, { carrier: 'boy', distance: -0, at: nought }, ASTRONOMICON),
      moveCarrier(carried, { carrier: 'boy', distance: -0 }, ASTRONOMICON),
      moveCarrier(aboard, { carrier: 'trukk', distance: -0 }, ASTRONOMICON),
      disembark(aboard, { transport: 'trukk', models: ['boy'], claims }, ASTRONOMICON),
      dropObjective(battle([{ id: 'relic', carriedBy: BOY }]), drop, ASTRONOMICON),
      measureDrop(objectiveOf(carried, 'relic'), nought, { base, at: nought }, []),
    ];
    for (const result of results) expect(JSON.parse(JSON.stringify(result))).toStrictEqual(result);
  });

  it('MO-CLAIM-1: contact is measured from the bases', () => {
    const set = battle([crate, { id: 'relic', at: { x: 20, y: 10 } }]);
    const models = [at('boy', 11.26, 10), at('nob', 10, 11.27), at('enemy', 8.74, 10)];
    const touchedBy = modelsTouching(objectiveOf(set, 'crate'), models);
    expect(touchedBy).toEqual(['boy', 'enemy']);
    expect(objectivesTouched(set, at('boy', 11.26, 10))).toEqual(['crate']);
    expect(objectivesTouched(set, at('boy', 20.63, 10))).toEqual(['relic']);
    const claim = { objective: 'crate', model: BOY, by: 'move', touchedBy } as const;
    expect(reasons(checkClaim(set, claim, ASTRONOMICON))).toEqual(['objective/touched-by-others MO-CLAIM-3']);
  });

  it('MO-CLAIM-1: nobody touches what is nowhere, nor may claim what another carries', () => {
    const set = battle([{ id: 'relic' }, { ...crate, carriedBy: ENEMY }]);
    expect(modelsTouching(objectiveOf(set, 'relic'), [at('boy', 0, 0)])).toEqual([]);
    expect(objectivesTouched(set, at('boy', 10, 11.26))).toEqual([]);
    expect(placedObjective(objectiveOf(set, 'relic'))).toBeNull();
  });

  it('MO-DROP-1: a spot is measured from the base of the carrier to that of the objective', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 3, noNaN: true }), fc.nat(359), (gap, angle) => {
        const far = 1.26 + gap;
        const spot: Point = {
          x: 5 + far * Math.cos((angle * Math.PI) / 180),
          y: 5 + far * Math.sin((angle * Math.PI) / 180),
        };
        const set = battle([{ ...crate, at: { x: 6.26, y: 5 }, carriedBy: BOY }]);
        const models = [at('boy', 5, 5), at('nob', 30, 30)];
        const drop = measureDrop(objectiveOf(set, 'crate'), spot, at('boy', 5, 5), models);
        expect(drop.distance).toBeCloseTo(gap, 9);
        const isAllowed = checkDrop(set, drop, ASTRONOMICON).length === 0;
        if (Math.abs(gap - 1) > 0.01) expect(isAllowed).toBe(gap < 1);
        expect(drop.touchedBy).toEqual(inBaseContact({ base, at: spot }, at('boy', 5, 5)) ? ['boy'] : []);
      }),
    );
  });

  it('MO-UNST-1: the template touches all that lies within 2.5" of the centre, in part even', () => {
    const hit = { diameter: 5, strength: 7, armourPiercing: 4 };
    const models = [at('in', 10, 10), at('edge', 13.13, 10), at('out', 13.2, 10)];
    expect(touchedByTemplate(hit, { x: 10, y: 10 }, models)).toEqual(['in', 'edge']);
  });

  it('MO-UNST-1: and the event says where its centre is', () => {
    const set = battle([{ ...crate, types: ['unstable'] }]);
    const claim = { objective: 'crate', model: BOY, by: 'move', touchedBy: ['boy'] } as const;
    const event = claimObjective(set, claim, ASTRONOMICON, scriptedDice([1])).events.at(-1);
    expect(event).toMatchObject({ type: 'removed', at: crate.at, hit: { diameter: 5 } });
  });

  it('MO-FRAG-1: whatever is done with it, what is Fragile lies within 6" of where it was', () => {
    const point = fc.record({
      x: fc.double({ min: -7, max: 7, noNaN: true }),
      y: fc.double({ min: -7, max: 7, noNaN: true }),
    });
    const deed = fc.record({
      what: fc.constantFrom('move', 'hand', 'drop'),
      to: point,
      claimed: fc.double({ min: 0, max: 4, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 8 }), (deeds) => {
        const start = { x: 0, y: 0 };
        let set = moving([{ id: 'vase', types: ['fragile'], at: start, carriedBy: BOY }]);
        let travelled = 0;
        for (const { what, to, claimed } of deeds) {
          const before = objectiveOf(set, 'vase');
          if (before.place.kind !== 'carried') break;
          const carrier = before.place.by;
          thrownBy(() => {
            if (what === 'move') {
              set = moveCarrier(set, { carrier: carrier.id, distance: claimed, at: to }, ASTRONOMICON).state;
            } else if (what === 'hand') {
              set = endPhase(set).state;
              const next = carrier.id === 'boy' ? NOB : BOY;
              set = handOff(
                set,
                { objective: 'vase', to: next, touchesCarrier: true, at: to },
                ASTRONOMICON,
              ).state;
            } else {
              set = endPhase(set).state;
              const drop = { objective: 'vase', distance: Math.min(claimed, 1), touchedBy: [], at: to };
              set = dropObjective(set, drop, ASTRONOMICON).state;
            }
          });
          const after = objectiveOf(set, 'vase');
          if (before.at && after.at) travelled += distanceBetween(before.at, after.at);
        }
        expect(travelled).toBeLessThanOrEqual(6.001);
      }),
    );
  });

  it('makes an objective on a base of any shape, and of no impossible one', () => {
    const oval = { shape: 'oval', length: 2, width: 1 } as const;
    expect(
      placedObjective(makeObjective({ id: 'relic', base: oval, at: { x: 1, y: 1 } }, ASTRONOMICON)),
    ).toEqual({
      base: oval,
      at: { x: 1, y: 1 },
    });
    for (const wrong of [{ shape: 'star' }, { shape: 'round', diameter: 0 }, { shape: 'oval', length: 1 }]) {
      const bad = { id: 'relic', base: wrong as typeof base };
      expect(reasons(thrownBy(() => makeObjective(bad, ASTRONOMICON)))).toEqual(['objective/malformed']);
    }
  });
});
