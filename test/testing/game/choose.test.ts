import { describe, expect, it } from 'vitest';
import { type Game, seededDice, WargameError } from 'wargame-rules';
import { actionPool } from '../../../src/testing/game/actionPool';
import { arenaOf } from '../../../src/testing/game/arena';
import { choose } from '../../../src/testing/game/choose';
import { startTrail } from '../../../src/testing/game/trail';
import { pick, twist } from '../../../src/testing/game/twist';
import { Broken } from '../../../src/testing/guard/broken';
import { brokenBy } from '../guard/broken';
import { type March, type MarchState, type MarchTypes, marches, marchOf } from './marches';

const daring = (player = 'Ann') => marchOf(player, { type: 'dare' });
const march = (by: number) => marchOf('Ann', { by });
const alone: MarchState = { acting: ['Ann'], offered: { Ann: [march(1), march(2), march(3)] } };

/** An arena in which every daring action is read as one and the same. Everything is allowed unless told. */
function arena(wrong: Partial<Game<MarchTypes>> = {}, known: readonly March[] = []) {
  const parse = { ...marches.parse, action: () => daring() };
  const game: Game<MarchTypes> = { ...marches, parse, check: () => [], ...wrong };
  const pool = actionPool<MarchTypes>();
  pool.add(known);
  const kinds = new Set(['march']);
  return arenaOf<MarchTypes>({ game, setup: null, seed: 0, tries: 0, trail: startTrail(), pool, kinds });
}

function reading(action: (json: unknown) => March): Partial<Game<MarchTypes>> {
  return { parse: { ...marches.parse, action } };
}

describe('choose', () => {
  it('plays what is offered in its order, and dares at each fourth choice', () => {
    const chosen = Array.from({ length: 14 }, (_, choice) => choose(arena(), alone, choice));
    const [one, two, three, dared] = [march(1), march(2), march(3), daring()];
    expect(chosen).toEqual([
      one,
      one,
      one,
      dared,
      two,
      two,
      two,
      dared,
      three,
      three,
      three,
      dared,
      one,
      one,
    ]);
  });

  it('goes round those who are to act', () => {
    const both: MarchState = {
      acting: ['Ben', 'Ann'],
      offered: { Ann: [march(1), march(2)], Ben: [marchOf('Ben')] },
    };
    const chosen = Array.from({ length: 10 }, (_, choice) => choose(arena(), both, choice));
    const [ben, ann, dared] = [marchOf('Ben'), march(1), daring()];
    expect(chosen).toEqual([ben, ann, ben, ann, ben, ann, dared, dared, ben, march(2)]);
  });

  it('twists what is known from before, too, to dare', () => {
    const known = [marchOf('Ann', { type: 'halt', at: 1 }), marchOf('Ann', { type: 'halt', at: 2 })];
    const all = [...known, ...(alone.offered['Ann'] ?? [])];
    const choices = Array.from({ length: 10 }, (_, index) => 4 * index + 3);
    const twists = choices.map((choice) => {
      const dice = seededDice(choice);
      return twist(pick(all, dice), all, ['Ann', 'Ben'], dice);
    });
    const read = choices.map((choice) => {
      const given: unknown[] = [];
      const action = (json: unknown) => {
        given.push(json);
        return daring();
      };
      choose(arena(reading(action), known), alone, choice);
      return given;
    });
    expect(read).toEqual(twists.map((twisted) => [twisted]));
  });

  it('remembers what was offered, and what it dared', () => {
    const playing = arena();
    choose(playing, alone, 0);
    expect(playing.pool.all()).toEqual(alone.offered['Ann']);
    choose(playing, alone, 3);
    expect(playing.pool.all()).toEqual([...(alone.offered['Ann'] ?? []), daring()]);
  });

  it.each<readonly [what: string, wrong: Partial<Game<MarchTypes>>]>([
    [
      'can not be read',
      reading(() => {
        throw new WargameError({ code: 'march/malformed', message: 'no march' });
      }),
    ],
    ['is of somebody who is not to act', reading(() => daring('Ben'))],
    ['is not allowed', { check: () => [{ code: 'march/refused', message: 'no' }] }],
  ])('plays what is offered where the daring action %s, and forgets that', (_, wrong) => {
    const playing = arena(wrong);
    expect(choose(playing, alone, 3)).toEqual(march(1));
    expect(playing.pool.all()).toEqual(alone.offered['Ann']);
  });

  it('names the action where parse accepts what is no plain JSON', () => {
    const action = () => {
      throw new Broken('plain-json', 'a Map');
    };
    const [property, message] = brokenBy(() => choose(arena(reading(action)), alone, 3));
    expect(property).toBe('parse-refuses-junk');
    expect(message).toMatch(/^parse\.action accepts .*: a Map$/);
  });

  it('tries junk in place of each kind that is offered', () => {
    const playing = {
      ...arena(),
      kinds: new Set<string>(),
    };
    expect(brokenBy(() => choose(playing, alone, 0))).toEqual([
      'parse-refuses-junk',
      'parse.action accepts null',
    ]);
  });
});
