import { draw } from '../../../core/dice/draw';
import type { CapitalShip } from '../../fleet/capitalShip';
import { hasOwnCapitalShip, trueCapitalShips } from '../capitalShips';
import { defineSubplot } from '../defineSubplot';
import { drawnShip } from '../drawnShip';
import { isUnbroken } from '../fallen';
import type { Subplot } from '../subplot';
import { type Experiment, rollExperiment } from './rollExperiment';

/**
 * What Experimental Ship rolls.
 *
 * @since 0.1.0
 */
export interface ExperimentalShipRolls extends Experiment {
  /** The ship that was altered, by its id. */
  readonly ship: string;
}

/**
 * Experimental Ship: a capital ship at random has an improvement and a side effect. Completed when it is neither
 * crippled nor destroyed.
 *
 * @rule BG-SUB-3
 * @since 0.1.0
 */
export const experimentalShip: Subplot<ExperimentalShipRolls> = defineSubplot<ExperimentalShipRolls>({
  id: 'experimental-ship',
  title: 'Experimental Ship',
  renown: { completed: 1, failed: -1 },
  // The source text has lost the condition and the renown with its tables.
  provenance: 'second-hand',
  actsOn: hasOwnCapitalShip,
  rolls: { ship: 'text', improvement: 'object', sideEffect: 'object' },
  setUp: ({ own }, dice) => {
    const ships = draw(trueCapitalShips(own), 1, dice, 'Experimental Ship: which ship');
    const [ship] = ships as readonly [CapitalShip];
    return { ship: ship.id, ...rollExperiment(dice) };
  },
  effects: ({ rolled: { ship, improvement, sideEffect } }) => [
    { type: 'experiment', ship, improvement: improvement.result, sideEffect: sideEffect.result },
  ],
  completed: ({ inPlay, own }) => isUnbroken(drawnShip(own, inPlay.rolled.ship)),
});
