import { describe, expect, it } from 'vitest';
import { type Game, scriptedDice } from 'wargame-rules';
import {
  fairBot,
  type WarmasterAction,
  type WarmasterSight,
  type WarmasterState,
  type WarmasterTypes,
} from 'wargame-rules/warmaster';
import { deepFreeze } from '../../deepFreeze';
import { end, noDice, plain, table } from '../table';

const state = deepFreeze(
  table('imperial-movement', { emperor: 14, horus: [56, 'down'], 'crew-1': [55, 'down'], 'crew-2': 33 }),
);

/** What a bot gets to see in a game. */
function sightIn(game: Game<WarmasterTypes>, player: 'imperial' | 'traitor' = 'imperial'): WarmasterSight {
  const seen: WarmasterSight[] = [];
  fairBot((sight) => {
    seen.push(sight);
    return end(player);
  })(game, state, player, noDice);
  return seen[0] as WarmasterSight;
}

const { redeal: _, ...withoutRedeal } = plain;

describe('a bot at a match', () => {
  it('WM-REV-4: sees what its player sees, and what he may do', () => {
    for (const player of ['imperial', 'traitor'] as const) {
      const { redeal: _, ...sight } = sightIn(plain, player);
      expect(sight).toEqual({
        view: plain.view(state, player),
        player,
        actions: plain.actions(state, player),
      });
    }
    expect(sightIn(plain).view).not.toEqual(sightIn(plain, 'traitor').view);
  });

  it('does what the bot says, on the dice that are its own', () => {
    const dice = scriptedDice([2]);
    const bot = fairBot(({ actions }, own) => actions[own.roll(3)] as WarmasterAction);
    expect(bot(plain, state, 'imperial', dice)).toEqual(plain.actions(state, 'imperial')?.[2]);
    dice.finish();
  });

  it('WM-REV-4: gets what is hidden from its player dealt anew, as the game deals it on the same dice', () => {
    // Two counters lie hidden, in 55 and 56: the first one drawn lies in the one or the other.
    const dealtIn = (face: number): WarmasterState => sightIn(plain).redeal(scriptedDice([face, 1]));
    for (const face of [1, 2]) {
      expect(dealtIn(face)).toEqual(plain.redeal?.(state, 'imperial', scriptedDice([face, 1])));
    }
    expect(dealtIn(1)).not.toEqual(dealtIn(2));
    expect([dealtIn(1), dealtIn(2)]).toContainEqual(state);
  });

  it('has no actions where the game lists none', () => {
    expect(sightIn({ ...plain, actions: () => null }).actions).toEqual([]);
  });

  it('gets the state as it is from a game without secrets', () => {
    expect(sightIn(withoutRedeal).redeal(noDice)).toBe(state);
  });
});
