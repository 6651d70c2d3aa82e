import type { Composite, Dice } from '../../core/dice/dice';
import { Broken } from './broken';

/** Lends dice to somebody for as long as he runs; rolling them later breaks `chance-from-dice`. */
export function lendDice<T>(who: string, dice: Dice, run: (dice: Dice) => T): T {
  let over = false;
  const own = (): Dice => {
    if (over) throw new Broken('chance-from-dice', `${who} keeps its dice, which are rolled later`);
    return dice;
  };
  const lent: Dice = {
    roll: (sides, label) => own().roll(sides, label),
    ...(dice.composite && {
      composite: <R>(roll: Composite<R>): R => (own() as Required<Dice>).composite(roll),
    }),
  };
  try {
    return run(lent);
  } finally {
    over = true;
  }
}
