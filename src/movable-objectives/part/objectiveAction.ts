import type { ObjectiveHappening } from '../happenings/objectiveHappening';

/**
 * What players decide to do with objectives: happenings that are actions of theirs in a match record. All the
 * others follow from what happens in the battle.
 *
 * @since 0.1.0
 */
export const OBJECTIVE_ACTIONS = [
  'claim',
  'hand-off',
  'hand-into-transport',
  'drop',
  'disembark',
  'charge-received',
] as const;

/**
 * The name of something that players do with objectives.
 *
 * @since 0.1.0
 */
export type ObjectiveActionType = (typeof OBJECTIVE_ACTIONS)[number];

/**
 * Something that a player does with objectives. Plain JSON.
 *
 * @since 0.1.0
 */
export type ObjectiveAction = ObjectiveHappening<ObjectiveActionType> & {
  /** Whose model it is. */
  readonly player: string;
};
