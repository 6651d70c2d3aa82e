import { describe, expect, it } from 'vitest';
import { playScript } from 'wargame-rules';
import {
  type BattlefieldFacts,
  type Battlezone,
  checkBattlefield,
  generateBattlefield,
} from 'wargame-rules/battlefleet-gothic';

/** Where the fields come to lie, with exactly these dice. */
function places(
  zone: Battlezone,
  side: 60 | 120,
  faces: readonly number[],
  planet?: BattlefieldFacts['planet'],
) {
  const table = { width: side, height: side };
  const facts = { zone, table, ...(planet && { planet }) };
  const battlefield = playScript((dice) => generateBattlefield(facts, dice), faces);
  const faults = checkBattlefield(battlefield).map(({ path }) => path);
  return { at: battlefield.fields.map(({ at: { x, y } }) => [x, y]), faults };
}

describe('the fields of a square', () => {
  it.each([
    [1, 'left', [75, 90], [105, 90]],
    [2, 'top', [90, 75], [90, 105]],
    [5, 'bottom', [90, 75], [90, 105]],
    [6, 'right', [75, 90], [105, 90]],
  ])('on a %i stand in a row towards the %s edge, evenly spread', (sunward, _, first, second) => {
    const nothing = [1, 1, 1];
    expect(places('deep-space', 120, [sunward, ...nothing, 4, 3, 4, 1, 1, 1, 1])).toEqual({
      at: [first, second],
      faults: [],
    });
  });

  it('give way to a planet by as little as they can: on steps of 5 cm, the leftmost and lowest of the nearest', () => {
    const cloud = [4, 4, 1, 1];
    const planet = { size: 'small', diameter: 10 } as const;
    const inMiddle = places('deep-space', 60, [2, ...cloud], { ...planet, at: { x: 30, y: 30 } });
    expect(inMiddle).toEqual({ at: [[20, 30]], faults: [] });
    const inCorner = places('deep-space', 120, [2, 1, 1, 1, ...cloud], { ...planet, at: { x: 90, y: 90 } });
    expect(inCorner).toEqual({ at: [[80, 90]], faults: [] });
    const below = places('deep-space', 60, [2, ...cloud], { ...planet, at: { x: 30, y: 26 } });
    expect(below).toEqual({ at: [[30, 35]], faults: [] });
  });

  it('find the last place at the edge of the square', () => {
    const planet = { size: 'large', diameter: 50, at: { x: 27, y: 30 } } as const;
    const bare = [1, 1];
    expect(places('deep-space', 60, [...bare, 2, 4, 4, 1, 1], planet)).toEqual({
      at: [[55, 30]],
      faults: [],
    });
  });

  it('give way to the fields before them as well', () => {
    const planet = { size: 'small', diameter: 6, at: { x: 30, y: 55 } } as const;
    const { at, faults } = places('outer-reaches', 60, [2, 4, 2, 6, 6, 6, 6, 6, 6, 6], planet);
    expect(at).toEqual([
      [30, 10],
      [30, 30],
      [20, 45],
    ]);
    expect(faults).toEqual([]);
  });

  it('stay where they were planned when the square is full', () => {
    const planet = { size: 'large', diameter: 36, at: { x: 30, y: 30 } } as const;
    const bare = [1, 1];
    expect(places('deep-space', 60, [...bare, 2, 4, 4, 6, 6], planet)).toEqual({
      at: [[30, 30]],
      faults: ['fields[0].at'],
    });
  });
});
