import type { Violation } from '../../../core/errors/violation';
import { shown } from '../../../core/shape/shown';
import { fieldOf } from '../../choosing/fieldOf';
import type { AgreedPoints } from '../format/scenarioTypes';
import type { ScenarioErrorCode } from '../scenarioErrorCode';
import { limitFault } from './limitFaults';

/**
 * Lists what is wrong with an agreed limit in points, for the `checkAgreed` of a scenario: it is a whole number
 * from 1.
 *
 * @param agreed - what the players agreed on
 * @returns the reason, with the path `agreed.points`; none when the limit will do
 * @since 0.1.0
 * @example
 * ```ts
 * import { checkAgreedPoints } from 'wargame-rules/battlefleet-gothic';
 *
 * checkAgreedPoints({ points: 750 }); // => []
 * checkAgreedPoints({ points: 0 }).map(({ code }) => code); // => ['scenario/bad-agreement']
 * ```
 */
export function checkAgreedPoints(agreed: AgreedPoints): readonly Violation<ScenarioErrorCode>[] {
  const points = fieldOf(agreed, 'points');
  if (Number.isSafeInteger(points) && (points as number) >= 1) return [];
  const message = `expected a limit in whole points from 1, got ${shown(points)}`;
  return [limitFault('scenario/bad-agreement', message, 'agreed.points')];
}
