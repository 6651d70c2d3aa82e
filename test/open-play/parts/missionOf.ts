import {
  type AnyBattlePart,
  defineMission,
  lastArmyStanding,
  type Mission,
  type StatesOf,
} from 'wargame-rules/open-play';

/** A mission of one part, in which nothing else is new. */
export function missionOf<const Part extends AnyBattlePart>(part: Part): Mission<StatesOf<readonly [Part]>> {
  return defineMission({ id: 'test', title: 'Test', parts: [part], victory: lastArmyStanding() });
}
