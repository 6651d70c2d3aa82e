import { fleetCommander } from '../../fleet/fleetCommander';
import type { Deed } from '../../ledger/deed';
import { hasEnemyCapitalShip } from '../capitalShips';
import { defineSubplot } from '../defineSubplot';
import type { Subplot } from '../subplot';

/**
 * Secret Intelligence: the fleet commander has one more re-roll, and the owner nominates in secret the capital ship of
 * the enemy with the informer on board. Completed when it was boarded, or a hit-and-run attack made on it.
 *
 * @rule BG-SUB-3, BG-SUB-4
 * @since 0.1.0
 */
export const secretIntelligence: Subplot<null> = defineSubplot({
  id: 'secret-intelligence',
  title: 'Secret Intelligence',
  renown: { completed: 0, failed: -1 },
  nominates: 'enemy-capital-ship',
  actsOn: (forces) => hasEnemyCapitalShip(forces) && fleetCommander(forces.own) !== null,
  effects: () => [{ type: 'commander-rerolls', more: 1 }],
  isOut: isExtracted,
  completed: ({ inPlay, ownSide }) => isExtracted(inPlay.nominated, ownSide.deeds ?? []),
});

function isExtracted(ship: string | null, deeds: readonly Deed[]): boolean {
  return deeds.some(({ type, target }) => target === ship && (type === 'boarding' || type === 'hit-and-run'));
}
