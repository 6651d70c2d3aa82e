import type { ModelFacts } from '../models/modelFacts';
import { defineObjectiveType } from './defineObjectiveType';
import type { ObjectiveType } from './objectiveType';

/**
 * Cumbersome: moves only while a second model helps, both at the rate of difficult terrain, and takes two
 * places in a transport. Monstrous Creatures, and Walkers with a hand, are strong enough on their own.
 *
 * @rule MO-CUMB-1, MO-CUMB-2, MO-CUMB-3
 * @since 0.1.0
 */
export const CUMBERSOME: ObjectiveType = defineObjectiveType({
  id: 'cumbersome',
  title: 'Cumbersome',
  rule: 'MO-CUMB-1',
  contradicts: ['compact'],
  places: 2,
  duties: (duties, model) =>
    isStrong(model) ? duties : { ...duties, needsHelper: true, allowance: 'difficult-terrain' },
});

function isStrong({ kind, hand }: ModelFacts): boolean {
  if (kind === 'walker') return hand === true;
  return kind === 'monstrous-creature' || kind === 'flying-monstrous-creature';
}
