import type { Dice } from '../dice/dice';
import { rollDie } from '../dice/rollDie';
import { shown } from '../shape/shown';
import type { Game, GameTypes } from './game';
import { gameError } from './gameError';
import { requireGame } from './requireGame';

/**
 * Picks any legal action of a player: the simplest bot. Where the game can't list them, it proposes one.
 *
 * @param game - the game
 * @param state - where the game stands
 * @param player - a player who may act
 * @param dice - dice of the bot's own, never those of the match
 * @returns an action
 * @throws {@link WargameError} `game/stuck` when the player has no action, `game/no-propose` for a game that
 *   neither lists nor proposes actions
 * @since 0.1.0
 * @example
 * ```ts
 * import { type Bot, type GameTypes, randomAction } from 'wargame-rules';
 *
 * // Takes the first action there is; where they can't be listed, any.
 * const hasty: Bot<GameTypes> = (game, state, player, dice) =>
 *   game.actions(state, player)?.[0] ?? randomAction(game, state, player, dice);
 * ```
 */
export function randomAction<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  player: Types['player'],
  dice: Dice,
): Types['action'] {
  requireGame(game);
  const actions = game.actions(state, player);
  if (!actions) return proposed(game, state, player, dice);
  const pick = actions.length > 1 ? rollDie(actions.length, dice) : 1;
  const action = actions[pick - 1];
  if (action) return action;
  throw gameError('game/stuck', `${shown(player)} has no action`, game.id);
}

function proposed<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  player: Types['player'],
  dice: Dice,
): Types['action'] {
  if (game.propose) return game.propose(state, player, dice);
  throw gameError('game/no-propose', 'it neither lists nor proposes actions', game.id);
}
