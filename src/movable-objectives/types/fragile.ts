import { defineObjectiveType } from './defineObjectiveType';
import type { ObjectiveType } from './objectiveType';

/**
 * Fragile: moves no more than 6" in a player's turn, whoever carries it and however often it changes hands.
 *
 * @rule MO-FRAG-1
 * @since 0.1.0
 */
export const FRAGILE: ObjectiveType = defineObjectiveType({
  id: 'fragile',
  title: 'Fragile',
  rule: 'MO-FRAG-1',
  mostPerTurn: 6,
});
