import { requireOptions } from '../../core/shape/requireOptions';
import type { VictoryCondition } from '../mission/mission';

/**
 * A victory condition that always decides: the side with more victory points wins, equal points are a draw.
 *
 * @param options - `rule` is the clause that the verdict gives as its reason
 * @returns the condition
 * @throws {@link WargameError} `argument/…` for options that it does not know
 * @rule OP-ANN-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import {
 *   defineMission,
 *   mostPoints,
 *   musterArmy,
 *   purgeTheEnemy,
 *   standing,
 *   startBattle,
 * } from 'wargame-rules/open-play';
 *
 * const units = [
 *   {
 *     id: 'boyz', name: 'Boyz', powerRating: 4, leadership: 6, warlord: true,
 *     models: [{ id: 'boy', name: 'Boy', count: 3 }],
 *   },
 * ];
 * const mission = defineMission({ id: 'cull', title: 'Cull', objectives: [purgeTheEnemy()], victory: mostPoints() });
 * const battle = startBattle(
 *   mission,
 *   {
 *     attacker: { army: musterArmy({ name: 'Red', units }, { prefix: 'red-' }) },
 *     defender: { army: musterArmy({ name: 'Blue', units }, { prefix: 'blue-' }), reserve: ['blue-boyz'] },
 *   },
 *   seededDice(1),
 * );
 *
 * standing(mission, battle).reasons[0]?.facts; // => { attacker: 1, defender: 0 }
 * ```
 */
export function mostPoints(options: { readonly rule?: string } = {}): VictoryCondition {
  requireOptions(options, ['rule']);
  return (_, score) => {
    const [attacker, defender] = score.map(({ points }) => points) as [number, number];
    const facts = { attacker, defender };
    if (attacker === defender) {
      return {
        winner: null,
        reasons: [{ message: `level on victory points: ${attacker} each`, facts, ...options }],
      };
    }
    const winner = attacker > defender ? 'attacker' : 'defender';
    const message = `ahead on victory points: ${Math.max(attacker, defender)} to ${Math.min(attacker, defender)}`;
    return { winner, reasons: [{ message, facts, ...options }] };
  };
}
