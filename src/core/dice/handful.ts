import { requireWholeNumber } from '../errors/requireWholeNumber';
import { WargameError } from '../errors/wargameError';
import type { DiceErrorCode } from './diceErrorCode';
import { requireSides } from './requireSides';

/**
 * The most dice that one handful may hold: 10,000. More is refused, never trimmed.
 *
 * @since 0.1.0
 */
export const MOST_DICE = 10_000;

/**
 * A number of like dice rolled together.
 *
 * @since 0.1.0
 */
export interface Handful {
  /** How many dice, 0 to 10,000. */
  readonly count: number;
  /** How many sides each has, 1 to 1,000,000. */
  readonly sides: number;
}

/** Refuses a handful that nobody can roll. */
export function requireHandful(handful: Handful): void {
  requireCount(handful?.count);
  requireSides(handful.sides);
}

/** Refuses more dice than one handful holds. */
export function requireCount(count: number): void {
  if (!(Number.isSafeInteger(count) && count >= 0 && count <= MOST_DICE)) refuseCount(count);
}

function refuseCount(given: unknown): never {
  const count = requireWholeNumber(given, 'count');
  throw new WargameError<DiceErrorCode>({
    code: 'dice/too-many',
    message: `at most ${MOST_DICE} dice are rolled at once, not ${count}`,
    path: 'count',
    facts: { count, most: MOST_DICE },
  });
}
