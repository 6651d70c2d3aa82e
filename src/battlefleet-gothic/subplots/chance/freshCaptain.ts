import { draw } from '../../../core/dice/draw';
import type { CapitalShip } from '../../fleet/capitalShip';
import { flagship } from '../../fleet/flagship';
import type { Fleet } from '../../fleet/fleet';
import { trueCapitalShips } from '../capitalShips';
import { defineSubplot } from '../defineSubplot';
import { drawnShip } from '../drawnShip';
import { shipPoints } from '../fallen';
import type { Subplot } from '../subplot';
import type { SubplotBattle } from '../subplotBattle';

/**
 * What Fresh Captain rolls.
 *
 * @since 0.1.0
 */
export interface FreshCaptainRolls {
  /** The captain's ship, by its id. */
  readonly ship: string;
}

/**
 * Fresh Captain: a capital ship at random, never the fleet commander's, has -1 Leadership. Completed when it cripples
 * or destroys enemy ships worth at least its own points: each in full, once.
 *
 * @rule BG-SUB-3, BG-SUB-4
 * @since 0.1.0
 */
export const freshCaptain: Subplot<FreshCaptainRolls> = defineSubplot<FreshCaptainRolls>({
  id: 'fresh-captain',
  title: 'Fresh Captain',
  renown: { completed: 1, failed: -1 },
  actsOn: ({ own }) => candidates(own).length > 0,
  rolls: { ship: 'text' },
  setUp: ({ own }, dice) => {
    const [ship] = draw(candidates(own), 1, dice, 'Fresh Captain: which ship') as readonly [CapitalShip];
    return { ship: ship.id };
  },
  effects: ({ rolled: { ship } }) => [{ type: 'leadership', ships: [ship], modifier: -1, tests: 'all' }],
  completed: hasProvedHimself,
});

function candidates(fleet: Fleet): readonly CapitalShip[] {
  const commanders = flagship(fleet);
  return trueCapitalShips(fleet).filter(({ id }) => id !== commanders?.id);
}

function hasProvedHimself({ inPlay, own, enemy }: SubplotBattle<FreshCaptainRolls>): boolean {
  const { ship } = inPlay.rolled;
  const captain = drawnShip(own, ship);
  const beaten = enemy.filter(({ crippledBy, destroyedBy }) => crippledBy === ship || destroyedBy === ship);
  return shipPoints(beaten) >= captain.points;
}
