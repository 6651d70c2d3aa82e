import type { Composite, Dice } from '../../core/dice/dice';
import { Broken } from './broken';

/** Lets somebody roll dice for as long as he runs. */
export type Lend = <T>(run: (dice: Dice) => T) => T;

/**
 * Makes a lender of dice. Rolling them when the run is over breaks `chance-from-dice`; whoever runs once more finds the
 * same faces.
 */
export function lendDice(who: string, dice: Dice): Lend {
  const fallen: unknown[] = [];
  return (run) => {
    const known = fallen.values();
    let over = false;
    const fall = <R>(roll: () => R): R => {
      if (over) throw new Broken('chance-from-dice', `${who} keeps its dice, which are rolled later`);
      const before = known.next();
      if (!before.done) return before.value as R;
      const fell = roll();
      fallen.push(fell);
      return fell;
    };
    const lent: Dice = {
      roll: (sides, label) => fall(() => dice.roll(sides, label)),
      ...(dice.composite && {
        composite: <R>(roll: Composite<R>): R => fall(() => (dice as Required<Dice>).composite(roll)),
      }),
    };
    try {
      return run(lent);
    } finally {
      over = true;
    }
  };
}
