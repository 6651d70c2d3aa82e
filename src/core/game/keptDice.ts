import type { Dice } from '../dice/dice';
import type { LoggedRoll } from '../dice/loggedDice';

/** Dice that give known faces again to the questions they answered, and roll what is asked for the first time. */
export function keptDice(known: readonly LoggedRoll[], fresh: Dice): Dice {
  const left = [...known];
  return {
    roll(sides, label) {
      const index = left.findIndex((die) => die.sides === sides && die.label === label);
      return left.splice(index, index < 0 ? 0 : 1)[0]?.face ?? fresh.roll(sides, label);
    },
  };
}
