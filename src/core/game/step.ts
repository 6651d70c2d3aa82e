/**
 * What an action comes to.
 *
 * @typeParam State - the state of the game
 * @typeParam Event - what the game tells of
 * @since 0.1.0
 */
export interface Step<State, Event> {
  readonly state: State;
  /** What happened, in order. */
  readonly events: readonly Event[];
  /**
   * Why the action can't be taken back although no die fell: a secret was shown, or a choice was committed
   * that others may already act on.
   */
  readonly seals?: 'reveal' | 'commit';
}
