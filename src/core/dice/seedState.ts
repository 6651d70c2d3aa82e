import { WargameError } from '../errors/wargameError';
import type { DiceErrorCode } from './diceErrorCode';
import type { Seed } from './seed';

/** 128 bits of generator state. */
export type State = readonly [number, number, number, number];

/** Odd constants with mixed bits: the fractions of the square roots of 2, 3, 5 and 7. */
const FACTORS = [0x6a09e667, 0xbb67ae85, 0x3c6ef373, 0xa54ff53b] as const;

/** Hashes a seed with its path to the whole state of the generator. Frozen: old seeds must keep their dice. */
export function seedState(seed: Seed): State {
  const text = seedText(seed);
  const lanes: [number, number, number, number] = [1, 2, 3, 4];
  for (let position = 0; position < text.length; position++) {
    const unit = text.charCodeAt(position);
    for (const lane of [0, 1, 2, 3] as const) {
      const turned = (lanes[lane] << 5) | (lanes[lane] >>> 27);
      lanes[lane] = Math.imul(turned ^ unit, FACTORS[lane]);
    }
  }
  const sum = lanes[0] ^ lanes[1] ^ lanes[2] ^ lanes[3] ^ text.length;
  const [one, two, three, four] = lanes.map((lane, index) => finish(lane + Math.imul(sum, index + 1)));
  return one || two || three || four ? [one ?? 0, two ?? 0, three ?? 0, four ?? 0] : [...FACTORS];
}

/** One text for each seed, and no text for two seeds: JSON keeps 0 and '0', [1, 23] and [12, 3] apart. */
function seedText(seed: Seed): string {
  const parts: readonly unknown[] = Array.isArray(seed) ? seed : [seed];
  for (const part of parts) {
    if (typeof part !== 'string' && !Number.isSafeInteger(part)) {
      throw new WargameError<DiceErrorCode>({
        code: 'dice/bad-seed',
        message: `a seed is a whole number or a text, not ${typeof part === 'number' ? part : typeof part}`,
      });
    }
  }
  return JSON.stringify(parts);
}

/** The finishing steps of MurmurHash3: every bit comes to depend on every other. */
function finish(lane: number): number {
  let mixed = lane ^ (lane >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
