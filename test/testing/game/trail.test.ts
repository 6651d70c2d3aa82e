import { describe, expect, it } from 'vitest';
import { playOn } from '../../../src/testing/game/playOn';
import { standAt, standAtStep } from '../../../src/testing/game/trail';
import { countArena, scriptOf, take } from './countdown';

describe('a trail', () => {
  it('begins nowhere, with nothing counted', () => {
    const { match, step, action, counts } = countArena().trail;
    expect([match, step, action]).toEqual([null, 0, null]);
    expect(Object.values(counts)).toEqual(Array.from({ length: 9 }, () => 0));
  });

  it('stands in a state behind all steps of its match, and at a step behind all but the last', () => {
    const arena = countArena({}, 9);
    const { trail } = arena;
    const match = playOn(arena, scriptOf(arena, ['roll', 'show', 'take'])).at(-1);
    if (!match) throw new Error('no match');
    const step = standAtStep(trail, match);
    expect(step).toBe(match.record.steps[2]);
    expect([trail.match, trail.step, trail.action]).toEqual([match, 2, take]);
    standAt(trail, match);
    expect([trail.match, trail.step, trail.action]).toEqual([match, 3, null]);
  });
});
