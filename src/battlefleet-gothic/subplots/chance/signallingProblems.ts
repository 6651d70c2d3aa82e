import { fleetCommander } from '../../fleet/fleetCommander';
import { defineSubplot } from '../defineSubplot';
import type { Subplot } from '../subplot';

/**
 * Signalling Problems: the fleet commander may use his re-rolls only on squadrons with a ship within 30 cm of his; a
 * lone ship is a squadron of one. Completed when at least half of the owner's escorts survive; to disengage is to
 * survive.
 *
 * @rule BG-SUB-3, BG-SUB-4
 * @since 0.1.0
 */
export const signallingProblems: Subplot<null> = defineSubplot({
  id: 'signalling-problems',
  title: 'Signalling Problems',
  renown: { completed: 1, failed: -1 },
  actsOn: ({ own }) => own.squadrons.length > 0 && fleetCommander(own) !== null,
  effects: () => [{ type: 'commander-reroll-range', within: 30 }],
  completed: ({ own }) => {
    const squadrons = own.filter(({ kind }) => kind === 'squadron');
    const ships = squadrons.reduce((sum, squadron) => sum + squadron.ships, 0);
    const lost = squadrons.reduce((sum, squadron) => sum + squadron.lost, 0);
    return ships > 0 && (ships - lost) * 2 >= ships;
  },
});
