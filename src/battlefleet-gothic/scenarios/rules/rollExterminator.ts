import { d6 } from '../../../core/dice/d6';
import type { Dice } from '../../../core/dice/dice';
import { atMost } from '../../../core/geometry/atMost';
import { requireLength } from '../../../core/geometry/requireNumber';

/**
 * An Exterminator at the start of a turn of its player.
 *
 * @since 0.1.0
 */
export interface ExterminatorPlace {
  readonly inLowOrbit: boolean;
  /** To the planet's edge, in centimetres. */
  readonly distance: number;
}

/**
 * An Exterminator's shot at the planet.
 *
 * @since 0.1.0
 */
export interface ExterminatorRoll {
  /** The D6; null where it is not in reach. */
  readonly roll: number | null;
  readonly planetDestroyed: boolean;
}

/** How near to the planet an Exterminator has to be in low orbit, in centimetres. */
const REACH = 45;
const KILLS_ON = 4;

/**
 * Rolls whether an Exterminator destroys all life on the planet: at the start of a turn, in low orbit and
 * within 45 cm of the planet's edge, on 4 or more. Out of reach nothing is rolled.
 *
 * @param exterminator - whether it is in low orbit, and how far from the planet's edge in centimetres
 * @param dice - where the chance comes from: one D6
 * @param label - what is rolled for
 * @returns the roll and whether the planet is dead
 * @throws {@link WargameError} `geometry/…` for a distance that is none
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollExterminator } from 'wargame-rules/battlefleet-gothic';
 *
 * const shot = rollExterminator({ inLowOrbit: true, distance: 45 }, scriptedDice([4]));
 * shot; // => { roll: 4, planetDestroyed: true }
 * rollExterminator({ inLowOrbit: true, distance: 46 }, scriptedDice([])).roll; // => null
 * ```
 */
export function rollExterminator(
  { inLowOrbit, distance }: ExterminatorPlace,
  dice: Dice,
  label: string = 'Armageddon weapon',
): ExterminatorRoll {
  const inReach = atMost(requireLength(distance, 'distance'), REACH) && inLowOrbit;
  if (!inReach) return { roll: null, planetDestroyed: false };
  const roll = d6(dice, label);
  return { roll, planetDestroyed: roll >= KILLS_ON };
}
