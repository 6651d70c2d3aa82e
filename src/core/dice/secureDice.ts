import { WargameError } from '../errors/wargameError';
import type { Dice } from './dice';
import type { DiceErrorCode } from './diceErrorCode';
import { faceFromBits } from './faceFromBits';
import { requireSides } from './requireSides';
import { untilFace } from './untilFace';

interface Crypto {
  getRandomValues(words: Uint32Array): Uint32Array;
}

/** One call for many draws: a call costs about as much as it fills. */
const WORDS = 64;

/**
 * Dice that nobody can predict, from the platform's crypto source: for "just play", and for servers that
 * keep hidden information.
 *
 * @returns the dice
 * @throws {@link WargameError} `dice/no-secure-source` on a platform without `crypto.getRandomValues`
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, secureDice } from 'wargame-rules';
 *
 * const face = d6(secureDice());
 * face >= 1 && face <= 6; // => true
 * ```
 */
export function secureDice(): Dice {
  const { crypto } = globalThis as { crypto?: Crypto };
  if (typeof crypto?.getRandomValues !== 'function') {
    throw new WargameError<DiceErrorCode>({
      code: 'dice/no-secure-source',
      message: 'this platform has no crypto.getRandomValues',
    });
  }
  const words = new Uint32Array(WORDS);
  let used = WORDS;
  const next = (): number => {
    if (used === WORDS) {
      crypto.getRandomValues(words);
      used = 0;
    }
    return words[used++] as number;
  };
  return {
    roll(sides) {
      const asked = requireSides(sides);
      return untilFace(() => faceFromBits(next(), 0xffff_ffff, asked), asked);
    },
  };
}
