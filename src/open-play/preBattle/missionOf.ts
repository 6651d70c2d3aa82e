import type { AnyMission } from '../mission/mission';
import type { PreBattle } from './preBattle';

/** The mission that was determined. */
export function missionOf(state: PreBattle, missions: readonly AnyMission[]): AnyMission {
  return missions.find(({ id }) => id === state.mission) as AnyMission;
}
