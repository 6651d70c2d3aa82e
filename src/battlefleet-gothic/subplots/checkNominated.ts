import type { Violation } from '../../core/errors/violation';
import { checkNominee } from './checkNominee';
import type { Subplot } from './subplot';
import type { SubplotErrorCode } from './subplotErrorCode';
import type { SubplotForces } from './subplotForces';
import type { SubplotInPlay } from './subplotInPlay';

/** Refuses a choice that was made, but of no unit that could be chosen from the fleets that fought. */
export function checkNominated(
  { nominates }: Pick<Subplot, 'nominates'>,
  { nominated }: SubplotInPlay,
  fleets: Omit<SubplotForces, 'player'>,
  path: string = 'nominated',
): readonly Violation<SubplotErrorCode>[] {
  if (!nominates || typeof nominated !== 'string') return [];
  return checkNominee(nominates, nominated, fleets, path);
}
