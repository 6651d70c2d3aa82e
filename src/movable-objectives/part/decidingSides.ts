import { holderOf } from '../carrying/holderOf';
import { carriedByAny, findObjective } from '../state/finding';
import type { ObjectiveSet } from '../state/objectiveSet';
import type { ObjectiveAction } from './objectiveAction';

/** The sides of the models that an action has do something. */
export function decidingSides(set: ObjectiveSet, action: ObjectiveAction): readonly string[] {
  switch (action.type) {
    case 'claim':
      return [action.model.side];
    case 'disembark':
      // Getting out is a move, and ends the moment at which the side whose turn it is may drop.
      return [...(set.turn ? [set.turn.side] : []), ...action.claims.map(({ model }) => model.side)];
    case 'charge-received':
      return carriedByAny(set, action.models).map(({ place }) => place.by.side);
    default: {
      const objective = findObjective(set, action.objective);
      const holder = objective && holderOf(objective);
      return holder ? [holder.side] : [];
    }
  }
}
