import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Contender } from './benchTable';

const ROLLS = 100_000;

/** Nanoseconds that one roll of the yardstick takes on the machine that limits in milliseconds are meant for. */
export const REFERENCE = 4.1;

/**
 * Work that is not ours, as tight as it gets: it tells how fast this machine is while it measures, so that a limit
 * in milliseconds means the same on every machine and at every hour.
 */
export const yardstick: Contender = {
  name: "pure-rand's uniformInt",
  units: ROLLS,
  start() {
    const generator = xoroshiro128plus(1);
    return {
      run() {
        let sum = 0;
        for (let roll = 0; roll < ROLLS; roll++) sum += uniformInt(generator, 1, 6);
        return sum;
      },
      checksum: (sum) => `${sum}`,
    };
  },
};
