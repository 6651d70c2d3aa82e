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
  /** What is left of the number drawn last, 15 bits; null when there is nothing. */
  readonly spare: number | null;
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
 * rollDice({ count: 5, sides: 6 }, seededDice('Armageddon')); // => [1, 3, 6, 1, 3]
 * ```
 */
export function seededDice(seed: Seed): SeededDice {
  return diceFromState(seedState(seed), null);
}

/** The dice that stand at a given state of the generator, with the spare bits that a snapshot keeps. */
export function diceFromState(state: State, spare: number | null): SeededDice {
  return new GeneratorDice(state, spare);
}

/**
 * A class, for the engine calls one shared method about a fifth faster than a closure of each dice's own.
 *
 * Drawing a number takes nearly all the time of a roll, so two small dice share one. Its lowest bit is the least random
 * and is left out; each die gets 15. All of a small roll stands here, for each call into another file costs a tenth.
 */
class GeneratorDice implements SeededDice {
  readonly #generator: JumpableRandomGenerator;
  #allowed = 6;
  /** The bits of the second die; -1 for none, for with null the engine takes longer. */
  #spare = -1;

  constructor(state: State, spare: number | null) {
    this.#generator = xoroshiro128plusFromState(state);
    if (spare !== null) this.#spare = spare;
  }

  roll(sides: number): number {
    if (sides !== this.#allowed) this.#allowed = requireSides(sides);
    if (sides > 256) return this.#rollManySides(sides);
    for (;;) {
      // The bits are spread over the faces in order, so that the lowest give the lowest face and the highest the
      // highest. Where a face would get one more than others, it doesn't get its last, and others are drawn.
      const spread = this.#nextBits() * sides;
      const rest = spread & 0x7fff;
      if (rest < 0x8000 - sides || rest < 0x8000 - (0x8000 % sides)) return (spread >>> 15) + 1;
    }
  }

  snapshot(): DiceSnapshot {
    const [one = 0, two = 0, three = 0, four = 0] = this.#generator.getState();
    const spare = this.#spare < 0 ? null : this.#spare;
    return { generator: 'xoroshiro128plus', state: [one, two, three, four], spare };
  }

  #nextBits(): number {
    const spare = this.#spare;
    if (spare >= 0) {
      this.#spare = -1;
      return spare;
    }
    const bits = this.#generator.next();
    this.#spare = bits >>> 17;
    return (bits >>> 1) & 0x7fff;
  }

  /** Too many of 15 bits would be drawn again. */
  #rollManySides(sides: number): number {
    for (;;) {
      const face = faceFromBits(this.#generator.next() >>> 1, 0x7fff_ffff, sides);
      if (face > 0) return face;
    }
  }
}
