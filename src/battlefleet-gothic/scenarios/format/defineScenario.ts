import { WargameError } from '../../../core/errors/wargameError';
import { frozenCopy } from '../../../core/table/frozenCopy';
import type { ScenarioErrorCode } from '../scenarioErrorCode';
import { checkScenario } from './checkScenario';
import type { Scenario } from './scenario';
import type { ScenarioTypes } from './scenarioTypes';

/**
 * Makes a scenario and checks it at once. The ten of the rulebook are made with it, and so is any other.
 *
 * @typeParam Types - the types of the scenario, in one bag; {@link PlainTypes} where it has nothing of its own
 * @param definition - the scenario: data, and small functions where something is rolled or computed
 * @returns the scenario, frozen throughout
 * @throws {@link WargameError} with every fault that {@link checkScenario} finds: `scenario/malformed`,
 *   `scenario/unknown-side`, …
 * @rule BG-FORMAT-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { defineScenario, fleetGone, type PlainTypes, pointsLimit } from 'wargame-rules/battlefleet-gothic';
 *
 * const ambush = defineScenario<PlainTypes<'hunter' | 'prey'>>({
 *   id: 'ambush',
 *   title: 'Ambush',
 *   overview: 'A small fleet strikes from hiding.',
 *   sides: [
 *     { id: 'hunter', title: 'Hunter', role: 'attacker' },
 *     { id: 'prey', title: 'Prey', role: 'defender' },
 *   ],
 *   forces: {
 *     summary: 'The prey has the agreed points, the hunter two thirds of them.',
 *     limits: [pointsLimit('prey', 1, 1), pointsLimit('hunter', 2, 3)],
 *   },
 *   battlezone: { summary: 'Deep space.', zones: ['deep-space'], roll: null, mayBeEmpty: false },
 *   setUp: { steps: ['The prey sets up first.'] },
 *   firstTurn: { by: 'side', side: 'hunter' },
 *   specialRules: [],
 *   gameLength: { turns: 6, ends: [fleetGone] },
 *   victory: { summary: 'Most victory points.' },
 * });
 * ambush.gameLength.turns; // => 6
 * ```
 */
export function defineScenario<Types extends ScenarioTypes>(definition: Scenario<Types>): Scenario<Types> {
  const [first, ...others] = checkScenario(definition);
  if (first) throw new WargameError<ScenarioErrorCode>(first, ...others);
  return frozenCopy(definition);
}
