import { createInterface } from 'node:readline/promises';
import { ask, type Dice, type DiceQuestion } from 'wargame-rules';

/**
 * Runs a rule on dice rolled by hand: asks in the terminal for each roll, in the order in which it is due. Null when
 * the input ends before the dice do.
 */
export async function askDice<T>(rule: (dice: Dice) => T): Promise<T | null> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  let faces: readonly number[] = [];
  try {
    for (;;) {
      const asked = ask(rule, faces);
      if (asked.done) return asked.result;
      process.stdout.write(prompt(asked.question));
      const next = await lines.next();
      if (next.done) return null;
      faces = withAnswer(faces, asked.question, next.value);
    }
  } finally {
    terminal.close();
  }
}

function prompt({ count, sides, label }: DiceQuestion): string {
  return `${label ?? 'Roll'} (${count}D${sides}): `;
}

/** The known faces and those of the answer; an answer that can't be is asked for again. */
function withAnswer(
  faces: readonly number[],
  { count, sides }: DiceQuestion,
  answer: string,
): readonly number[] {
  const given = answer
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map(Number);
  const possible = given.every((face) => Number.isInteger(face) && face >= 1 && face <= sides);
  if (given.length === count && possible) return [...faces, ...given];
  process.stdout.write(
    `  Please give ${count === 1 ? 'one number' : `${count} numbers`} from 1 to ${sides}.\n`,
  );
  return faces;
}
