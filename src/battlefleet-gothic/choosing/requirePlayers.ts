import { WargameError } from '../../core/errors/wargameError';
import type { ChoosingErrorCode } from './choosingErrorCode';

/** The two players of a battle: two names, and not the same one twice. */
export function requirePlayers<Player extends string>(
  players: readonly [Player, Player],
): readonly [Player, Player] {
  const [first, second] = players;
  players.forEach((player, index) => {
    if (typeof player === 'string' && player !== '') return;
    throw new WargameError<ChoosingErrorCode>({
      code: 'choosing/unknown-player',
      message: `expected a name, got ${player === '' ? 'an empty one' : typeof player}`,
      path: `players[${index}]`,
    });
  });
  if (first === second) {
    throw new WargameError<ChoosingErrorCode>({
      code: 'choosing/same-player',
      message: `"${first}" can't play both sides`,
      path: 'players[1]',
    });
  }
  return [first, second];
}

/** One of the two. */
export function requirePlayer<Player extends string>(
  player: Player,
  players: readonly [Player, Player],
  path: string,
): Player {
  if (requirePlayers(players).includes(player)) return player;
  throw new WargameError<ChoosingErrorCode>({
    code: 'choosing/unknown-player',
    message: `expected ${players.join(' or ')}, got "${player}"`,
    path,
  });
}
