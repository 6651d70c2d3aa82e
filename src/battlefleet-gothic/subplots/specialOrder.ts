/**
 * The special orders of the game.
 *
 * @since 0.1.0
 */
export const SPECIAL_ORDERS = [
  'all-ahead-full',
  'come-to-new-heading',
  'burn-retros',
  'lock-on',
  'reload-ordnance',
  'brace-for-impact',
] as const;

/**
 * A special order.
 *
 * @since 0.1.0
 */
export type SpecialOrder = (typeof SPECIAL_ORDERS)[number];
