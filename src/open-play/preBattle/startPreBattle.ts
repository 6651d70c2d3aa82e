import { WargameError } from '../../core/errors/wargameError';
import type { Battle } from '../battle/battle';
import { NO_PROPOSALS } from './agreement';
import type { Both, PreBattle } from './preBattle';
import type { PreBattleErrorCode } from './preBattleErrorCode';

/**
 * Begins the sequence before a battle, with two players who have not mustered yet.
 *
 * @param players - the ids of the two players
 * @param options - `unarrivedReserves`: whether units that were never set up count as destroyed at the end;
 *   `ignored`, as in the pack, when absent
 * @returns the time before the battle, at its first step
 * @throws {@link WargameError} `pre-battle/unknown-player` for ids that are empty, equal, or `spectator`
 * @rule OP-SEQ
 * @since 0.1.0
 * @example
 * ```ts
 * import { startPreBattle } from 'wargame-rules/open-play';
 *
 * startPreBattle(['Ann', 'Ben']).step; // => 'muster-armies'
 * ```
 */
export function startPreBattle(
  players: Both<string>,
  options: { readonly unarrivedReserves?: Battle['unarrivedReserves'] } = {},
): PreBattle {
  const [one, other] = players;
  if (!one || !other || one === other || players.includes('spectator')) {
    throw new WargameError<PreBattleErrorCode>({
      code: 'pre-battle/unknown-player',
      message: `two players need ids of their own, got ${one} and ${other}`,
      path: 'players',
    });
  }
  return {
    step: 'muster-armies',
    players: [one, other],
    unarrivedReserves: options.unarrivedReserves ?? 'ignored',
    armies: [null, null],
    missionAgreement: NO_PROPOSALS,
    mission: null,
    briefed: [false, false],
    battlefieldAgreement: NO_PROPOSALS,
    battlefield: null,
    decider: null,
    attacker: null,
    declarations: [null, null],
    positions: [],
    deployed: [],
    next: null,
    firstTurn: null,
    abilitiesDone: [false, false],
  };
}
