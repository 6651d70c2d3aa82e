import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AREA_NUMBERS } from 'wargame-rules/warmaster';
import {
  allowanceOf,
  enemySupreme,
  foesIn,
  isHostile,
  mineIn,
  ownSupreme,
  placeOf,
  type Scene,
  sceneOf,
} from '../../../src/warmaster/bots/scene';
import { deepFreeze } from '../../deepFreeze';
import { namesOf, placesOf, positionOf, type Stands, sceneFor, someStands } from './sceneOf';

/** A list by area number, the same everywhere but in some areas. */
function everywhere<T>(usual: T, but: { readonly [area: number]: T } = {}): T[] {
  const list: T[] = [];
  for (const area of AREA_NUMBERS) list[area] = but[area] ?? usual;
  return list;
}

const STANDS: Stands = {
  emperor: 33,
  'custodians-1': 33,
  'custodians-2': 14,
  sanguinius: 'reserve',
  horus: [34, 'down'],
  'crew-1': [34, 'down'],
  'crew-2': 34,
  angron: 'cup',
  'daemons-1': 56,
};

describe('sceneOf', () => {
  it('WM-REV-4: lays out for the Imperial player what he knows, and how many lie face down', () => {
    const scene = sceneFor('imperial', STANDS, { state: { destroyedAreas: [21, 45] } });
    const [emperor, first, second, crew, daemons] = placesOf(
      scene.chart,
      'emperor',
      'custodians-1',
      'custodians-2',
      'crew-2',
      'daemons-1',
    ) as [number, number, number, number, number];
    expect(scene.mine).toEqual(everywhere<number[]>([], { 33: [emperor, first], 14: [second] }));
    expect(scene.foes).toEqual(everywhere<number[]>([], { 34: [crew], 56: [daemons] }));
    expect(scene.hidden).toEqual(everywhere(0, { 34: 2 }));
    expect(scene.isDestroyed).toEqual(everywhere(false, { 21: true, 45: true }));
    const at = new Map<number, number>([
      [emperor, 33],
      [first, 33],
      [second, 14],
      [crew, 34],
      [daemons, 56],
    ]);
    expect(scene.whereIs).toEqual(scene.chart.counters.map((_, unit) => at.get(unit) ?? null));
    expect(scene.faceUp).toEqual(scene.chart.counters.map((_, unit) => at.has(unit)));
    expect(namesOf(scene.chart, [scene.supreme])).toEqual(['emperor']);
  });

  it('WM-REV-4: lays out for the Traitor player his face-down units too', () => {
    const scene = sceneFor('traitor', STANDS);
    const named = (units: readonly number[]): string[] => namesOf(scene.chart, units);
    expect(named(mineIn(scene, 34))).toEqual(['horus', 'crew-1', 'crew-2']);
    expect(named(foesIn(scene, 33))).toEqual(['emperor', 'custodians-1']);
    expect(scene.hidden).toEqual(everywhere(0));
    const [horus, crew] = placesOf(scene.chart, 'horus', 'crew-2') as [number, number];
    expect([scene.whereIs[horus], scene.faceUp[horus]]).toEqual([34, false]);
    expect([scene.whereIs[crew], scene.faceUp[crew]]).toEqual([34, true]);
    expect(named([scene.supreme])).toEqual(['horus']);
  });

  it('every unit aboard is somewhere, once', () => {
    fc.assert(
      fc.property(someStands, fc.constantFrom('imperial', 'traitor'), (stands, side) => {
        const { scene, state } = positionOf(side, stands);
        for (const area of AREA_NUMBERS) {
          const all = mineIn(scene, area).length + foesIn(scene, area).length;
          expect(all + (scene.hidden[area] as number)).toBe(
            state.units.filter(({ at }) => at === area).length,
          );
          for (const unit of mineIn(scene, area)) expect(scene.chart.sides[unit]).toBe(side);
          for (const unit of foesIn(scene, area)) expect(scene.chart.sides[unit]).not.toBe(side);
          for (const unit of [...mineIn(scene, area), ...foesIn(scene, area)]) {
            expect(scene.whereIs[unit]).toBe(area);
          }
        }
      }),
    );
  });

  it('changes nothing in the view', () => {
    const scene = sceneFor('imperial', STANDS);
    const { chart, view, character } = scene;
    expect(sceneOf(chart, deepFreeze(view), 'imperial', character)).toEqual(scene);
  });
});

describe('what is told of a scene', () => {
  it('an area is hostile with a known enemy in it, or with anything face down', () => {
    const hostile = (scene: Scene): readonly number[] =>
      AREA_NUMBERS.filter((area) => isHostile(scene, area));
    expect(hostile(sceneFor('imperial', { ...STANDS, 'trap-1': [52, 'down'] }))).toEqual([34, 52, 56]);
    expect(hostile(sceneFor('traitor', STANDS))).toEqual([14, 33]);
  });

  it('WM-MOVE-2: who controls the Bridge enters three areas, the others one', () => {
    for (const bridge of ['imperial', 'traitor', null] as const) {
      const scene = sceneFor('imperial', {}, { state: { bridge } });
      expect(allowanceOf(scene, 'imperial')).toBe(bridge === 'imperial' ? 3 : 1);
      expect(allowanceOf(scene, 'traitor')).toBe(bridge === 'traitor' ? 3 : 1);
    }
  });

  it('whom the other side must not lose is known where he stands face up', () => {
    expect(enemySupreme(sceneFor('traitor', STANDS))).toBe(33);
    expect(enemySupreme(sceneFor('traitor', {}))).toBeNull();
    expect(enemySupreme(sceneFor('imperial', STANDS))).toBeNull();
    expect(enemySupreme(sceneFor('imperial', { horus: 34 }))).toBe(34);
  });

  it('names who must not die, and finds any unit', () => {
    const scene = sceneFor('traitor', STANDS);
    expect(namesOf(scene.chart, [ownSupreme(scene), placeOf(scene, 'crew-2')])).toEqual(['horus', 'crew-2']);
  });
});
