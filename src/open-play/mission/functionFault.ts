/**
 * Why something is not the function that it is to be, as far as its shape tells; undefined where it may be. Objectives and
 * conditions of the kit are made by a call, and what was not called shows itself where it needs nothing for it: it gives
 * a function.
 *
 * @param most - how many arguments an objective or a condition is asked with; absent for other functions
 */
export function functionFault(value: unknown, most?: number): string | undefined {
  if (typeof value !== 'function') return `expected a function, got ${typeof value}`;
  if (most === undefined) return undefined;
  if (value.length > most || (value.length === 0 && makesFunction(value as () => unknown))) {
    return 'call it first: it makes what is expected here';
  }
  return undefined;
}

/** What fails without a battle makes nothing else. */
function makesFunction(value: () => unknown): boolean {
  try {
    return typeof value() === 'function';
  } catch {
    return false;
  }
}
