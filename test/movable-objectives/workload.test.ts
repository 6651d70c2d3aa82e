import { describe, expect, it } from 'vitest';
import { ASTRONOMICON, checkObjectiveSet } from 'wargame-rules/movable-objectives';
import { deepFreeze } from '../deepFreeze';
import { crowdedSet, play, workload } from './workload';

describe('a hundred objectives', () => {
  it('go through four thousand transitions', () => {
    const set = deepFreeze(crowdedSet());
    const end = play(set, workload(4000));
    expect(checkObjectiveSet(end, ASTRONOMICON)).toEqual([]);
    expect(end.objectives).toHaveLength(100);
    // The last turn of the four thousand was broken off in the midst of the drops.
    const kinds = end.objectives.map(({ place }) => place.kind);
    expect(new Set(kinds)).toEqual(new Set(['table', 'carried']));
  });
});
