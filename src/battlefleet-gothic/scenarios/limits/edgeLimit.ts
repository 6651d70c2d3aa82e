import { shown } from '../../../core/shape/shown';
import { fieldOf } from '../../choosing/fieldOf';
import type { ScenarioLimit } from '../format/scenario';
import { SHORT_EDGES, type ShortEdge } from '../shortEdge';
import { limitFault } from './limitFaults';

/** A choice that names a short edge of the table. */
export function edgeLimit<const Choice extends string>(
  choice: Choice,
): ScenarioLimit<{ readonly choices: { readonly [Name in Choice]: ShortEdge } }> {
  return {
    summary: `${choice}: a short edge of the table`,
    check({ choices }) {
      const edge = fieldOf(choices, choice);
      if (SHORT_EDGES.includes(edge as ShortEdge)) return [];
      const message = `expected ${SHORT_EDGES.join(' or ')}, got ${shown(edge)}`;
      return [limitFault('scenario/wrong-choice', message, `choices.${choice}`)];
    },
  };
}
