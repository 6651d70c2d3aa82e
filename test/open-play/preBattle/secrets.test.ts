import { describe, expect, it } from 'vitest';
import { viewPreBattle } from 'wargame-rules/open-play';
import { declare, redealt, toDeclarations, walk } from './walk';

const { state: before } = walk(toDeclarations());
const ann = walk([declare('Ann', ['a1'])], [], before).state;
const ben = walk([declare('Ben', ['b1', 'b2'])], [], before).state;
const both = walk([declare('Ann', ['a1']), declare('Ben', ['b1'])], [], before).state;

describe('what is secret before a battle', () => {
  it('OP-RESERVE-1: everybody sees who has declared', () => {
    for (const viewer of ['Ann', 'Ben', 'spectator']) {
      const declared = [before, ann, ben, both].map((state) => viewPreBattle(state, viewer).declared);
      expect(declared).toEqual([
        [false, false],
        [true, false],
        [false, true],
        [true, true],
      ]);
    }
  });

  it('OP-RESERVE-1, C74: what the other has declared may be anything to a player', () => {
    const anew = [null, { reserve: ['b2'], embarked: [] }];
    expect(redealt(ben, 'Ann', [4, 1])).toEqual({ ...ben, declarations: anew });
    expect(redealt(ben, 'spectator', [3, 1])).toEqual({ ...ben, declarations: anew });
    expect(redealt(ann, 'Ben', [2, 2])).toEqual({
      ...ann,
      declarations: [{ reserve: [], embarked: [] }, null],
    });
  });

  it('OP-RESERVE-1, C74: what oneself has declared, or both have, is as it is', () => {
    expect(redealt(ann, 'Ann', [])).toEqual(ann);
    expect(redealt(ben, 'Ben', [])).toEqual(ben);
    expect(redealt(before, 'Ann', [])).toEqual(before);
    for (const viewer of ['Ann', 'Ben', 'spectator']) expect(redealt(both, viewer, [])).toEqual(both);
  });
});
