import type { Army } from '../army/army';
import type { Role } from '../army/role';
import type { Both, PreBattle } from './preBattle';

/** Which of the two players somebody is. */
export function seatOf(state: Pick<PreBattle, 'players'>, player: string): 0 | 1 {
  return player === state.players[0] ? 0 : 1;
}

export function otherPlayer(state: Pick<PreBattle, 'players'>, player: string): string {
  return state.players[seatOf(state, player) === 0 ? 1 : 0];
}

export function roleOf(state: PreBattle, player: string): Role {
  return player === state.attacker ? 'attacker' : 'defender';
}

/** The army of a player who has mustered. */
export function musteredArmy(state: PreBattle, player: string): Army {
  return state.armies[seatOf(state, player)] as Army;
}

/** Both things, with one player's changed. */
export function withOwn<T>(both: Both<T>, seat: 0 | 1, own: T): Both<T> {
  return seat === 0 ? [own, both[1]] : [both[0], own];
}

/** The players who have not done something yet. */
export function playersLeft(state: PreBattle, done: Both<boolean>): readonly string[] {
  return state.players.filter((_, seat) => !done[seat as 0 | 1]);
}
