import type { AreaNumber } from '../rules/areaNumber';
import type { Side } from '../rules/side';
import type { Area } from './area';
import type { CombatColumn, CombatOutcome } from './combatResultsTable';
import type { Counter } from './counter';

/**
 * What is looked up all the time in an edition. {@link SpecialRule | Special rules} get it.
 *
 * @since 0.1.0
 */
export interface Rulebook {
  readonly areas: readonly Area[];
  readonly counters: readonly Counter[];
  /** The place of a counter among them, by its id; the unit stands at the same place in a state. */
  readonly indexOf: ReadonlyMap<string, number>;
  /** The side of each counter, in their order. */
  readonly sides: readonly Side[];
  /** The areas next to each, by number. */
  readonly neighbours: readonly (readonly AreaNumber[])[];
  readonly bridge: AreaNumber;
  readonly reactors: readonly AreaNumber[];
  readonly defenceScreens: readonly AreaNumber[];
  /** The ids of the Emperor and of Horus. */
  readonly supreme: { readonly [side in Side]: string };
  readonly columns: readonly CombatColumn[];
  /** The combat results by column and face. */
  readonly outcomes: readonly (readonly CombatOutcome[])[];
}

/**
 * The counter of a unit.
 *
 * @param rules - the edition in play
 * @param unit - the id of a unit of it
 * @returns its counter
 * @since 0.1.0
 * @example
 * ```ts
 * import { counterOf, rulebookOf, warmasterEdition } from 'wargame-rules/warmaster';
 *
 * counterOf(rulebookOf(warmasterEdition), 'emperor').name; // => 'Emperor'
 * ```
 */
export function counterOf(rules: Rulebook, unit: string): Counter {
  return rules.counters[rules.indexOf.get(unit) ?? -1] as Counter;
}
