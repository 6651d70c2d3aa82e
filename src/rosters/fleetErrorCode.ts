import type { RosterErrorCode } from './rosterErrorCode';

/**
 * Why no fleet could be read from a roster. `roster/not-a-fleet`: nothing in it is a ship of Battlefleet Gothic.
 * `roster/bad-points`: points that are negative or no whole number. `roster/too-many-ships`: more than 1,000 in one
 * entry. `roster/unknown-flagship`: no capital ship of the fleet has the id.
 *
 * @since 0.1.0
 */
export type RosterFleetErrorCode =
  | Extract<RosterErrorCode, 'roster/no-forces'>
  | 'roster/not-a-fleet'
  | 'roster/bad-points'
  | 'roster/too-many-ships'
  | 'roster/unknown-flagship';
