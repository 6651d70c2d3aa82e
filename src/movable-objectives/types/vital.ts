import { d6 } from '../../core/dice/d6';
import { defineObjectiveType } from './defineObjectiveType';
import type { ObjectiveType } from './objectiveType';

/**
 * Vital: counts as two on a 6 when the game ends.
 *
 * @rule MO-VITAL-1
 * @since 0.1.0
 */
export const VITAL: ObjectiveType = defineObjectiveType({
  id: 'vital',
  title: 'Vital',
  rule: 'MO-VITAL-1',
  finalWorth(worth, dice, label) {
    const die = d6(dice, label);
    return { die, worth: die === 6 ? worth * 2 : worth, destroyed: false };
  },
});
