/**
 * What can be wrong with a mission's definition, or with the missions that a game is made of.
 *
 * @since 0.1.0
 */
export type MissionErrorCode =
  | 'mission/bad-id'
  | 'mission/bad-title'
  | 'mission/bad-rounds'
  | 'mission/bad-first-turn'
  | 'mission/not-a-function'
  | 'mission/not-a-list'
  | 'mission/not-a-part'
  | 'mission/unknown-member'
  | 'mission/duplicate-part'
  | 'mission/bad-points'
  | 'mission/none-given'
  | 'mission/duplicate-mission'
  | 'mission/unknown-mission';
