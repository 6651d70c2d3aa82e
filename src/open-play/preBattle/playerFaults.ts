import type { Violation } from '../../core/errors/violation';
import type { Both } from './preBattle';
import type { PreBattleErrorCode } from './preBattleErrorCode';

/** What keeps the ids of two players from telling them apart, from each other and from those who watch. */
export function playerFaults(players: Both<string>): readonly Violation<PreBattleErrorCode>[] {
  const faults = players.flatMap((player, index): readonly Violation<PreBattleErrorCode>[] => {
    if (player && player !== 'spectator') return [];
    const message = player ? 'those who watch have that name' : 'a player needs a name';
    return [{ code: 'pre-battle/bad-player', message, path: `players[${index}]` }];
  });
  const [one, other] = players;
  if (faults.length > 0 || one !== other) return faults;
  const message = `both players are called ${one}`;
  return [{ code: 'pre-battle/same-player', message, path: 'players[1]', facts: { player: one } }];
}
