/**
 * What can become of a planetary defence: it stands, or it is destroyed.
 *
 * @since 0.1.0
 */
export const DEFENCE_STATUSES = ['on-table', 'destroyed'] as const;

/**
 * What can become of a planetary defence.
 *
 * @since 0.1.0
 */
export type DefenceStatus = (typeof DEFENCE_STATUSES)[number];

/**
 * What became of a planetary defence.
 *
 * @since 0.1.0
 */
export interface DefenceFate {
  /** The defence, by its id in the fleet. */
  readonly id: string;
  readonly status: DefenceStatus;
}
