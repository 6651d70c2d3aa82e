import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import type { Part, PartTypes } from '../../core/game/part';
import { checkGame } from '../game/checkGame';
import type { GameReport } from '../game/gameCheck';
import type { PartCheck } from './partCheck';
import { partGame } from './partGame';

/**
 * Proves that a part of a mission keeps its contract: it is played in a battle, and everything that holds for games
 * is held against it, secrets included. Players try what `action` of the options says, or else what the part proposes.
 *
 * @typeParam Types - the types of the part, in one bag
 * @param part - the part
 * @param options - the battle around it, what may happen there, what players may try with it
 * @returns what was seen; a figure of 0 says what was not put to the proof
 * @throws {@link WargameError} `conformance/…`, named after the property that was broken; `record` in its `facts`
 *   shows it. `argument/…` for options that can't be
 * @since 0.1.0
 * @example
 * ```ts
 * import type { Part } from 'wargame-rules';
 * import { checkPart } from 'wargame-rules/testing';
 *
 * type Sentries = {
 *   id: 'sentries'; state: number; action: { type: 'hush'; player: string };
 *   fact: 'shot' | 'alarm'; battle: { round: number };
 * };
 * // The second shot raises the alarm.
 * const sentries: Part<Sentries> = {
 *   id: 'sentries',
 *   start: () => 0,
 *   check: (shots, { type }) => (type === 'hush' && shots > 0 ? [] : [{ code: 'sentries/quiet', message: 'no' }]),
 *   apply: (shots) => ({ state: shots - 1 }),
 *   after: (shots, fact) =>
 *     fact === 'shot' ? { state: shots + 1, facts: shots === 1 ? ['alarm'] : [] } : { state: shots },
 * };
 * const battle = {
 *   players: ['Ann', 'Ben'],
 *   battle: { round: 1 },
 *   fact: () => 'shot' as const,
 *   action: (_: unknown, player: string) => ({ type: 'hush' as const, player }),
 * };
 * checkPart(sentries, { ...battle, matches: 3, length: 10 }).matches; // => 3
 *
 * const forgetful = { ...sentries, after: () => ({ state: Number.NaN }) };
 * checkPart(forgetful, { ...battle, matches: 3, length: 10 }); // => throws conformance/plain-json
 * ```
 */
export function checkPart<Types extends PartTypes>(part: Part<Types>, options: PartCheck<Types>): GameReport {
  const { matches = 20, seed = 0 } = options;
  const length = requireWholeNumber(options.length ?? 30, 'length', 1);
  return checkGame(partGame(part, options), { setups: [{ length }], mostSteps: length * 2, matches, seed });
}
