/**
 * What one held objective came to when the game ended.
 *
 * @since 0.1.0
 */
export interface ObjectiveScore {
  readonly objective: string;
  /** The dice of its types, in the order rolled. */
  readonly rolls: readonly { readonly type: string; readonly die: number }[];
  readonly worth: number;
  readonly destroyed: boolean;
}

/**
 * What a side holds when the game ends.
 *
 * @since 0.1.0
 */
export interface SideScore {
  readonly side: string;
  /** In the order of the set. */
  readonly objectives: readonly ObjectiveScore[];
  /** The sum. */
  readonly worth: number;
}
