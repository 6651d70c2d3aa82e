import type { Game } from '../../core/game/game';
import { annihilation } from '../missions/annihilation';
import { deathOrGlory } from '../missions/deathOrGlory';
import { holdAtAllCosts } from '../missions/holdAtAllCosts';
import { openHostilityGame } from './openHostilityGame';
import type { OpenHostilityTypes } from './openHostilityTypes';

/**
 * The Open Hostility game with the three missions of the pack, from mustering to the victor.
 *
 * @rule OP-SEQ
 * @since 0.1.0
 */
export const openHostility: Game<OpenHostilityTypes> = openHostilityGame([
  annihilation,
  holdAtAllCosts,
  deathOrGlory,
]);
