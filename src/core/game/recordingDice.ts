import type { Dice } from '../dice/dice';
import { type LoggedDice, loggedDice } from '../dice/loggedDice';
import { rollDie } from '../dice/rollDie';
import { wrongArgument } from '../errors/wrongArgument';

/** Dice that write every die down. They offer no composite rolls: those might give a result without a die. */
export function recordingDice(dice: Dice): LoggedDice {
  if (typeof dice?.roll !== 'function') throw wrongArgument('dice', 'dice or a seed');
  return loggedDice({ roll: (sides, label) => rollDie(sides, dice, label) });
}
