import { WargameError } from '../errors/wargameError';
import type { DiceErrorCode } from './diceErrorCode';

/** A sound source is refused less than every second time; this often only one that is stuck. */
const MOST_DRAWS = 1_000;

/** Draws until a number can be used: sources from outside may be stuck, and an app must not hang. */
export function untilFace(draw: () => number, sides: number): number {
  for (let draws = 0; draws < MOST_DRAWS; draws++) {
    const face = draw();
    if (face > 0) return face;
  }
  throw new WargameError<DiceErrorCode>({
    code: 'dice/bad-source',
    message: `the source repeats numbers that a D${sides} can't use`,
  });
}
