/** What boardgame.io lets players do to the course of a match, unless a game switches it off. */
const EVENTS = [
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
export type BoardgameIoEvent = (typeof EVENTS)[number];

/** All events, switched off. */
export function noEvents(): { readonly [event in BoardgameIoEvent]: false } {
  return Object.fromEntries(EVENTS.map((event) => [event, false])) as { [event in BoardgameIoEvent]: false };
}
