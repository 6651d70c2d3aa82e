import { percentText } from '../arithmetic/percentText';
import { toNumber } from '../arithmetic/toNumber';
import { requireFunction } from '../errors/requireFunction';
import type { Odds } from './distribution';
import { ratio } from './ratio';
import { requireOdds } from './requireOdds';

const WIDTH = 30;

/**
 * A distribution as lines of text: result, chance in percent, the exact fraction, and a bar.
 *
 * @param odds - the distribution
 * @param name - how a result is written; JSON unless told
 * @returns one line for each result, and one for what is unresolved
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, odds, oddsTable } from 'wargame-rules';
 *
 * oddsTable(odds((dice) => (d6(dice) > 2 ? 'passed' : 'failed')), (result) => result).split('\n').length; // => 2
 * ```
 */
export function oddsTable<T>(
  odds: Odds<T>,
  name: (value: T) => string = (value) => JSON.stringify(value) ?? String(value),
): string {
  requireOdds(odds);
  requireFunction(name, 'name');
  const rows = odds.outcomes.map(({ value, weight }) => [name(value), weight] as const);
  if (odds.unresolved > 0n) rows.push(['(unresolved)', odds.unresolved]);
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows
    .map(([label, weight]) => {
      const share = ratio(weight, odds.total);
      const percent = percentText(share).padStart(7);
      const bar = '█'.repeat(Math.round(toNumber(share) * WIDTH));
      return `${label.padEnd(width)}  ${percent}  ${share.numerator}/${share.denominator}  ${bar}`.trimEnd();
    })
    .join('\n');
}
