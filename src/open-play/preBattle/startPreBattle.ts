import { requireNone } from '../../core/errors/requireNone';
import type { Battle } from '../battle/battle';
import { NO_PROPOSALS } from './agreement';
import { playerFaults } from './playerFaults';
import type { Both, PreBattle } from './preBattle';

/**
 * Begins the sequence before a battle, with two players who have not mustered yet.
 *
 * @param players - the ids of the two players
 * @param options - `unarrivedReserves`: whether units that were never set up count as destroyed at the end;
 *   `ignored`, as in the pack, when absent
 * @returns the time before the battle, at its first step
 * @throws {@link WargameError} `pre-battle/same-player` for equal ids, `pre-battle/bad-player` for one that is empty or
 *   `spectator`
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
  requireNone(playerFaults(players));
  const [one, other] = players;
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
