import type { Violation } from '../core/errors/violation';
import type { GameTypes } from '../core/game/game';
import type { Match } from '../core/game/match';

/** What the server holds under `G`. No client ever gets it, but for the stub before the first move. */
export interface Held<Types extends GameTypes> {
  /** What the lobby was given, until the match begins. */
  readonly setupData?: unknown;
  readonly match?: Match<Types>;
  /** Why the last move of a seat was refused. */
  readonly refusals?: Refusals;
}

export interface Refusals {
  readonly [seat: string]: readonly Violation[];
}
