/**
 * The kinds of critical damage, in the order of their table: four arcs of weapons out, then eight worse ones.
 *
 * @since 0.1.0
 */
export const CRITICAL_DAMAGE = [
  'dorsal-weapons',
  'starboard-weapons',
  'port-weapons',
  'prow-weapons',
  'engine-room',
  'fire',
  'thrusters',
  'bridge-smashed',
  'shields-collapse',
  'hull-breach',
  'bulkhead-collapse',
] as const;

/**
 * A kind of critical damage.
 *
 * @since 0.1.0
 */
export type CriticalDamage = (typeof CRITICAL_DAMAGE)[number];

/**
 * Where the weapons of a ship are mounted, in the order in which critical damage reaches them.
 *
 * @since 0.1.0
 */
export const WEAPON_MOUNTS = ['dorsal', 'starboard', 'port', 'prow'] as const;

/**
 * Where a weapon is mounted.
 *
 * @since 0.1.0
 */
export type WeaponMount = (typeof WEAPON_MOUNTS)[number];

/**
 * What critical damage does to a ship, as an app can apply it.
 *
 * @since 0.1.0
 */
export interface CriticalEffect {
  readonly critical: CriticalDamage;
  /** Damage points on top of the hit, at once: a number, or the die to roll for it. They cause no criticals. */
  readonly extraDamage: 0 | 1 | 'D3' | 'D6';
  /** Whether the crew can put it right in an End Phase. */
  readonly repairable: boolean;
  /** The weapons that fall silent until repaired. */
  readonly silences?: WeaponMount;
  /** No turns until repaired. */
  readonly noTurns?: true;
  /** Damage points in each End Phase until repaired. */
  readonly damageEachEndPhase?: 1;
  /** Centimetres, until repaired; once, however often the thrusters are hit. */
  readonly speed?: -10;
  readonly leadership?: -3;
  readonly noShields?: true;
}
