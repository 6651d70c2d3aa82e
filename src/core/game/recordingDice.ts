import type { Dice } from '../dice/dice';
import { type LoggedDice, loggedDice } from '../dice/loggedDice';
import { rollDie } from '../dice/rollDie';

/** Dice that write every die down. They offer no composite rolls: those might give a result without a die. */
export function recordingDice(dice: Dice): LoggedDice {
  return loggedDice({ roll: (sides, label) => rollDie(sides, dice, label) });
}
