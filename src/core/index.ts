/**
 * What any tabletop game needs: dice that you hand in, exact odds, rounding, roll tables, geometry, and the machinery of
 * a match: records, replay, undo, and views that keep secrets.
 *
 * A rule is a function of facts and dice. Dice with a seed fall the same way each time; {@link odds} runs a rule over
 * every way they can fall.
 *
 * ```ts
 * import { countAtLeast, type Dice, odds, probability, scriptedDice } from 'wargame-rules';
 *
 * // Two shots that hit on a 4 or better.
 * const hits = (dice: Dice) => countAtLeast({ count: 2, sides: 6, atLeast: 4 }, dice);
 *
 * hits(scriptedDice([3, 5])); // => 1
 * probability(odds(hits), (count) => count === 2); // => { numerator: 1n, denominator: 4n }
 * ```
 *
 * @packageDocumentation
 */

export * from './arithmetic/index';
export * from './dice/index';
export * from './errors/index';
export * from './game/index';
export * from './geometry/index';
export * from './odds/index';
export * from './schema/index';
export * from './table/index';
