import { commonDivisor } from '../arithmetic/commonDivisor';
import type { Composite, Dice, Exact, Weighted } from '../dice/dice';
import { requireWholeNumber } from '../errors/requireWholeNumber';
import { WargameError } from '../errors/wargameError';
import type { Odds } from './distribution';
import { poolShares, type Share } from './makeOdds';
import type { OddsErrorCode } from './oddsErrorCode';
import { sumOutcomes } from './sumOutcomes';

/**
 * How far {@link odds} goes.
 *
 * @since 0.1.0
 */
export interface OddsOptions {
  /** Above this many branches the computation is given up with an error; 1,000,000 unless told. */
  readonly mostBranches?: number;
  /**
   * A branch that asks for more rolls than this is cut off, and its chance counts as unresolved. Unless told,
   * a branch of more than 10,000 rolls is an error.
   */
  readonly mostRolls?: number;
}

/** A place where a rule rolled: what it could get there, and what it got on the present way through. */
interface Fork {
  readonly label: string;
  readonly sides: number;
  readonly alternatives: readonly Weighted<unknown>[] | null;
  index: number;
  readonly shares: Share<unknown>[];
}

const CUT = {};

/**
 * The exact odds of a rule: runs it over every outcome of its dice.
 *
 * The rule must be a function of its dice alone: it is run again from the start for each branch.
 *
 * @param rule - any rule function, its other arguments filled in
 * @param options - limits
 * @returns each result with its weight; equal results are merged
 * @throws {@link WargameError} `odds/too-many-branches`, naming the label at which they grew; `odds/no-end` for
 *   a branch of more than 10,000 rolls; `odds/not-repeatable` for a rule that rolls otherwise the second time;
 *   and what the rule throws
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, odds } from 'wargame-rules';
 *
 * const passes = odds((dice) => d6(dice) >= 3);
 * passes.outcomes; // => [{ value: false, weight: 1n }, { value: true, weight: 2n }]
 * passes.total; // => 3n
 * ```
 */
export function odds<T>(rule: (dice: Dice) => T, options: OddsOptions = {}): Odds<T> {
  const mostBranches = requireWholeNumber(options.mostBranches ?? 1_000_000, 'mostBranches', 1);
  const mostRolls = requireWholeNumber(options.mostRolls ?? 10_000, 'mostRolls');
  const forks: Fork[] = [];
  const sums = new Map<string, readonly Weighted<number>[]>();
  let depth = 0;

  const exact: Exact = {
    outcomes: (inner) => odds(inner, { mostBranches }).outcomes,
    sum(count, one) {
      const key = `${count}/${one.map(({ value, weight }) => `${value}:${weight}`).join()}`;
      const known = sums.get(key) ?? lowestWeights(sumOutcomes(count, one));
      sums.set(key, known);
      return known;
    },
  };

  /** The fork that the rule stands at: the one it met there before, or a new one. */
  const forkAt = (label: string, sides: number, list: () => readonly Weighted<unknown>[] | null): Fork => {
    const known = forks[depth];
    if (known === undefined) {
      if (depth === mostRolls) throw options.mostRolls === undefined ? noEnd(label) : CUT;
      const fork = { label, sides, alternatives: list(), index: 0, shares: [] };
      forks.push(fork);
      depth++;
      return fork;
    }
    if (known.label !== label || known.sides !== sides) throw notRepeatable(known, label);
    depth++;
    return known;
  };

  const dice: Dice = {
    roll: (sides, label = '') => forkAt(label, sides, () => null).index + 1,
    composite<U>(roll: Composite<U>): U {
      const fork = forkAt(roll.label ?? '', 0, () => nonEmpty(roll.outcomes(exact), roll.label));
      const alternatives = fork.alternatives as readonly Weighted<U>[];
      return (alternatives[fork.index] as Weighted<U>).value;
    },
  };

  for (let branches = 1; ; branches++) {
    if (branches > mostBranches) throw tooMany(mostBranches, forks);
    depth = 0;
    let ended: Share<T> | null = null;
    try {
      const value = rule(dice);
      ended = { weight: 1n, odds: { outcomes: [{ value, weight: 1n }], total: 1n, unresolved: 0n } };
    } catch (thrown) {
      if (thrown !== CUT) throw thrown;
    }
    if (ended && depth < forks.length) throw notRepeatable(forks[depth] as Fork, 'nothing');
    const whole = closeBranch(forks, ended);
    if (whole) return whole as Odds<T>;
  }
}

/** Books a branch that has ended, and moves on to the next; gives the whole when there is none. */
function closeBranch(forks: Fork[], ended: Share<unknown> | null): Odds<unknown> | null {
  let part: Odds<unknown> = ended?.odds ?? { outcomes: [], total: 1n, unresolved: 1n };
  for (let fork = forks.at(-1); fork; fork = forks.at(-1)) {
    fork.shares.push({ weight: fork.alternatives?.[fork.index]?.weight ?? 1n, odds: part });
    fork.index++;
    if (fork.index < (fork.alternatives?.length ?? fork.sides)) return null;
    part = poolShares(fork.shares);
    forks.pop();
  }
  return part;
}

function lowestWeights<T>(outcomes: readonly Weighted<T>[]): readonly Weighted<T>[] {
  let divisor = 0n;
  for (const { weight } of outcomes) {
    divisor = commonDivisor(divisor, weight);
    if (divisor === 1n) return outcomes;
  }
  return outcomes.map(({ value, weight }) => ({ value, weight: weight / divisor }));
}

function nonEmpty<T>(outcomes: readonly Weighted<T>[], label: string | undefined): readonly Weighted<T>[] {
  if (outcomes.length > 0) return outcomes;
  throw new WargameError<OddsErrorCode>({
    code: 'odds/impossible',
    message: `the roll "${label ?? ''}" has no outcome`,
  });
}

function noEnd(label: string): WargameError<OddsErrorCode> {
  return new WargameError<OddsErrorCode>({
    code: 'odds/no-end',
    message: `one branch rolls more than 10,000 times, lately for "${label}": set mostRolls to cut it off`,
  });
}

function notRepeatable(fork: Fork, label: string): WargameError<OddsErrorCode> {
  return new WargameError<OddsErrorCode>({
    code: 'odds/not-repeatable',
    message: `the rule rolled for "${fork.label}" before and for "${label}" now: it must be a function of its dice`,
  });
}

function tooMany(most: number, forks: readonly Fork[]): WargameError<OddsErrorCode> {
  const growth = new Map<string, number>();
  for (const { label, alternatives, sides } of forks) {
    growth.set(label, (growth.get(label) ?? 1) * (alternatives?.length ?? sides));
  }
  const [label] = [...growth].sort(([, one], [, other]) => other - one)[0] ?? [''];
  return new WargameError<OddsErrorCode>({
    code: 'odds/too-many-branches',
    message: `more than ${most} branches; most of them fork at "${label}"`,
    facts: { label, most },
  });
}
