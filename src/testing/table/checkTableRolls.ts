import type { Dice } from '../../core/dice/dice';
import { odds } from '../../core/odds/odds';
import { checkRollTable } from '../../core/table/checkRollTable';
import { dieWays } from '../../core/table/dieWays';
import { rollOnTable } from '../../core/table/rollOnTable';
import type { RollTable } from '../../core/table/rollTable';
import { rowChances } from '../../core/table/rowChances';
import { conformanceError } from '../conformanceError';
import { jsonText } from '../plain/jsonText';
import { checkRule } from '../rule/checkRule';

/** A chance: so many ways of so many. */
type Chance = readonly [ways: bigint, of: bigint];

/**
 * Proves that a roll table is whole, and that what is rolled on it falls exactly as often as its rows say.
 *
 * @typeParam Result - what the table gives
 * @param table - the table; it need not be made by `rollTable`
 * @param roll - the rule that rolls on it, if it gives just the table's results; `rollOnTable` unless told
 * @throws {@link WargameError} `conformance/table-is-whole` with the table's faults in `facts`;
 *   `conformance/rolls-as-printed` for other chances than those of the rows; and what {@link checkRule} throws
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, type Dice, lookUp, rollTable } from 'wargame-rules';
 * import { checkTableRolls } from 'wargame-rules/testing';
 *
 * const weather = rollTable({
 *   id: 'weather', die: 'D6', rows: [{ from: 1, to: 2, result: 'storm' }, { from: 3, to: 6, result: 'calm' }],
 * });
 * checkTableRolls(weather, (dice) => lookUp(weather, d6(dice)));
 *
 * const loaded = (dice: Dice) => lookUp(weather, Math.max(d6(dice), 2));
 * checkTableRolls(weather, loaded);
 * const worse = (dice: Dice) => lookUp(weather, Math.min(d6(dice), 5) + 1);
 * checkTableRolls(weather, worse); // => throws conformance/rolls-as-printed
 * checkTableRolls({ ...weather, rows: weather.rows.slice(1) }); // => throws conformance/table-is-whole
 * ```
 */
export function checkTableRolls<Result>(
  table: RollTable<Result>,
  roll: (dice: Dice) => Result = (dice) => rollOnTable(table, dice).result,
): void {
  const faults = checkRollTable(table);
  const [first] = faults;
  if (first) {
    throw conformanceError(table.id, {
      property: 'table-is-whole',
      message: first.message,
      evidence: { faults },
    });
  }
  checkRule({ id: table.id, given: () => null, run: (_, dice) => roll(dice) });
  const printed = printedChances(table);
  const rolled = rolledChances(roll);
  for (const result of new Set([...printed.keys(), ...rolled.keys()])) {
    const [wanted, got] = [printed.get(result) ?? NEVER, rolled.get(result) ?? NEVER];
    if (wanted[0] * got[1] === got[0] * wanted[1]) continue;
    const message = `${result} falls ${got.join(' in ')} times, and by its rows ${wanted.join(' in ')}`;
    throw conformanceError(table.id, { property: 'rolls-as-printed', message, evidence: {} });
  }
}

const NEVER: Chance = [0n, 1n];

/** What lies in no row gives null. */
function printedChances<Result>(table: RollTable<Result>): ReadonlyMap<string, Chance> {
  const of = sumOf(dieWays(table.die));
  const rows = rowChances(table).map(({ row, ways }) => ({ text: jsonText(row.result), ways }));
  const left = of - sumOf(rows.map(({ ways }) => ways));
  const chances = new Map<string, Chance>();
  for (const { text, ways } of [...rows, { text: 'null', ways: left }]) {
    const [before] = chances.get(text) ?? NEVER;
    chances.set(text, [before + BigInt(ways), BigInt(of)]);
  }
  return chances;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, more) => sum + more, 0);
}

function rolledChances<Result>(roll: (dice: Dice) => Result): ReadonlyMap<string, Chance> {
  const { outcomes, total } = odds(roll);
  return new Map(outcomes.map(({ value, weight }) => [jsonText(value), [weight, total] as const]));
}
