import type { Composite, Dice, Exact, Weighted } from './dice';
import type { Handful } from './handful';
import { requireDice } from './requireDice';

/** A kind of roll of a handful: how it is made with single dice, and what it can give. */
export interface HandfulRoll<Asked extends Handful, T> {
  sample(asked: Asked, dice: Dice, label: string | undefined): T;
  /** The exact distribution of `sample`. */
  outcomes(asked: Asked, exact: Exact): readonly Weighted<T>[];
}

/**
 * Rolls a handful known to be sound. Only dice that have composite rolls get one made: for all others it would
 * cost as much as half a dozen dice.
 */
export function rollHandful<Asked extends Handful, T>(
  roll: HandfulRoll<Asked, T>,
  asked: Asked,
  dice: Dice,
  label: string | undefined,
): T {
  // The whole check only where it fails, for it costs as much as a die.
  if (!dice?.roll) requireDice(dice);
  return dice.composite ? dice.composite(compositeOf(roll, asked, label)) : roll.sample(asked, dice, label);
}

interface HandfulComposite<Asked extends Handful, T> extends Composite<T> {
  readonly dice: Asked;
  readonly roll: HandfulRoll<Asked, T>;
}

/** Its methods are shared and find what they need in `this`: odds make thousands, and closures took twice the time. */
function compositeOf<Asked extends Handful, T>(
  roll: HandfulRoll<Asked, T>,
  asked: Asked,
  label: string | undefined,
): HandfulComposite<Asked, T> {
  return { label, dice: asked, roll, sample, outcomes };
}

function sample<Asked extends Handful, T>(this: HandfulComposite<Asked, T>, dice: Dice): T {
  return this.roll.sample(this.dice, dice, this.label);
}

function outcomes<Asked extends Handful, T>(
  this: HandfulComposite<Asked, T>,
  exact: Exact,
): readonly Weighted<T>[] {
  return this.roll.outcomes(this.dice, exact);
}
