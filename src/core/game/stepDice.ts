import { derive } from '../dice/derive';
import type { Dice } from '../dice/dice';
import type { Seed } from '../dice/seed';
import { seededDice } from '../dice/seededDice';
import { WargameError } from '../errors/wargameError';
import type { MatchErrorCode } from './matchErrorCode';
import { noDice } from './noDice';

/** The dice of the set-up of a match with a seed. */
export function setupDice(seed: Seed): Dice {
  return seededDice(derive(seed, 'setup'));
}

/**
 * The dice of a step. A step after a correction has a stream of its own, so that dice already seen never fall
 * again for another action.
 */
export function stepDice(
  seed: Seed | undefined,
  step: number,
  corrections: number,
  dice: Dice | undefined,
): Dice {
  if (seed === undefined) return dice ?? noDice;
  if (dice) throw hasASeed();
  return seededDice(stepSeed(seed, step, corrections));
}

function stepSeed(seed: Seed, step: number, corrections: number): Seed {
  return corrections === 0
    ? derive(seed, 'step', step)
    : derive(seed, 'correction', corrections, 'step', step);
}

/** Dice from elsewhere would make the record's seed a lie. */
export function hasASeed(): WargameError<MatchErrorCode> {
  return new WargameError<MatchErrorCode>({
    code: 'match/has-a-seed',
    message: 'the dice of this match come from its seed',
    path: 'dice',
  });
}
