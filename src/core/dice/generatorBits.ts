import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { JumpableRandomGenerator } from 'pure-rand/types/JumpableRandomGenerator';
import type { FewBits } from './faceFromBits';
import type { State } from './seedState';

/**
 * The bits of the generator, as many as a die needs.
 *
 * Drawing a number takes nearly all the time of a roll, so two small dice share one. Its lowest bit is the least random
 * and is left out.
 */
export class GeneratorBits implements FewBits {
  readonly #generator: JumpableRandomGenerator;
  /** What the second small die gets; -1 for nothing, for with null the engine takes longer. */
  #spare = -1;

  constructor(state: State, spare: number | null) {
    this.#generator = xoroshiro128plusFromState(state);
    if (spare !== null) this.#spare = spare;
  }

  /** 31 bits. */
  many(): number {
    return this.#generator.next() >>> 1;
  }

  /** 15 bits. */
  few(): number {
    const spare = this.#spare;
    if (spare >= 0) {
      this.#spare = -1;
      return spare;
    }
    const bits = this.#generator.next();
    this.#spare = bits >>> 17;
    return (bits >>> 1) & 0x7fff;
  }

  state(): State {
    const [one = 0, two = 0, three = 0, four = 0] = this.#generator.getState();
    return [one, two, three, four];
  }

  spare(): number | null {
    return this.#spare < 0 ? null : this.#spare;
  }
}
