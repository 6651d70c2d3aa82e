import { countAtLeast } from '../../../core/dice/countAtLeast';
import { hasEnemyCapitalShip, hasOwnCapitalShip, trueCapitalShips } from '../capitalShips';
import { defineSubplot } from '../defineSubplot';
import { capitalShipsAmong } from '../fallen';
import type { Subplot } from '../subplot';

/**
 * What Gunnery Practice rolls.
 *
 * @since 0.1.0
 */
export interface GunneryPracticeRolls {
  /** The ships with trained gunners, by their ids. */
  readonly trained: readonly string[];
}

/**
 * Gunnery Practice: on a 4+ a capital ship has +1 Leadership for Lock On. Completed when every capital ship of the
 * enemy was dealt damage.
 *
 * @rule BG-SUB-3
 * @since 0.1.0
 */
export const gunneryPractice: Subplot<GunneryPracticeRolls> = defineSubplot<GunneryPracticeRolls>({
  id: 'gunnery-practice',
  title: 'Gunnery Practice',
  renown: { completed: 1, failed: -1 },
  actsOn: (forces) => hasOwnCapitalShip(forces) && hasEnemyCapitalShip(forces),
  rolls: { trained: 'list' },
  setUp: ({ own }, dice) => ({
    trained: trueCapitalShips(own)
      .filter(({ name }) => {
        const label = `Gunnery Practice: ${name}`;
        return countAtLeast({ count: 1, sides: 6, atLeast: 4 }, dice, label) === 1;
      })
      .map(({ id }) => id),
  }),
  effects: ({ rolled: { trained } }) =>
    trained.length === 0 ? [] : [{ type: 'leadership', ships: trained, modifier: 1, tests: ['lock-on'] }],
  // Where nobody wrote down the damage of a ship crippled or destroyed, it was dealt some.
  completed: ({ enemy }) => capitalShipsAmong(enemy).every(({ damageDealt }) => damageDealt !== 0),
});
