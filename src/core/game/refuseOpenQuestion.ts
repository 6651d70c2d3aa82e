import { WargameError } from '../errors/wargameError';
import type { GameTypes } from './game';
import type { Match } from './match';
import type { MatchErrorCode } from './matchErrorCode';
import { requireMatch } from './requireMatch';

/** What is said of it. */
export const QUESTION_OPEN = 'an action still waits for the rest of its dice';

/** Dice that somebody has seen stay with their action: to drop it then would be a free re-roll. */
export function hasKnownFaces<Types extends GameTypes>({ record }: Match<Types>): boolean {
  return record.pending !== undefined && record.pending.faces.length > 0;
}

/** Refuses what is no match, and anything else while an action waits for the rest of its dice. */
export function refuseOpenQuestion<Types extends GameTypes>(match: Match<Types>): void {
  requireMatch(match);
  if (hasKnownFaces(match)) {
    throw new WargameError<MatchErrorCode>({
      code: 'match/question-open',
      message: QUESTION_OPEN,
    });
  }
}
