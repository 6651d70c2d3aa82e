import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import { lookUp } from '../../core/table/lookUp';
import { requireOneOf } from '../choosing/requireOneOf';
import { criticalDamageTable } from './criticalDamageTable';
import {
  CRITICAL_DAMAGE,
  type CriticalDamage,
  type CriticalEffect,
  WEAPON_MOUNTS,
  type WeaponMount,
} from './criticalEffect';

/**
 * What has to be known of a capital ship to tell which critical damage can apply to it.
 *
 * @since 0.1.0
 */
export interface CriticalTarget {
  /** Where it has weapons. */
  readonly weapons: readonly WeaponMount[];
  /** The shields it was built with. */
  readonly shields: number;
  /** The critical damage it has already suffered, repaired or not. */
  readonly suffered: readonly CriticalDamage[];
}

/**
 * Reads a roll off the Critical Damage table for one capital ship: a result that can't apply becomes the next
 * higher one. Weapons can't fall silent that are not there; the bridge and the shields are lost only once, and
 * a ship without shields has none to lose.
 *
 * @param target - the ship as far as the table asks: its weapons, its shields, what it has suffered
 * @param roll - the 2D6, from 2 to 12
 * @returns the effect that applies
 * @throws {@link WargameError} `table/impossible-roll` for what 2D6 can't give; `argument/…` for a ship that
 *   can't be, naming the field
 * @since 0.1.0
 * @example
 * ```ts
 * import { criticalDamage } from 'wargame-rules/battlefleet-gothic';
 *
 * const cruiser = { weapons: ['starboard', 'port', 'prow'], shields: 2, suffered: [] } as const;
 * criticalDamage(cruiser, 2).critical; // => 'starboard-weapons'
 * criticalDamage(cruiser, 8); // => { critical: 'thrusters', extraDamage: 1, repairable: true, speed: -10 }
 * ```
 */
export function criticalDamage(target: CriticalTarget, roll: number): CriticalEffect {
  const ship = requireTarget(target);
  for (let value = roll; ; value++) {
    const effect = lookUp(criticalDamageTable, value);
    if (applies(effect, ship)) return effect;
  }
}

/** The last result of the table always applies, so that the search ends. */
function applies(
  { critical, silences, repairable, extraDamage, noShields }: CriticalEffect,
  ship: CriticalTarget,
): boolean {
  if (silences) return ship.weapons.includes(silences);
  if (noShields && ship.shields === 0) return false;
  const once = !repairable && extraDamage === 0;
  return !(once && ship.suffered.includes(critical));
}

function requireTarget({ weapons, shields, suffered }: CriticalTarget): CriticalTarget {
  weapons.forEach((mount, index) => {
    requireOneOf(mount, WEAPON_MOUNTS, `weapons[${index}]`);
  });
  suffered.forEach((critical, index) => {
    requireOneOf(critical, CRITICAL_DAMAGE, `suffered[${index}]`);
  });
  return { weapons, shields: requireWholeNumber(shields, 'shields'), suffered };
}
