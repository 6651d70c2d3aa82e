import { COMPACT } from './compact';
import { CUMBERSOME } from './cumbersome';
import { DAMAGED } from './damaged';
import { FRAGILE } from './fragile';
import type { ObjectiveType } from './objectiveType';
import { UNSTABLE } from './unstable';
import { VITAL } from './vital';

/**
 * The six types in the order of the rules, which is also the order of their dice: Damaged before Vital.
 *
 * @rule MO-TYPE-1
 * @since 0.1.0
 */
export const OBJECTIVE_TYPES: readonly ObjectiveType[] = Object.freeze([
  CUMBERSOME,
  COMPACT,
  FRAGILE,
  UNSTABLE,
  DAMAGED,
  VITAL,
]);
