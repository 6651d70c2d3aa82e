/**
 * What boardgame.io lets players do to the course of a match, unless a game switches it off.
 *
 * @since 0.1.0
 */
export const BOARDGAME_IO_EVENTS = [
  'endGame',
  'endPhase',
  'endStage',
  'endTurn',
  'pass',
  'setActivePlayers',
  'setPhase',
  'setStage',
] as const;

/**
 * An event of boardgame.io: what would change the course of a match other than by a move.
 *
 * @since 0.1.0
 */
export type BoardgameIoEvent = (typeof BOARDGAME_IO_EVENTS)[number];

/** All events, switched off. */
export function noEvents(): { readonly [event in BoardgameIoEvent]: false } {
  return Object.fromEntries(BOARDGAME_IO_EVENTS.map((event) => [event, false])) as {
    [event in BoardgameIoEvent]: false;
  };
}
