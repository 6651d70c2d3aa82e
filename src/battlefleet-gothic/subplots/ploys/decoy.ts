import { TRANSPORT_FIGURES } from '../../fleet/transportFigures';
import { isDecoyShown } from '../../ledger/isDecoyShown';
import { hasEnemyCapitalShip } from '../capitalShips';
import { defineSubplot } from '../defineSubplot';
import { capitalShipsAmong } from '../fallen';
import type { Subplot } from '../subplot';

/**
 * Decoy: the owner adds a capital ship that is really a transport, hidden until it fires or is fired on, and worth
 * nothing. Completed when a capital ship of the enemy fires at it; his own decoy is none.
 *
 * @rule BG-SUB-3, BG-SUB-4
 * @since 0.1.0
 */
export const decoy: Subplot<null> = defineSubplot({
  id: 'decoy',
  title: 'Decoy',
  renown: { completed: 1, failed: -1 },
  nominates: 'decoy',
  actsOn: hasEnemyCapitalShip,
  effects: ({ nominated }) => [{ type: 'decoy', ship: nominated, figures: TRANSPORT_FIGURES }],
  isOut: isDecoyShown,
  completed: ({ inPlay, enemy, enemySide: { deeds = [] } }) =>
    deeds.some(
      ({ type, by, target }) =>
        type === 'fire' &&
        target === inPlay.nominated &&
        capitalShipsAmong(enemy).some(({ id }) => id === by),
    ),
});
