import { d3 } from '../../../core/dice/d3';
import { rollOnTable } from '../../../core/table/rollOnTable';
import { defineSubplot } from '../defineSubplot';
import type { Subplot } from '../subplot';
import { navigationalHazardsTable } from './navigationalHazardsTable';

/**
 * What Navigational Hazards rolls.
 *
 * @since 0.1.0
 */
export interface NavigationalHazardsRolls {
  /** Gas or dust clouds. */
  readonly clouds: number;
  readonly asteroidFields: number;
}

/**
 * Navigational Hazards: phenomena on top of the battlezone's, placed by the owner. Completed when the battle is won.
 *
 * @rule BG-SUB-3
 * @since 0.1.0
 */
export const navigationalHazards: Subplot<NavigationalHazardsRolls> = defineSubplot<NavigationalHazardsRolls>(
  {
    id: 'navigational-hazards',
    title: 'Navigational Hazards',
    renown: { completed: 1, failed: -1 },
    // The renown is lost in the source text too.
    provenance: 'second-hand',
    rolls: { clouds: 'number', asteroidFields: 'number' },
    setUp: (_, dice) => {
      const { clouds, asteroidFields } = rollOnTable(navigationalHazardsTable, dice).result;
      return { clouds: clouds === 'D3' ? d3(dice, 'Navigational Hazards: clouds') : clouds, asteroidFields };
    },
    effects: ({ rolled: { clouds, asteroidFields } }) => [{ type: 'phenomena', clouds, asteroidFields }],
    completed: ({ won }) => won,
  },
);
