import { countAtLeast } from '../../../core/dice/countAtLeast';
import type { Dice } from '../../../core/dice/dice';
import { WEAPON_MOUNTS } from '../../damage/criticalEffect';
import { type CriticalRoll, rollCriticalDamage } from '../../damage/rollCriticalDamage';
import type { CapitalShip } from '../../fleet/capitalShip';
import { hasOwnCapitalShip, trueCapitalShips } from '../capitalShips';
import { defineSubplot } from '../defineSubplot';
import type { Subplot } from '../subplot';

/**
 * What Meteor Storm! rolls.
 *
 * @since 0.1.0
 */
export interface MeteorStormRolls {
  /** The ships that were hit, with the critical damage they begin the battle with. */
  readonly hits: readonly { readonly ship: string; readonly critical: CriticalRoll }[];
}

/**
 * Meteor Storm!: on a 1-3 a capital ship begins the battle with one roll on the Critical Damage table. Completed when
 * the battle is won.
 *
 * A ship whose weapons are not told has some in every mount, and one whose shields are not told has some.
 *
 * @rule BG-SUB-3
 * @since 0.1.0
 */
export const meteorStorm: Subplot<MeteorStormRolls> = defineSubplot<MeteorStormRolls>({
  id: 'meteor-storm',
  title: 'Meteor Storm!',
  renown: { completed: 3, failed: -2 },
  actsOn: hasOwnCapitalShip,
  rolls: { hits: 'list' },
  setUp: ({ own }, dice) => ({ hits: trueCapitalShips(own).flatMap((ship) => rollHit(ship, dice)) }),
  effects: ({ rolled: { hits } }) =>
    hits.map(({ ship, critical }) => ({ type: 'critical-damage', ship, critical })),
  completed: ({ won }) => won,
});

function rollHit(ship: CapitalShip, dice: Dice): MeteorStormRolls['hits'] {
  const { id, name, weapons = WEAPON_MOUNTS, shields = 1 } = ship;
  const label = `Meteor Storm!: ${name}`;
  const spared = countAtLeast({ count: 1, sides: 6, atLeast: 4 }, dice, label) === 1;
  if (spared) return [];
  const critical = rollCriticalDamage({ weapons, shields, suffered: [] }, dice, `${label}: critical damage`);
  return [{ ship: id, critical }];
}
