import { requireFunction } from '../errors/requireFunction';
import { ask, type DiceQuestion } from './ask';
import type { Dice } from './dice';
import { requireFaces } from './requireFaces';
import type { ScriptedDie } from './scriptedDice';

/**
 * Runs a rule on dice rolled by hand, question by question, to the end.
 *
 * @param rule - the rule
 * @param answer - gets the next question and gives the faces for it, at once or later: from a prompt, a
 *   dialogue, a camera. Fewer faces than asked for are fine; the rest is asked for again
 * @returns the rule's result with all faces, in the order asked for
 * @throws {@link WargameError} `dice/impossible-face`, `dice/left-over`, `argument/missing` for an answer that is no
 *   list; and what the rule or `answer` throws
 * @since 0.1.0
 * @example
 * ```ts
 * import { askAll, rollOff } from 'wargame-rules';
 *
 * const hand = [[4], [4], [6], [1]];
 * const { result } = await askAll((dice) => rollOff(['Ann', 'Ben'], dice), () => hand.shift() ?? []);
 * result.winner; // => 'Ann'
 * ```
 */
export async function askAll<T>(
  rule: (dice: Dice) => T,
  answer: (question: DiceQuestion) => readonly number[] | Promise<readonly number[]>,
): Promise<{ readonly result: T; readonly faces: readonly number[] }> {
  requireFunction(answer, 'answer');
  const faces: number[] = [];
  for (;;) {
    const asked = ask<T>(rule, faces as readonly ScriptedDie[]);
    if (asked.done) return { result: asked.result, faces };
    faces.push(...requireFaces(await answer(asked.question), 'answer'));
  }
}
