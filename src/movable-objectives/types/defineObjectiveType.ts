import { requireNone } from '../../core/errors/requireNone';
import type { Shape } from '../../core/shape/shape';
import { flag, list, members, method, optional, text } from '../../core/shape/shapes';
import { count, size } from '../checking/figures';
import { malformed } from '../checking/malformed';
import type { ObjectiveType } from './objectiveType';

const typeShape: Shape = members({
  id: text,
  title: text,
  rule: optional(text),
  contradicts: optional(list(text)),
  places: optional(count),
  mostPerTurn: optional(size),
  liftsLimits: optional(flag),
  mayCarry: optional(method),
  duties: optional(method),
  firstClaim: optional(method),
  finalWorth: optional(method),
});

/**
 * Makes a type of objective. Put it into {@link objectiveRules} beside the six, and it works in everything
 * that happens to an objective: nothing else needs to know it.
 *
 * @param type - data and hooks, see {@link ObjectiveType}
 * @returns the type, which can't be changed any more
 * @throws {@link WargameError} `objective/malformed`, naming the field
 * @rule MO-TYPE-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, scriptedDice } from 'wargame-rules';
 * import {
 *   defineObjectiveType,
 *   endGame,
 *   OBJECTIVE_TYPES,
 *   objectiveRules,
 *   startObjectives,
 * } from 'wargame-rules/movable-objectives';
 *
 * // Too precious for anyone but infantry, slow to carry, and worth more than it looks on a 4 or better.
 * const reliquary = defineObjectiveType({
 *   id: 'reliquary',
 *   title: 'Reliquary',
 *   mostPerTurn: 4,
 *   mayCarry: (model) => model.kind === 'infantry',
 *   duties: (duties) => ({ ...duties, mayRun: false }),
 *   finalWorth(worth, dice, label) {
 *     const die = d6(dice, label);
 *     return { die, worth: die >= 4 ? worth + 2 : worth, destroyed: false };
 *   },
 * });
 * const rules = objectiveRules({ types: [...OBJECTIVE_TYPES, reliquary] });
 *
 * const bearer = { id: 'sister', side: 'faithful', kind: 'infantry' } as const;
 * const set = startObjectives(
 *   {
 *     sides: ['faithful', 'heretics'],
 *     objectives: [{ id: 'bones', types: ['vital', 'reliquary'], carriedBy: bearer }],
 *   },
 *   rules,
 * );
 * endGame(set, rules, scriptedDice([6, 4])).state.score?.[0]?.worth; // => 4
 * ```
 */
export function defineObjectiveType(type: ObjectiveType): ObjectiveType {
  requireNone(malformed(typeShape, type));
  const { contradicts } = type;
  return Object.freeze({ ...type, ...(contradicts && { contradicts: Object.freeze([...contradicts]) }) });
}
