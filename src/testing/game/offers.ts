import type { Seed } from '../../core/dice/seed';
import { seededDice } from '../../core/dice/seededDice';
import { isWargameError } from '../../core/errors/isWargameError';
import type { Game, GameTypes } from '../../core/game/game';
import { Broken, requireThat } from '../guard/broken';

/** What a game offers a player who may act: all its actions, or one that it proposes. */
export function offers<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  player: Types['player'],
  seed: Seed,
): readonly [Types['action'], ...Types['action'][]] {
  const listed = game.actions(state, player);
  if (!listed) return [proposed(game, state, player, seed)];
  const [first, ...others] = listed;
  requireThat(first !== undefined, 'never-stuck', () => `${player} is to act and has no action`);
  return [first, ...others];
}

function proposed<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  player: Types['player'],
  seed: Seed,
): Types['action'] {
  const { propose } = game;
  if (!propose) throw new Broken('never-stuck', 'the game neither lists nor proposes actions');
  try {
    return propose(state, player, seededDice(seed));
  } catch (error) {
    if (!isWargameError(error)) throw error;
    throw new Broken('never-stuck', `nothing to propose for ${player}, who is to act: ${error.message}`);
  }
}
