import { shown } from '../../../core/shape/shown';
import { fieldOf } from '../../choosing/fieldOf';
import type { ScenarioLimit } from '../format/scenario';
import { FORMATIONS, type Formation } from '../rules/formation';
import { limitFault } from './limitFaults';

/** A known formation for each side. */
export const formationsLimit: ScenarioLimit<{
  readonly choices: { readonly formations: { readonly [side: string]: Formation } };
}> = {
  summary: 'both: a formation',
  check: ({ choices }) => {
    const given = fieldOf(choices, 'formations');
    return ['first', 'second'].flatMap((side) => {
      const formation = fieldOf(given, side);
      if (FORMATIONS.some((known) => known === formation)) return [];
      const message = `expected ${FORMATIONS.join(', ')}, got ${shown(formation)}`;
      return [limitFault('scenario/wrong-choice', message, `choices.formations.${side}`)];
    });
  },
};
