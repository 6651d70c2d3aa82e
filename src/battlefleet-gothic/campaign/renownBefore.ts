/**
 * The renown of two admirals before a battle: a whole number from 1 each.
 *
 * @since 0.1.0
 */
export interface RenownBefore {
  readonly own: number;
  readonly enemy: number;
}
