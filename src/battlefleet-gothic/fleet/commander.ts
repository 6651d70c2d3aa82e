/**
 * An officer who was paid for: the fleet commander, or one besides him.
 *
 * @since 0.1.0
 */
export interface Commander {
  readonly name: string;
  /** What he costs, with his re-rolls: a whole number from 0 to a million. */
  readonly points: number;
  /** 1 to 10. */
  readonly leadership?: number;
  /** How many re-rolls he has in a battle. */
  readonly rerolls?: number;
  /** One besides the fleet commander. A fleet has one fleet commander at most. */
  readonly subordinate?: true;
}
