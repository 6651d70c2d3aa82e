/**
 * What surrounds a battle of Battlefleet Gothic: ten scenarios and the ways to choose one, battlezones and their maps, a
 * ledger with victory points item by item, eighteen sub-plots, and campaigns with renown.
 *
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollScenario } from 'wargame-rules/battlefleet-gothic';
 *
 * // A 4 on the first die means a battle, and a 1 among the battles is this one.
 * rollScenario(scriptedDice([4, 1])).scenario; // => 'exterminatus'
 * ```
 *
 * @packageDocumentation
 */

export * from './battlezone/index';
export * from './campaign/index';
export * from './choosing/index';
export * from './damage/index';
export * from './fleet/index';
export * from './ledger/index';
export * from './scenarios/index';
export * from './subplots/index';
export * from './victory/index';
