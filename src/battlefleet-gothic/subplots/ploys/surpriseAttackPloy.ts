import { d3 } from '../../../core/dice/d3';
import { defineSubplot } from '../defineSubplot';
import type { Subplot } from '../subplot';

/**
 * What Surprise Attack! rolls.
 *
 * @since 0.1.0
 */
export interface SurpriseAttackRolls {
  /** For how many turns: 1 to 3. */
  readonly turns: number;
}

/**
 * Surprise Attack!: the enemy can't use special orders for the first D3 turns. Completed when the battle is won.
 *
 * @rule BG-SUB-3
 * @since 0.1.0
 */
export const surpriseAttackPloy: Subplot<SurpriseAttackRolls> = defineSubplot<SurpriseAttackRolls>({
  id: 'surprise-attack-ploy',
  title: 'Surprise Attack!',
  renown: { completed: 2, failed: -2 },
  rolls: { turns: 'number' },
  setUp: (_, dice) => ({ turns: d3(dice, 'Surprise Attack!: turns') }),
  effects: ({ rolled: { turns } }) => [{ type: 'no-special-orders', turns }],
  completed: ({ won }) => won,
});
