/**
 * What can be wrong with an objective, with a set of them, or with something reported about one.
 *
 * `objective/malformed` is input that can't be read, named by its path. The rest are rules, each with its
 * clause where there is one.
 *
 * @since 0.1.0
 */
export type ObjectiveErrorCode =
  | 'objective/malformed'
  | 'objective/repeated-id'
  | 'objective/unknown-objective'
  | 'objective/unknown-side'
  | 'objective/unknown-type'
  | 'objective/repeated-type'
  | 'objective/contradictory-types'
  | 'objective/game-over'
  | 'objective/turn-open'
  | 'objective/no-turn'
  | 'objective/phase-open'
  | 'objective/no-phase'
  | 'objective/moves-over'
  | 'objective/wrong-moment'
  | 'objective/not-own-turn'
  | 'objective/not-on-table'
  | 'objective/lost'
  | 'objective/removed'
  | 'objective/not-carried'
  | 'objective/not-carrying'
  | 'objective/not-aboard'
  | 'objective/unfit-carrier'
  | 'objective/hands-full'
  | 'objective/not-touching'
  | 'objective/touched-by-others'
  | 'objective/other-side'
  | 'objective/not-in-unit'
  | 'objective/may-not-run'
  | 'objective/may-not-turbo-boost'
  | 'objective/no-helper'
  | 'objective/may-not-teleport'
  | 'objective/moved-too-far'
  | 'objective/dropped-too-far'
  | 'objective/handed-off-already'
  | 'objective/no-access'
  | 'objective/transport-not-empty'
  | 'objective/no-room'
  | 'objective/drop-not-due'
  | 'objective/answer-missing'
  | 'objective/answer-not-due'
  | 'objective/charge-not-declared'
  | 'objective/not-yours';
