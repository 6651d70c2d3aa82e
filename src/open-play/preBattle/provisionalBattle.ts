import type { Battle } from '../battle/battle';
import type { SideSetUp } from '../battle/battleSetUp';
import { unstartedBattle } from '../battle/unstartedBattle';
import type { AnyMission } from '../mission/mission';
import { musteredArmy, otherPlayer, roleOf, seatOf } from './players';
import type { Declaration, PreBattle } from './preBattle';

/** The mission that was determined. */
export function missionOf(state: PreBattle, missions: readonly AnyMission[]): AnyMission {
  return missions.find(({ id }) => id === state.mission) as AnyMission;
}

/** One side as far as it is set up. */
export function sideSoFar(
  state: PreBattle,
  player: string,
  declaration: Declaration | null = state.declarations[seatOf(state, player)],
): SideSetUp {
  const army = musteredArmy(state, player);
  const own = new Set(army.units.flatMap(({ models }) => models.map(({ id }) => id)));
  return {
    army,
    player,
    positions: state.positions.filter(({ model }) => own.has(model)),
    ...declaration,
  };
}

/** The battle as it would be if it began now, so that what is checked in a battle is checked alike before it. */
export function provisionalBattle(
  state: PreBattle,
  missions: readonly AnyMission[],
  declarer?: string,
  declaration?: Declaration,
): Battle {
  const attacker = state.attacker as string;
  const side = (player: string) =>
    declarer === undefined
      ? sideSoFar(state, player)
      : sideSoFar(state, player, player === declarer ? (declaration ?? null) : null);
  return unstartedBattle(missionOf(state, missions), {
    attacker: side(attacker),
    defender: side(otherPlayer(state, attacker)),
    ...(state.battlefield && { battlefield: state.battlefield }),
    ...(state.firstTurn !== null && { firstTurn: roleOf(state, state.firstTurn) }),
    unarrivedReserves: state.unarrivedReserves,
  });
}
