import { type ObjectiveRules, objectiveRules } from './objectiveRules';

/**
 * The rules as published, with the rulings of the rules reference: the six types, exempt carriers exempt
 * from all general limits, teleporting carriers refused.
 *
 * @since 0.1.0
 */
export const ASTRONOMICON: ObjectiveRules = objectiveRules();
