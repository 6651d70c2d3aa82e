import { describe, expect, it } from 'vitest';
import { d6, type Game, seededDice } from 'wargame-rules';
import { offers } from '../../../src/testing/game/offers';
import { brokenBy } from '../guard/broken';
import { type CountTypes, countdown, countdownBut, falls, refusal, TYPES, take } from './countdown';

type Change = Partial<Game<CountTypes>>;

const state = { left: 4, turn: 'Ann' };

function offered(change: Change, seed = 3) {
  return offers(countdownBut(change), state, 'Ann', seed);
}

describe('offers', () => {
  it('are all the actions that a game lists', () => {
    expect(offers(countdown, state, 'Ann', 3)).toEqual(TYPES.map((type) => ({ type, player: 'Ann' })));
  });

  it('are listed where a game proposes as well', () => {
    expect(offered({ propose: falls })).toHaveLength(3);
  });

  it('are what a game proposes on dice of the seed, where it lists nothing', () => {
    const propose: Game<CountTypes>['propose'] = (from, player, dice) => ({
      ...take,
      player,
      marks: [from.left, d6(dice), d6(dice)],
    });
    const dice = seededDice(7);
    expect(offered({ actions: () => null, propose }, 7)).toEqual([
      { ...take, marks: [4, d6(dice), d6(dice)] },
    ]);
  });

  it.each<readonly [fault: string, change: Change, message: string]>([
    ['an empty list', { actions: () => [] }, 'Ann is to act and has no action'],
    ['neither list nor proposal', { actions: () => null }, 'the game neither lists nor proposes actions'],
    [
      'nothing to propose',
      {
        actions: () => null,
        propose() {
          throw refusal('no idea');
        },
      },
      'nothing to propose for Ann, who is to act: no idea',
    ],
  ])('reject %s to a player who is to act', (_, change, message) => {
    expect(brokenBy(() => offered(change))).toEqual(['never-stuck', message]);
  });

  it('hand on what is no error of the rules', () => {
    expect(() => offered({ actions: () => null, propose: falls })).toThrow(new RangeError('jammed'));
  });
});
