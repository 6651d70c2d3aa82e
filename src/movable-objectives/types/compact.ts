import { defineObjectiveType } from './defineObjectiveType';
import type { ObjectiveType } from './objectiveType';

/**
 * Compact: takes no place in a transport, and leaves its carrier free to move, fire and charge as ever.
 * Falling back still drops it.
 *
 * @rule MO-COMP-1
 * @since 0.1.0
 */
export const COMPACT: ObjectiveType = defineObjectiveType({
  id: 'compact',
  title: 'Compact',
  rule: 'MO-COMP-1',
  contradicts: ['cumbersome'],
  places: 0,
  liftsLimits: true,
});
