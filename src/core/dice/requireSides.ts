import { requireWholeNumber } from '../errors/requireWholeNumber';

/** Enough for any table, and far below what the generators can tell apart. */
export const MOST_SIDES = 1_000_000;

/** Refuses a die that nobody has: 0, negative, fractional or textual sides. */
export function requireSides(sides: number, most: number = MOST_SIDES): number {
  // Short enough for engines to inline at every handful, which what names the fault is not.
  if (Number.isSafeInteger(sides) && sides >= 1 && sides <= most) return sides;
  return requireWholeNumber(sides, 'sides', 1, most);
}
