import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AREA_NUMBERS, type AreaNumber } from 'wargame-rules/warmaster';
import { hasRoom } from '../../../src/warmaster/bots/areaWorth';
import {
  canRetreat,
  type Formation,
  formationOf,
  post,
  standingIn,
} from '../../../src/warmaster/bots/formation';
import { moversOf } from '../../../src/warmaster/bots/movers';
import { mineIn } from '../../../src/warmaster/bots/scene';
import { otherSide } from '../../../src/warmaster/rules/side';
import { deepFreeze } from '../../deepFreeze';
import { namesOf, placesOf, type Stands, sceneFor, someDamage, someStands, type Variant } from './sceneOf';

const STANDS: Stands = { emperor: 33, 'custodians-1': 33, 'custodians-2': 34, 'crew-1': 35 };

function formation(stands: Stands, variant: Variant = {}): Formation {
  return formationOf(sceneFor('imperial', stands, variant));
}

function standing(of: Formation, area: AreaNumber): string[] {
  return namesOf(of.scene.chart, standingIn(of, area));
}

describe('formationOf', () => {
  it('begins with everybody where he is', () => {
    const of = formation(STANDS);
    const { scene } = of;
    const expected: (readonly number[])[] = [];
    for (const area of AREA_NUMBERS) expected[area] = mineIn(scene, area);
    expect(of.standing).toEqual(expected);
    expect(of.posts).toEqual(scene.whereIs);
    expect(of.movers).toEqual(moversOf(scene));
  });
});

describe('post', () => {
  it('takes a unit from where it stood, and no other', () => {
    const of = formation(STANDS);
    const [guard] = placesOf(of.scene.chart, 'custodians-1') as [number];
    post(of, guard, 34);
    expect(standing(of, 33)).toEqual(['emperor']);
    expect(standing(of, 34)).toEqual(['custodians-2', 'custodians-1']);
    expect(of.posts[guard]).toBe(34);
    post(of, guard, 35);
    expect([33, 34, 35].map((area) => standing(of, area as AreaNumber))).toEqual([
      ['emperor'],
      ['custodians-2'],
      ['custodians-1'],
    ]);
  });

  it('leaves the scene as it is, and a way back', () => {
    const of = formation(STANDS);
    const before = structuredClone([of.standing, of.posts]);
    deepFreeze([of.scene.mine, of.scene.whereIs]);
    const [guard] = placesOf(of.scene.chart, 'custodians-1') as [number];
    post(of, guard, 25);
    post(of, guard, 33);
    expect([of.standing, of.posts]).toEqual(before);
  });
});

describe('canRetreat', () => {
  // Area 56 is next to 54 and 55.
  const state = { destroyedAreas: [54] } as const;
  const trio = (area: AreaNumber): Stands => ({
    'custodians-1': area,
    'custodians-2': area,
    'custodians-3': area,
  });

  it('as a formation stands, it is what it is on the board', () => {
    fc.assert(
      fc.property(someStands, someDamage, fc.constantFrom('imperial', 'traitor'), (stands, damage, side) => {
        const of = formationOf(sceneFor(side, stands, { state: damage }));
        for (const area of AREA_NUMBERS) {
          expect(canRetreat(of, area, 'own')).toBe(hasRoom(of.scene, side, area));
          expect(canRetreat(of, area, 'foes')).toBe(hasRoom(of.scene, otherSide(side), area));
        }
      }),
    );
  });

  it('WM-RETR-2: who is to stand next door takes up the room of his own side', () => {
    const of = formation({ ...trio(53), emperor: 56 }, { state });
    expect(canRetreat(of, 56, 'own')).toBe(true);
    const trioPlaces = placesOf(of.scene.chart, 'custodians-1', 'custodians-2', 'custodians-3');
    for (const unit of trioPlaces) post(of, unit, 55);
    expect(canRetreat(of, 56, 'own')).toBe(false);
    post(of, trioPlaces[0] as number, 53);
    expect(canRetreat(of, 56, 'own')).toBe(true);
  });

  it('WM-RETR-2: a single unit next door is in the way of the other side', () => {
    const of = formation({ 'custodians-1': 53, 'crew-1': 56 }, { state });
    expect(canRetreat(of, 56, 'foes')).toBe(true);
    post(of, placesOf(of.scene.chart, 'custodians-1')[0] as number, 55);
    expect(canRetreat(of, 56, 'foes')).toBe(false);
  });

  it('WM-RETR-2: enemies next door, seen or not, are in the way, and three leave their own no room', () => {
    const own = (stands: Stands): boolean => canRetreat(formation(stands, { state }), 56, 'own');
    expect([own({ 'crew-1': 55 }), own({ 'crew-1': [55, 'down'] }), own({ 'crew-1': 53 })]).toEqual([
      false,
      false,
      true,
    ]);
    const foes = (stands: Stands): boolean => canRetreat(formation(stands, { state }), 56, 'foes');
    expect(foes({ 'crew-1': 55, 'crew-2': [55, 'down'] })).toBe(true);
    expect(foes({ 'crew-1': 55, 'crew-2': [55, 'down'], 'crew-3': 55 })).toBe(false);
    expect(foes({ 'crew-1': 55, 'crew-2': 55, 'crew-3': 55 })).toBe(false);
  });

  it('WM-RETR-2: nobody retreats into a Destroyed Area', () => {
    const shut = formation({}, { state: { destroyedAreas: [54, 55] } });
    expect([canRetreat(shut, 56, 'own'), canRetreat(shut, 56, 'foes')]).toEqual([false, false]);
  });
});
