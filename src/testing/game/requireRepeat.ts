import type { Dice } from '../../core/dice/dice';
import type { LoggedRoll } from '../../core/dice/loggedDice';
import { scriptedDice } from '../../core/dice/scriptedDice';
import { isWargameError } from '../../core/errors/isWargameError';
import { Broken, requireThat } from '../guard/broken';
import { difference, isSame } from '../plain/jsonText';
import type { ConformanceProperty } from '../properties';

/** The same call on the same faces gives the same result: on dice of the same kind, and of others. */
export function requireRepeat(
  who: string,
  result: unknown,
  faces: readonly LoggedRoll[],
  run: (dice: Dice) => unknown,
): void {
  const single = (): Dice => scriptedDice(faces.map(({ face, sides }) => ({ face, sides })));
  requireSame('same-inputs-same-result', `${who} does otherwise when it is called again`, result, () => {
    const dice = scriptedDice(faces);
    const again = run({ roll: (sides, label) => dice.roll(sides, label) });
    dice.finish();
    return again;
  });
  requireSame('scripted-equals-seeded', `${who} does otherwise on scripted dice`, result, () =>
    run(single()),
  );
  requireSame('scripted-equals-seeded', `${who} does otherwise on dice with composite rolls`, result, () => {
    const dice = single();
    return run({ ...dice, composite: (roll) => roll.sample(dice) });
  });
}

function requireSame(
  property: ConformanceProperty,
  message: string,
  result: unknown,
  run: () => unknown,
): void {
  const again = onSameFaces(property, message, run);
  requireThat(isSame(result, again), property, () => `${message}: ${difference(result, again)}`);
}

function onSameFaces(property: ConformanceProperty, message: string, run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    if (!isWargameError(error)) throw error;
    throw new Broken(property, `${message}: ${error.message}`);
  }
}
