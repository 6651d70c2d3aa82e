import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { JumpableRandomGenerator } from 'pure-rand/types/JumpableRandomGenerator';
import type { Dice } from './dice';
import { faceFromBits } from './faceFromBits';
import { requireSides } from './requireSides';
import type { Seed } from './seed';
import { type State, seedState } from './seedState';

/**
 * Where seeded dice stand, as plain JSON: see {@link resumeDice}.
 *
 * @since 0.1.0
 */
export interface DiceSnapshot {
  readonly generator: 'xoroshiro128plus';
  readonly state: readonly [number, number, number, number];
}

/**
 * Dice that come up the same for the same seed. Their methods are called on them: to wrap them, write
 * `{ roll: (sides) => dice.roll(sides) }`.
 *
 * @since 0.1.0
 */
export interface SeededDice extends Dice {
  /** Where the dice stand: save it, and {@link resumeDice} goes on from there. */
  snapshot(): DiceSnapshot;
}

/**
 * Dice for play, simulation and replay: the same seed gives the same faces, on every platform and in every
 * later release of this major version.
 *
 * They keep no secrets: whoever sees enough of them can compute the next. Where that matters, use
 * {@link secureDice}.
 *
 * @param seed - a whole number, a text, or a derived seed
 * @returns the dice
 * @throws {@link WargameError} `dice/bad-seed` for NaN, a fraction, null or anything else
 * @since 0.1.0
 * @example
 * ```ts
 * import { rollDice, seededDice } from 'wargame-rules';
 *
 * rollDice({ count: 5, sides: 6 }, seededDice('Armageddon')); // => [5, 6, 1, 6, 4]
 * ```
 */
export function seededDice(seed: Seed): SeededDice {
  return diceFromState(seedState(seed));
}

/** The dice that stand at a given state of the generator. */
export function diceFromState(state: State): SeededDice {
  return new GeneratorDice(state);
}

/** A class, for the engine calls one shared method about a fifth faster than a closure of each dice's own. */
class GeneratorDice implements SeededDice {
  readonly #generator: JumpableRandomGenerator;
  #allowed = 6;

  constructor(state: State) {
    this.#generator = xoroshiro128plusFromState(state);
  }

  roll(sides: number): number {
    if (sides !== this.#allowed) this.#allowed = requireSides(sides);
    const generator = this.#generator;
    for (;;) {
      const face = faceFromBits(generator.next() >>> 1, 0x7fff_ffff, sides);
      if (face > 0) return face;
    }
  }

  snapshot(): DiceSnapshot {
    const [one = 0, two = 0, three = 0, four = 0] = this.#generator.getState();
    return { generator: 'xoroshiro128plus', state: [one, two, three, four] };
  }
}
