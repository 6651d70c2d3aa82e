import type { Composite, Dice, Exact, Weighted } from '../dice/dice';
import { requireSides } from '../dice/requireSides';
import { requireFunction } from '../errors/requireFunction';
import { requireWholeNumber } from '../errors/requireWholeNumber';
import { WargameError } from '../errors/wargameError';
import { shown } from '../shape/shown';
import type { Odds } from './distribution';
import { type Part, poolShares, type Share, toOdds } from './makeOdds';
import type { OddsErrorCode } from './oddsErrorCode';
import { sumsKept } from './sumsKept';
import { count, emptyTally, type Tally } from './tally';

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
  /** 0 for a composite roll. */
  readonly sides: number;
  readonly alternatives: readonly Weighted<unknown>[];
  /** What the weights of the alternatives add up to. */
  readonly total: bigint;
  index: number;
  now: Weighted<unknown>;
  /** The results of the branches that ended here before any forked on. */
  readonly ended: Tally<unknown>;
  /** The branches from the first on that forked on. */
  readonly shares: Share<unknown>[];
}

/** Stands for the result of a branch that was cut off, and is how it is left. */
const CUT = {};

const NOTHING: Part<never> = { tally: emptyTally(), total: 1n, unresolved: 1n };

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
  requireFunction(rule, 'rule');
  const mostBranches = requireWholeNumber(options?.mostBranches ?? 1_000_000, 'mostBranches', 1);
  const mostRolls = requireWholeNumber(options?.mostRolls ?? 10_000, 'mostRolls');
  const forks: Fork[] = [];
  const faces = new Map<number, readonly Weighted<number>[]>();
  const totals = new WeakMap<readonly Weighted<unknown>[], bigint>();
  let depth = 0;

  const exact: Exact = { outcomes: (inner) => odds(inner, { mostBranches }).outcomes, sum: sumsKept() };

  /** The fork that the rule met here before: nearly always, so what only a new one needs is not made for it. */
  const forkAgain = (label: string, sides: number): Fork | undefined => {
    const known = forks[depth];
    if (known === undefined) return undefined;
    if (known.label !== label || known.sides !== sides) throw notRepeatable(known, label);
    depth++;
    return known;
  };
  const startFork = (label: string, sides: number, list: () => readonly Weighted<unknown>[]): Fork => {
    if (depth === mostRolls) throw options?.mostRolls === undefined ? noEnd(label) : CUT;
    const alternatives = list();
    const now = alternatives[0];
    if (now === undefined) throw impossible(label);
    let total = totals.get(alternatives);
    if (total === undefined) {
      total = totalOf(alternatives);
      totals.set(alternatives, total);
    }
    const fork = { label, sides, alternatives, total, index: 0, now, ended: emptyTally(), shares: [] };
    forks.push(fork);
    depth++;
    return fork;
  };
  const startDie = (label: string, sides: number): Fork =>
    startFork(label, sides, () => {
      const known = faces.get(sides) ?? listFaces(requireSides(sides));
      faces.set(sides, known);
      return known;
    });
  const startComposite = (label: string, roll: Composite<unknown>): Fork =>
    startFork(label, 0, () => roll.outcomes(exact));

  const dice: Dice = {
    roll: (sides, label = '') => (forkAgain(label, sides) ?? startDie(label, sides)).now.value as number,
    composite<U>(roll: Composite<U>): U {
      const label = roll.label ?? '';
      return (forkAgain(label, 0) ?? startComposite(label, roll)).now.value as U;
    },
  };

  for (let branches = 1; ; branches++) {
    if (branches > mostBranches) throw tooMany(mostBranches, forks);
    depth = 0;
    const value = runBranch(rule, dice);
    if (depth < forks.length) throw notRepeatable(forks[depth] as Fork, 'nothing');
    const whole = closeBranch(forks, value);
    if (whole) return toOdds(whole as Part<T>);
  }
}

/** What the rule gives on one way through its dice; {@link CUT} where that is cut off. */
function runBranch<T>(rule: (dice: Dice) => T, dice: Dice): T | typeof CUT {
  try {
    return rule(dice);
  } catch (thrown) {
    if (thrown !== CUT) throw thrown;
    return CUT;
  }
}

/** Books a branch that has ended, and moves on to the next; gives the whole when there is none. */
function closeBranch(forks: Fork[], value: unknown): Part<unknown> | null {
  let fork = forks.at(-1);
  if (fork && value !== CUT && fork.shares.length === 0) count(fork.ended, value, fork.now.weight);
  else {
    const part = value === CUT ? NOTHING : certain(value);
    if (!fork) return part;
    fork.shares.push({ weight: fork.now.weight, part });
  }
  for (;;) {
    fork.index++;
    const next = fork.alternatives[fork.index];
    if (next) {
      fork.now = next;
      return null;
    }
    const part = partOf(fork);
    forks.pop();
    fork = forks.at(-1);
    if (!fork) return part;
    fork.shares.push({ weight: fork.now.weight, part });
  }
}

/** What all branches of a fork come to. */
function partOf({ ended, shares, total }: Fork): Part<unknown> {
  const part = { tally: ended, total: 1n, unresolved: 0n };
  return shares.length === 0 ? { ...part, total } : poolShares([{ weight: 1n, part }, ...shares], total);
}

function totalOf(alternatives: readonly Weighted<unknown>[]): bigint {
  return alternatives.reduce((sum, { weight }) => sum + weight, 0n);
}

function listFaces(sides: number): readonly Weighted<number>[] {
  return Array.from({ length: sides }, (_, index) => ({ value: index + 1, weight: 1n }));
}

function certain(value: unknown): Part<unknown> {
  const tally = emptyTally<unknown>();
  count(tally, value, 1n);
  return { tally, total: 1n, unresolved: 0n };
}

function impossible(label: string): WargameError<OddsErrorCode> {
  return new WargameError<OddsErrorCode>({
    code: 'odds/impossible',
    message: `the roll ${shown(label)} has no outcome`,
  });
}

function noEnd(label: string): WargameError<OddsErrorCode> {
  return new WargameError<OddsErrorCode>({
    code: 'odds/no-end',
    message: `one branch rolls more than 10,000 times, lately for ${shown(label)}: set mostRolls to cut it off`,
  });
}

function notRepeatable(fork: Fork, label: string): WargameError<OddsErrorCode> {
  return new WargameError<OddsErrorCode>({
    code: 'odds/not-repeatable',
    message: `the rule rolled for ${shown(fork.label)} before and for ${shown(label)} now: it must be a function of its dice`,
  });
}

function tooMany(most: number, forks: readonly Fork[]): WargameError<OddsErrorCode> {
  const growth = new Map<string, number>();
  for (const { label, alternatives } of forks) {
    growth.set(label, (growth.get(label) ?? 1) * alternatives.length);
  }
  const [[label]] = [...growth].sort(([, one], [, other]) => other - one) as [[string, number]];
  return new WargameError<OddsErrorCode>({
    code: 'odds/too-many-branches',
    message: `more than ${most} branches; most of them fork at ${shown(label)}`,
    facts: { label, most },
  });
}
