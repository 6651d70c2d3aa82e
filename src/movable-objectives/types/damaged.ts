import { d6 } from '../../core/dice/d6';
import { defineObjectiveType } from './defineObjectiveType';
import type { ObjectiveType } from './objectiveType';

/**
 * Damaged: worthless and destroyed on a 1 when the game ends.
 *
 * @rule MO-DAM-1
 * @since 0.1.0
 */
export const DAMAGED: ObjectiveType = defineObjectiveType({
  id: 'damaged',
  title: 'Damaged',
  rule: 'MO-DAM-1',
  finalWorth(worth, dice, label) {
    const die = d6(dice, label);
    return die === 1 ? { die, worth: 0, destroyed: true } : { die, worth, destroyed: false };
  },
});
