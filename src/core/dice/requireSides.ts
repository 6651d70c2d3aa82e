import { requireWholeNumber } from '../errors/requireWholeNumber';

/** Enough for any table, and far below what the generators can tell apart. */
export const MOST_SIDES = 1_000_000;

/** Refuses a die that nobody has: 0, negative, fractional or textual sides. */
export function requireSides(sides: number, most: number = MOST_SIDES): number {
  return requireWholeNumber(sides, 'sides', 1, most);
}
