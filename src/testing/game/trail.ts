import type { GameTypes } from '../../core/game/game';
import type { Match } from '../../core/game/match';
import type { MatchStep } from '../../core/game/matchRecord';
import type { GameReport } from './gameCheck';

/** The figures of a {@link GameReport} while it is made. */
export type Counts = { -readonly [name in keyof Omit<GameReport, 'game'>]: number };

/** Where a check stands: what its error tells of when a property breaks, and what the report counts. */
export interface Trail<Types extends GameTypes> {
  readonly counts: Counts;
  /** The match that shows what is looked at. */
  match: Match<Types> | null;
  /** How many steps stand before the state that is looked at. */
  step: number;
  /** The action that is looked at. */
  action: Types['action'] | null;
}

/** A trail at its beginning. */
export function startTrail<Types extends GameTypes>(): Trail<Types> {
  const counts = {
    matches: 0,
    ended: 0,
    steps: 0,
    allowed: 0,
    refused: 0,
    unreadable: 0,
    undone: 0,
    redealt: 0,
    reveals: 0,
  };
  return { counts, match: null, step: 0, action: null };
}

/** Moves on to the state in which a match stands. */
export function standAt<Types extends GameTypes>(trail: Trail<Types>, match: Match<Types>): void {
  trail.match = match;
  trail.step = match.record.steps.length;
  trail.action = null;
}

/** Moves on to the last step of a match. */
export function standAtStep<Types extends GameTypes>(
  trail: Trail<Types>,
  match: Match<Types>,
): MatchStep<Types> {
  const step = match.record.steps.at(-1) as MatchStep<Types>;
  trail.match = match;
  trail.step = match.record.steps.length - 1;
  trail.action = step.action;
  return step;
}
