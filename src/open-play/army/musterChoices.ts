/**
 * What a player chooses when mustering.
 *
 * @since 0.1.0
 */
export interface MusterChoices {
  /** The id of the model that is the Warlord, prefix and all. Absent: the one that the list marks. */
  readonly warlord?: string;
  /**
   * Its Warlord Trait. The list is open; `Inspiring Leader` does what it says. Absent: `Inspiring Leader` where that is
   * the one trait that the list gives the Warlord, which is the one it marks; else none.
   */
  readonly warlordTrait?: string;
  /** Put before every id, so that two armies from the same list can meet. */
  readonly prefix?: string;
}
