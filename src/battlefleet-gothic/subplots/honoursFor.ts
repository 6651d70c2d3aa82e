/**
 * How a player comes out of a battle with sub-plots, from best to worst.
 *
 * @since 0.1.0
 */
export const HONOURS = ['heroic-victory', 'victory', 'heroic-defeat', 'miserable-defeat'] as const;

/**
 * How a player comes out of a battle with sub-plots.
 *
 * @since 0.1.0
 */
export type Honours = (typeof HONOURS)[number];

/**
 * What a player did and did not do.
 *
 * @since 0.1.0
 */
export interface Achievement {
  /** Whether he won the battle; a draw is a mission not done. */
  readonly mission: boolean;
  /** Whether he completed his sub-plot. */
  readonly subplot: boolean;
}

/**
 * Reads the result of a battle with sub-plots off its matrix.
 *
 * @param achievement - whether mission and sub-plot were done
 * @returns one of four results
 * @rule BG-SUB-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { honoursFor } from 'wargame-rules/battlefleet-gothic';
 *
 * honoursFor({ mission: true, subplot: true }); // => 'heroic-victory'
 * honoursFor({ mission: false, subplot: true }); // => 'heroic-defeat'
 * ```
 */
export function honoursFor({ mission, subplot }: Achievement): Honours {
  if (mission) return subplot ? 'heroic-victory' : 'victory';
  return subplot ? 'heroic-defeat' : 'miserable-defeat';
}
