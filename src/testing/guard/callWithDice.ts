import type { Dice } from '../../core/dice/dice';
import type { Guard } from './guard';
import { lendDice } from './lendDice';

/** Calls somebody with dice that are his while he runs. Where the guard calls once more, the same faces fall. */
export function callWithDice<const Given extends readonly unknown[], T>(
  call: Guard['call'],
  who: string,
  given: Given,
  dice: Dice,
  run: (...all: [...Given, Dice]) => T,
): T {
  const lend = lendDice(who, dice);
  return call(who, given, (...frozen) => lend((lent) => run(...frozen, lent)));
}
