/**
 * What can be wrong with a scenario, with forces chosen for one, or with a battle of one.
 *
 * @since 0.1.0
 */
export type ScenarioErrorCode =
  | 'scenario/malformed'
  | 'scenario/unknown-side'
  | 'scenario/duplicate-id'
  | 'scenario/unknown-battlezone'
  | 'scenario/no-end'
  | 'scenario/bad-agreement'
  | 'scenario/unknown-unit'
  | 'scenario/too-many-points'
  | 'scenario/too-few-ships'
  | 'scenario/too-many-ships'
  | 'scenario/wrong-ship'
  | 'scenario/unequal-numbers'
  | 'scenario/too-many-defences'
  | 'scenario/wrong-division'
  | 'scenario/wrong-choice'
  | 'scenario/wrong-battlezone'
  | 'scenario/wrong-place'
  | 'scenario/unknown-player'
  | 'scenario/damage-unknown';
