import { requireNone } from '../../../core/errors/requireNone';
import { plainCopy } from '../../../core/game/plainCopy';
import { members } from '../../../core/shape/shapes';
import { shapeFaults } from '../../fleet/given';
import { objectiveList, requireLedger } from '../checkLedger';
import type { Ledger } from '../ledger';
import type { ScenarioObjective } from '../ledgerSide';
import { sideOf } from '../sideOf';
import { replaceSide } from './replaceSide';

const reachedShape = members({ objectives: objectiveList });

/**
 * Records which objectives of the scenario a side reached, in place of those recorded before. The ten scenarios need
 * none of it: {@link decideScenario} adds theirs.
 *
 * @param ledger - the battle so far
 * @param player - whose objectives
 * @param objectives - all that he reached, with their victory points
 * @returns the ledger with them; the one given stays as it was
 * @throws {@link WargameError} `ledger/unknown-player`; `argument/…` with each place in `objectives`; every fault that
 *   {@link checkLedger} finds in the ledger given
 * @rule BG-VP-9
 * @since 0.1.0
 * @example
 * ```ts
 * import { recordObjectives, startLedger, victoryPoints } from 'wargame-rules/battlefleet-gothic';
 *
 * const fleet = { name: 'Patrol', capitalShips: [], squadrons: [] };
 * const started = startLedger([{ player: 'Ann', fleet }, { player: 'Ben', fleet }]);
 * const held = recordObjectives(started, 'Ann', [{ name: 'The station is held', points: 50 }]);
 * victoryPoints(held).sides.map(({ total }) => total); // => [50, 0]
 * ```
 */
export function recordObjectives(
  ledger: Ledger,
  player: string,
  objectives: readonly ScenarioObjective[],
): Ledger {
  const side = sideOf(requireLedger(ledger), player);
  requireNone(shapeFaults(reachedShape, { objectives }));
  return replaceSide(ledger, { ...side, objectives: plainCopy(objectives) });
}
