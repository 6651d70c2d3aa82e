import type { Game } from '../core/game/game';
import { warmasterEdition } from './ship/warmasterEdition';
import { warmasterGame } from './warmasterGame';
import type { WarmasterTypes } from './warmasterTypes';

/**
 * Warmaster, on the edition that comes with the package: the rules are those of the source text; board, factors,
 * combat results and special rules are a reconstruction.
 *
 * @rule WM-TURN-1
 * @since 0.1.0
 */
export const warmaster: Game<WarmasterTypes> = warmasterGame(warmasterEdition);
