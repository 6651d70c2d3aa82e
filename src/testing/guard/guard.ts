import { isWargameError } from '../../core/errors/isWargameError';
import { type Freeze, freezer, thawed } from '../plain/freezer';
import { jsonFault } from '../plain/jsonFault';
import { Broken, requireThat } from './broken';
import { withoutChance } from './withoutChance';

/** Calls functions as an untrusting caller would, and breaks the property that they don't keep. */
export interface Guard {
  /** Calls with frozen copies of what is given, and gives a frozen copy of the result. */
  call<const Given extends readonly unknown[], T>(who: string, given: Given, run: (...given: Given) => T): T;
  /** Calls made in here find all doors of chance shut but the dice. */
  watch<T>(run: () => T): T;
  readonly freeze: Freeze;
}

/** Makes a guard. */
export function makeGuard(): Guard {
  const freeze = freezer();
  let caller = 'the game';
  let used: Broken | undefined;
  const trap = (door: string): never => {
    used = new Broken('chance-from-dice', `${caller} calls ${door}`);
    throw used;
  };
  return {
    freeze,
    watch(run) {
      used = undefined;
      return withoutChance(trap, run);
    },
    call(who, given, run) {
      const frozen = given.map(freeze) as unknown as typeof given;
      caller = who;
      const result = calledOn(who, frozen, run);
      // Whoever catches errors went through the door all the same.
      if (used) throw used;
      const fault = jsonFault(result);
      requireThat(fault === undefined, 'plain-json', () => `${who} gives what JSON can't hold: ${fault}`);
      return freeze(result);
    },
  };
}

function calledOn<Given extends readonly unknown[], T>(
  who: string,
  given: Given,
  run: (...given: Given) => T,
): T {
  try {
    return run(...given);
  } catch (error) {
    if (error instanceof Broken || isWargameError(error)) throw error;
    requireThat(
      !runsThawed(given, run),
      'inputs-untouched',
      () => `${who} changes what it is given: ${String(error)}`,
    );
    throw new Broken('typed-errors', `${who} throws ${String(error)} instead of a WargameError`);
  }
}

/** Whether it was the frozen input that something stumbled over. Dice that are lent show the same faces again. */
function runsThawed<Given extends readonly unknown[]>(
  given: Given,
  run: (...given: Given) => unknown,
): boolean {
  try {
    run(...(given.map(thawed) as unknown as Given));
    return true;
  } catch (error) {
    return isWargameError(error);
  }
}
