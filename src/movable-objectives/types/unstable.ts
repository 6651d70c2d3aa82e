import { d6 } from '../../core/dice/d6';
import { defineObjectiveType } from './defineObjectiveType';
import type { ObjectiveType } from './objectiveType';

/**
 * Unstable: explodes on a 1 when somebody first moves in to claim it, under a 5" template with a Strength 7
 * AP 4 hit on every model touched.
 *
 * @rule MO-UNST-1
 * @since 0.1.0
 */
export const UNSTABLE: ObjectiveType = defineObjectiveType({
  id: 'unstable',
  title: 'Unstable',
  rule: 'MO-UNST-1',
  firstClaim(dice, label) {
    const die = d6(dice, label);
    if (die > 1) return { die, removed: false };
    return { die, removed: true, hit: { diameter: 5, strength: 7, armourPiercing: 4 } };
  },
});
