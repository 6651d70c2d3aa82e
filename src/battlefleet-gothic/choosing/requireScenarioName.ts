import { WargameError } from '../../core/errors/wargameError';
import type { ChoosingErrorCode } from './choosingErrorCode';

/** Any scenario may be chosen, a contributor's too; but one has to be named. */
export function requireScenarioName(scenario: string): string {
  if (typeof scenario === 'string' && scenario !== '') return scenario;
  throw new WargameError<ChoosingErrorCode>({
    code: 'choosing/no-scenario',
    message: `expected the id of a scenario, got ${scenario === '' ? 'an empty one' : typeof scenario}`,
    path: 'scenario',
    rule: 'BG-CHOOSE-1',
  });
}
