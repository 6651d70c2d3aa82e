import { requireFunction } from '../errors/requireFunction';
import type { Composite, Dice } from './dice';
import { requireFaces } from './requireFaces';
import { type ScriptedDie, scriptedDice } from './scriptedDice';

/**
 * The next dice that a player has to roll by hand.
 *
 * @since 0.1.0
 */
export interface DiceQuestion {
  /** How many dice; they are one handful. */
  readonly count: number;
  readonly sides: number;
  /** What they are rolled for, where the rule says so. */
  readonly label?: string;
}

/**
 * What {@link ask} gives: the result, or the next question.
 *
 * @since 0.1.0
 */
export type Asked<T> =
  | { readonly done: true; readonly result: T }
  | { readonly done: false; readonly question: DiceQuestion };

/**
 * Runs a rule on dice rolled by hand: gives its result, or the next dice to roll. Put the new faces behind the
 * known ones and ask again; the rule runs from the start each time, so it must be a function of its dice.
 *
 * @param rule - the rule
 * @param faces - the faces known so far, in the order asked for
 * @returns the result, or the question
 * @throws {@link WargameError} `dice/impossible-face` when a face is none of that die's, `dice/left-over` when
 *   there are more faces than the rule rolls, `argument/missing` for what is no list; and what the rule throws
 * @since 0.1.0
 * @example
 * ```ts
 * import { ask, countAtLeast, type Dice } from 'wargame-rules';
 *
 * const toHit = (dice: Dice) => countAtLeast({ count: 3, sides: 6, atLeast: 4 }, dice, 'To hit');
 * ask(toHit, []); // => { done: false, question: { count: 3, sides: 6, label: 'To hit' } }
 * ask(toHit, [2, 4, 6]); // => { done: true, result: 2 }
 * ```
 */
export function ask<T>(rule: (dice: Dice) => T, faces: readonly ScriptedDie[]): Asked<T> {
  requireFunction(rule, 'rule');
  const script = scriptedDice(requireFaces(faces, 'faces'));
  let question: DiceQuestion | undefined;
  const stop = {};
  const need = (count: number, sides: number, label: string | undefined): void => {
    const missing = count - (faces.length - script.rolled());
    if (missing <= 0) return;
    question = { count: missing, sides, ...(label !== undefined && { label }) };
    throw stop;
  };
  const dice: Dice = {
    roll(sides, label) {
      need(1, sides, label);
      return script.roll(sides, label);
    },
    composite<U>(roll: Composite<U>): U {
      if (roll.dice) need(roll.dice.count, roll.dice.sides, roll.label);
      return roll.sample(dice);
    },
  };
  try {
    const result = rule(dice);
    script.finish();
    return { done: true, result };
  } catch (thrown) {
    if (thrown !== stop || question === undefined) throw thrown;
    return { done: false, question };
  }
}
