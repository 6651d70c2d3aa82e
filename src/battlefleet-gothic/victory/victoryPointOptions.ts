/**
 * House rules of the score.
 *
 * @since 0.1.0
 */
export interface VictoryPointOptions {
  /**
   * Whether an escort squadron that is crippled and still fights gives 25%, as some play it. By the clauses it
   * gives nothing until it is destroyed or has disengaged.
   */
  readonly crippledSquadrons?: boolean;
}
