import { requireNone } from '../../core/errors/requireNone';
import type { Odds } from '../../core/odds/distribution';
import { odds } from '../../core/odds/odds';
import { holderOf } from '../carrying/holderOf';
import type { ObjectiveRules } from '../rules/objectiveRules';
import type { ObjectiveSet } from '../state/objectiveSet';
import { unknownSide } from '../state/unknownSide';
import { holdingOdds } from './holdingOdds';

/**
 * The exact odds of what a side would score if the game ended now; what it has scored, for certain, once it has.
 *
 * @param set - the objectives
 * @param side - the side
 * @param rules - the rules played by
 * @returns the distribution of its score
 * @throws {@link WargameError} `objective/unknown-side`; `objective/unknown-type` when the set was made by other
 *   rules
 * @rule MO-DAM-1, MO-VITAL-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { probability } from 'wargame-rules';
 * import { ASTRONOMICON, sideOdds, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const carriedBy = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const objectives = [{ id: 'relic', types: ['damaged'], carriedBy }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives }, ASTRONOMICON);
 * probability(sideOdds(set, 'orks', ASTRONOMICON), (score) => score === 1);
 * // => { numerator: 5n, denominator: 6n }
 * ```
 */
export function sideOdds(set: ObjectiveSet, side: string, rules: ObjectiveRules): Odds<number> {
  requireNone(unknownSide(set.sides, side, 'side'));
  const scored = set.score?.find((one) => one.side === side);
  if (scored) return odds(() => scored.worth);
  const held = set.objectives.filter((objective) => holderOf(objective)?.side === side);
  return holdingOdds(
    held.map(({ types }) => types),
    rules,
  );
}
