/**
 * What renown is gained or lost for.
 *
 * @since 0.1.0
 */
export const RENOWN_REASONS = [
  'won',
  'lost',
  'victory-points',
  'hulks-captured',
  'higher-renown-fought',
  'more-points-fought',
  'capital-ships-lost',
  'subplot',
] as const;

/**
 * What renown is gained or lost for.
 *
 * @since 0.1.0
 */
export type RenownReason = (typeof RENOWN_REASONS)[number];

/**
 * Renown gained, or lost where it is negative.
 *
 * @since 0.1.0
 */
export interface RenownItem {
  readonly reason: RenownReason;
  readonly renown: number;
}
