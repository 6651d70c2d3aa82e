/**
 * What victory points are given for.
 *
 * @since 0.1.0
 */
export const VICTORY_HEADINGS = [
  'capital-ship-destroyed',
  'capital-ship-crippled',
  'escorts-destroyed',
  'defence-destroyed',
  'disengaged',
  'disengaged-crippled',
  'squadron-crippled',
  'hulk',
  'objective',
] as const;

/**
 * What victory points are given for.
 *
 * @since 0.1.0
 */
export type VictoryHeading = (typeof VICTORY_HEADINGS)[number];

/**
 * One entry of a score, as it is read out at the table.
 *
 * @since 0.1.0
 */
export interface VictoryPointItem {
  readonly heading: VictoryHeading;
  /** The clause behind it. */
  readonly rule: string;
  /** The unit or the objective. */
  readonly name: string;
  /** Whose unit it is, and which; null for an objective. */
  readonly unit: { readonly player: string; readonly id: string } | null;
  /** What the unit is worth in full. */
  readonly worth: number;
  /** How much of that is given, in percent. */
  readonly percentage: number;
  /** The victory points. */
  readonly points: number;
}
