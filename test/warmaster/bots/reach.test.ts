import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AreaNumber, Moving, Side, WarmasterState } from 'wargame-rules/warmaster';
import { type Reach, reachOf } from '../../../src/warmaster/bots/reach';
import { at, noDice, plain } from '../table';
import { placesOf, positionOf, type Stands, someDamage, someStands, type Variant } from './sceneOf';

function reach(side: Side, unit: string, stands: Stands, variant: Variant = {}): Reach {
  const { scene } = positionOf(side, stands, variant);
  return reachOf(scene, placesOf(scene.chart, unit)[0] as number);
}

const sorted = (areas: Iterable<AreaNumber>): AreaNumber[] => [...areas].sort((one, two) => one - two);

/** Where a unit comes by the steps that the game allows. */
function walks(state: WarmasterState, side: Side, unit: string, been = new Set<string>()): Set<AreaNumber> {
  const here = at(state, unit) as AreaNumber;
  const found = new Set([here]);
  const key = `${here} ${state.moving?.left}`;
  if (been.has(key)) return found;
  been.add(key);
  for (const action of plain.actions(state, side) ?? []) {
    if (action.type !== 'move' || action.unit !== unit) continue;
    for (const area of walks(plain.apply(state, action, noDice).state, side, unit, been)) found.add(area);
  }
  return found;
}

describe('reachOf', () => {
  it('WM-MOVE-2: a unit gets to its own area, and to those next to it', () => {
    expect(reach('imperial', 'emperor', { emperor: 33 })).toEqual({
      areas: [33, 25, 32, 34, 35],
      firstStep: byArea({ 25: 25, 32: 32, 34: 34, 35: 35 }),
    });
  });

  it('WM-MOVE-2: with the Bridge it gets three areas far, and knows the first step to each', () => {
    const { areas, firstStep } = reach(
      'imperial',
      'emperor',
      { emperor: 56 },
      { state: { bridge: 'imperial' } },
    );
    expect(sorted(areas)).toEqual([44, 45, 46, 51, 52, 53, 54, 55, 56]);
    expect(firstStep).toEqual(byArea({ 54: 54, 55: 55, 51: 54, 52: 54, 53: 55, 44: 54, 45: 54, 46: 55 }));
  });

  it('WM-MOVE-4, WM-MOVE-5: it goes to enemies, known or face down, and not through them; it may leave some behind', () => {
    const bridge = { state: { bridge: 'imperial' } } as const;
    const past = (stands: Stands): AreaNumber[] =>
      sorted(reach('imperial', 'emperor', { emperor: 56, ...stands }, bridge).areas);
    expect(past({ 'crew-1': 54, 'crew-2': [55, 'down'] })).toEqual([54, 55, 56]);
    expect(past({ 'crew-1': 54 })).toEqual([45, 46, 51, 52, 53, 54, 55, 56]);
    expect(past({ 'crew-1': 56 })).toEqual([44, 45, 46, 51, 52, 53, 54, 55, 56]);
  });

  it('WM-MOVE-3: it enters no Destroyed Area', () => {
    const state = { bridge: 'imperial', destroyedAreas: [54, 53] } as const;
    expect(sorted(reach('imperial', 'emperor', { emperor: 56 }, { state }).areas)).toEqual([
      45, 51, 52, 55, 56,
    ]);
  });

  it('WM-MOVE-8: who is under way goes on as far as he may', () => {
    const areas = (moving: Moving): number =>
      reach('imperial', 'emperor', { emperor: 56 }, { state: { bridge: 'imperial', moving } }).areas.length;
    expect([0, 1, 2].map((left) => areas({ unit: 'emperor', left }))).toEqual([1, 3, 6]);
    expect(areas({ unit: 'sanguinius', left: 0 })).toBe(9);
  });

  it('WM-MOVE-2, WM-MOVE-3, WM-MOVE-4: these are the areas to which the game lets it walk', () => {
    fc.assert(
      fc.property(
        someStands,
        someDamage,
        fc.constantFrom<readonly [Side, string]>(['imperial', 'emperor'], ['traitor', 'angron']),
        (stands, damage, [side, unit]) => {
          const { state, scene } = positionOf(side, { ...stands, [unit]: 26 }, { state: damage });
          const [place] = placesOf(scene.chart, unit) as [number];
          const { areas, firstStep } = reachOf(scene, place);
          expect(sorted(areas)).toEqual(sorted(walks(state, side, unit)));
          for (const area of areas) {
            const to = firstStep[area];
            if (to === undefined) continue;
            const next = plain.apply(state, { type: 'move', player: side, unit, to }, noDice).state;
            expect(walks(next, side, unit)).toContain(area);
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});

function byArea(steps: { readonly [area: number]: AreaNumber }): AreaNumber[] {
  const list: AreaNumber[] = [];
  for (const [area, step] of Object.entries(steps)) list[Number(area)] = step;
  return list;
}
