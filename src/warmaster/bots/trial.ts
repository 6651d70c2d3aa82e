import type { WarmasterAction } from '../action';

/** An action that is held against the first. */
export interface Trial {
  readonly action: WarmasterAction;
  readonly rounds: number;
  /** Of the differences to the first one in the same round, and of their squares. */
  readonly sum: number;
  readonly squares: number;
}

/** How many rounds are played before an action can be given up, or be preferred. */
export const FIRST_ROUNDS = 6;

/** How many standard errors better than the first action another must be to be preferred. */
export const MARGIN = 2;

/** An action no further ahead than this, in standard errors, is given up. */
export const GIVEN_UP = -0.5;

/** A few games that happen to end alike prove nothing. */
export const LEAST_VARIANCE = 0.0004;

export function trialOf(action: WarmasterAction): Trial {
  return { action, rounds: 0, sum: 0, squares: 0 };
}

/** A round later, in which the action came to so much more than the first one. */
export function tried({ action, rounds, sum, squares }: Trial, gain: number): Trial {
  return { action, rounds: rounds + 1, sum: sum + gain, squares: squares + gain * gain };
}

/** Whether it is worth another round. */
export function isOpen(trial: Trial): boolean {
  return trial.rounds < FIRST_ROUNDS || errorsAhead(trial) > GIVEN_UP;
}

/** Whether the action is to be preferred to the first. */
export function isAhead(trial: Trial): boolean {
  return trial.rounds >= FIRST_ROUNDS && errorsAhead(trial) > MARGIN;
}

/** By how many standard errors an action is ahead of the first. */
function errorsAhead({ rounds, sum, squares }: Trial): number {
  const mean = sum / rounds;
  const variance = squares / rounds - mean * mean;
  return mean / Math.sqrt((variance + LEAST_VARIANCE) / rounds);
}
