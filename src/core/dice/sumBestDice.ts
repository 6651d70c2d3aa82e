import { requireWholeNumber } from '../errors/requireWholeNumber';
import type { Dice, Exact, Weighted } from './dice';
import { type Handful, requireHandful } from './handful';
import { rollFaces } from './rollDice';
import { type HandfulRoll, rollHandful } from './rollHandful';

/**
 * Rolls a handful of like dice and adds up the best of them.
 *
 * @param handful - how many dice of how many sides, and how many of them are kept
 * @param dice - where their chance comes from
 * @param label - what they are rolled for
 * @returns the sum of the `keep` highest faces
 * @throws {@link WargameError} `argument/out-of-range` when more are kept than rolled; `dice/too-many`
 *   above 10,000 dice
 * @since 0.1.0
 * @example
 * ```ts
 * import { odds, probability, sumBestDice } from 'wargame-rules';
 *
 * const best = odds((dice) => sumBestDice({ count: 4, sides: 6, keep: 3 }, dice));
 * probability(best, (sum) => sum === 18); // => { numerator: 7n, denominator: 432n }
 * ```
 */
export function sumBestDice(
  handful: Handful & { readonly keep: number },
  dice: Dice,
  label?: string,
): number {
  requireHandful(handful);
  requireWholeNumber(handful.keep, 'keep', 0, handful.count);
  return rollHandful(SUM_OF_BEST, handful, dice, label);
}

const SUM_OF_BEST: HandfulRoll<Handful & { readonly keep: number }, number> = {
  sample: (handful, dice, label) =>
    rollFaces(handful, dice, label)
      .sort((one, other) => other - one)
      .slice(0, handful.keep)
      .reduce((sum, face) => sum + face, 0),
  outcomes: outcomesOfBest,
};

/**
 * Goes by the lowest face that is kept: some dice lie above it, enough show it, the others lie below. The
 * dice above are all kept, so only their sum matters.
 */
function outcomesOfBest(
  { count, sides, keep }: Handful & { readonly keep: number },
  exact: Exact,
): readonly Weighted<number>[] {
  if (keep === 0) return [{ value: 0, weight: 1n }];
  const weights = new Map<number, bigint>();
  for (let lowest = 1; lowest <= sides; lowest++) {
    for (let above = 0; above < keep; above++) {
      const below = waysBelow(count - above, keep - above, lowest);
      const ways = below * choose(count, above);
      for (const { value, weight } of sumsAbove(above, lowest, sides, exact)) {
        const sum = value + (keep - above) * lowest;
        weights.set(sum, (weights.get(sum) ?? 0n) + ways * weight);
      }
    }
  }
  return [...weights].map(([value, weight]) => ({ value, weight }));
}

/** The sums of dice that all show more than `lowest`. */
function sumsAbove(count: number, lowest: number, sides: number, exact: Exact): readonly Weighted<number>[] {
  const one = Array.from({ length: sides - lowest }, (_, index) => ({
    value: lowest + 1 + index,
    weight: 1n,
  }));
  return exact.sum(count, one);
}

/** In how many ways `count` dice show at most `face`, at least `showing` of them exactly `face`. */
function waysBelow(count: number, showing: number, face: number): bigint {
  let ways = 0n;
  for (let exactly = showing; exactly <= count; exactly++) {
    ways += choose(count, exactly) * BigInt(face - 1) ** BigInt(count - exactly);
  }
  return ways;
}

function choose(from: number, take: number): bigint {
  let ways = 1n;
  for (let taken = 1; taken <= take; taken++) ways = (ways * BigInt(from - take + taken)) / BigInt(taken);
  return ways;
}
