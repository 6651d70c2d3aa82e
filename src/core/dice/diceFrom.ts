import { requireFunction } from '../errors/requireFunction';
import { requireWholeNumber } from '../errors/requireWholeNumber';
import { WargameError } from '../errors/wargameError';
import { shown } from '../shape/shown';
import type { Dice } from './dice';
import type { DiceErrorCode } from './diceErrorCode';
import { faceFromBits } from './faceFromBits';
import { MOST_SIDES, requireSides } from './requireSides';
import { untilFace } from './untilFace';

/**
 * Dice that draw on a source like `Math.random`, without favouring any face.
 *
 * @param random - gives numbers from 0 to below 1
 * @param options - `bits`: how many random bits each number holds, 32 unless told. A source with fewer must
 *   say so, or its own steps show in the faces
 * @returns the dice
 * @throws {@link WargameError} at a roll: `dice/bad-source` when the source gives 1, NaN or anything else
 *   outside its range, or one unusable number for ever; `argument/out-of-range` for more sides than the bits
 *   can tell apart
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, diceFrom } from 'wargame-rules';
 *
 * d6(diceFrom(() => 0)); // => 1
 * d6(diceFrom(() => 0.9999999999999999)); // => 6
 * ```
 */
export function diceFrom(random: () => number, options: { readonly bits?: number } = {}): Dice {
  requireFunction(random, 'random');
  const range = 2 ** requireWholeNumber(options?.bits ?? 32, 'bits', 1, 32);
  return {
    roll(sides) {
      const asked = requireSides(sides, Math.min(range, MOST_SIDES));
      return untilFace(() => faceFromBits(Math.floor(checked(random()) * range), range - 1, asked), asked);
    },
  };
}

function checked(value: number): number {
  if (value >= 0 && value < 1) return value;
  throw new WargameError<DiceErrorCode>({
    code: 'dice/bad-source',
    message: `a source must give numbers from 0 to below 1, not ${shown(value)}`,
  });
}
