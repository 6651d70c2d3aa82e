/**
 * The phases of a turn. Only the movement phase has rules of its own; a game that divides its turn otherwise
 * maps its phases to these.
 *
 * @since 0.1.0
 */
export const PHASES = ['movement', 'psychic', 'shooting', 'assault'] as const;

/**
 * A phase of a turn.
 *
 * @since 0.1.0
 */
export type Phase = (typeof PHASES)[number];

/**
 * The moments of a phase: before anything has moved, in the midst of it, and when all has moved.
 *
 * @since 0.1.0
 */
export const MOMENTS = ['start', 'midst', 'end'] as const;

/**
 * A moment of a phase.
 *
 * @since 0.1.0
 */
export type Moment = (typeof MOMENTS)[number];

/**
 * A player's turn that is being played.
 *
 * @since 0.1.0
 */
export interface Turn {
  /** Whose turn it is. */
  readonly side: string;
  /** null between two phases. */
  readonly phase: { readonly name: Phase; readonly moment: Moment } | null;
}
