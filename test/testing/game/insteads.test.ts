import { describe, expect, it } from 'vitest';
import { derive, type Game, seededDice } from 'wargame-rules';
import { actionPool } from '../../../src/testing/game/actionPool';
import { arenaOf } from '../../../src/testing/game/arena';
import { insteads } from '../../../src/testing/game/insteads';
import { startTrail } from '../../../src/testing/game/trail';
import { Broken } from '../../../src/testing/guard/broken';
import { brokenBy } from '../guard/broken';
import { type March, type MarchTypes, marches, marchOf } from './marches';

const SEED = 5;
const taken = marchOf('Ann', { by: 0 });
const marchBy = (by: number) => marchOf('Ann', { by });
const marchesBy = (count: number) => Array.from({ length: count }, (_, place) => marchBy(place + 1));

interface Asked {
  readonly wrong?: Partial<Game<MarchTypes>>;
  readonly offered?: readonly March[] | null;
  readonly known?: readonly March[];
  readonly acting?: readonly string[];
  readonly action?: March;
  readonly step?: number;
}

/** What is found instead of an action, and what was read for it. Everything is allowed unless told. */
function find({
  wrong = {},
  offered = [taken],
  known = [],
  acting = ['Ann'],
  action = taken,
  step = 0,
}: Asked) {
  const read: unknown[] = [];
  const game: Game<MarchTypes> = {
    ...marches,
    check: () => [],
    parse: {
      setup: marches.parse.setup,
      action(json) {
        read.push(json);
        return json as March;
      },
    },
    ...wrong,
  };
  const pool = actionPool<MarchTypes>();
  pool.add(known);
  const arena = arenaOf<MarchTypes>({ game, setup: null, seed: SEED, tries: 0, trail: startTrail(), pool });
  return { found: insteads(arena, { acting, offered: { Ann: offered } }, action, step), read };
}

const refuseAll = { check: () => [{ code: 'march/refused', message: 'no' }] };

describe('insteads', () => {
  it('finds nothing for a player who is not to act', () => {
    expect(find({ acting: ['Ben'], offered: [marchBy(1)] })).toEqual({ found: [], read: [] });
    expect(find({ acting: ['Ben', 'Ann'], offered: [marchBy(1)] }).found).toEqual([marchBy(1)]);
  });

  it('finds two at the most, the first at a place of the list that the dice of the step say', () => {
    const offered = marchesBy(6);
    for (let step = 0; step < 12; step++) {
      const first = seededDice(derive(SEED, 'instead', step)).roll(6) - 1;
      expect(find({ offered, step }).found).toEqual([offered[first], offered[(first + 1) % 6]]);
    }
  });

  it('begins anywhere in a list of two as well', () => {
    const offered = marchesBy(2);
    const firsts = Array.from({ length: 12 }, (_, step) => {
      const first = seededDice(derive(SEED, 'instead', step)).roll(2) - 1;
      expect(find({ offered, step }).found).toEqual([offered[first], offered[1 - first]]);
      return first;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });

  it('takes from what its player did before as well, and rolls nothing for a list of one', () => {
    const known = marchesBy(6);
    for (let step = 0; step < 12; step++) {
      const first = seededDice(derive(SEED, 'instead', step)).roll(6) - 1;
      expect(find({ known, step }).found).toEqual([known[first], known[(first + 1) % 6]]);
    }
  });

  it('takes nothing from what others did', () => {
    const known = [marchOf('Ben', { by: 1 }), marchBy(2), marchOf('Ben', { by: 3 })];
    expect(find({ known }).read).toEqual([marchBy(2)]);
  });

  it('is proposed something four times by dice of their own where nothing is listed', () => {
    const propose: Game<MarchTypes>['propose'] = (_, player, dice) =>
      marchOf(player, { by: dice.roll(1_000_000) });
    const proposed = Array.from({ length: 4 }, (_, index) =>
      marchBy(seededDice(derive(SEED, 'instead', 3, index)).roll(1_000_000)),
    );
    const { read } = find({ offered: null, step: 3, wrong: { ...refuseAll, propose } });
    expect(read).toHaveLength(4);
    expect(read).toEqual(expect.arrayContaining(proposed));
  });

  it('looks at sixteen at the most', () => {
    for (const count of [15, 16, 30]) {
      const { found, read } = find({ offered: marchesBy(count), wrong: refuseAll });
      expect(found).toEqual([]);
      expect(read).toHaveLength(Math.min(count, 16));
    }
  });

  it('leaves out what is refused, and what is read as the action that was taken', () => {
    const check: Game<MarchTypes>['check'] = (_, { by }) => (by === 2 || by === 5 ? [] : refuseAll.check());
    const { found } = find({ offered: marchesBy(6), wrong: { check } });
    expect([...found].sort((one, other) => Number(one['by']) - Number(other['by']))).toEqual([
      marchBy(2),
      marchBy(5),
    ]);
    const parse = { ...marches.parse, action: () => taken };
    expect(find({ offered: marchesBy(6), wrong: { parse } }).found).toEqual([]);
  });

  it('names the action where parse accepts what is no plain JSON', () => {
    const action = () => {
      throw new Broken('plain-json', 'a Map');
    };
    const wrong = { parse: { ...marches.parse, action } };
    expect(brokenBy(() => find({ offered: [marchBy(1)], wrong }))).toEqual([
      'parse-refuses-junk',
      'parse.action accepts {"type":"march","player":"Ann","by":1}: a Map',
    ]);
  });

  it.each<readonly [what: string, other: object, tried: readonly object[]]>([
    ['nothing of the same', { by: 1, to: [1, 2] }, []],
    ['a member that is another', { by: 3, to: [1, 2] }, [{ by: 3, to: [1, 2] }]],
    [
      'each member that is another, by itself',
      { by: 3, to: [1] },
      [
        { by: 3, to: [1, 2] },
        { by: 1, to: [1] },
      ],
    ],
    ['no member where the other has none', { by: 1 }, [{ by: 1 }]],
    ['a member where only the other has one', { by: 1, to: [1, 2], at: 4 }, [{ by: 1, to: [1, 2], at: 4 }]],
  ])('takes from another action %s', (_, other, tried) => {
    const action = marchOf('Ann', { by: 1, to: [1, 2] });
    const { read } = find({ action, offered: [marchOf('Ann', other)], wrong: refuseAll });
    expect(read).toStrictEqual(tried.map((members) => marchOf('Ann', members)));
  });

  it('lets nobody else act', () => {
    const { read } = find({ offered: [marchOf('Ben', { by: 7 })], wrong: refuseAll });
    expect(read).toEqual([marchBy(7)]);
  });
});
