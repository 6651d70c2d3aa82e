/**
 * The numbers of the areas of the ship, in order: every D66 with which a teleport lands somewhere.
 *
 * @rule WM-TELE-3
 * @since 0.1.0
 */
export const AREA_NUMBERS = [
  14, 15, 16, 21, 22, 23, 24, 25, 26, 31, 32, 33, 34, 35, 36, 41, 42, 43, 44, 45, 46, 51, 52, 53, 54, 55, 56,
] as const;

/**
 * The number of an area of the ship: a D66 from 14 to 56.
 *
 * @since 0.1.0
 */
export type AreaNumber = (typeof AREA_NUMBERS)[number];

const KNOWN: ReadonlySet<unknown> = new Set(AREA_NUMBERS);

export function isAreaNumber(value: unknown): value is AreaNumber {
  return KNOWN.has(value);
}
