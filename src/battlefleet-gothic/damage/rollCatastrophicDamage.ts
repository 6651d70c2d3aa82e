import { half } from '../../core/arithmetic/half';
import type { Dice } from '../../core/dice/dice';
import { sumDice } from '../../core/dice/sumDice';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import { rollOnTable } from '../../core/table/rollOnTable';
import type { Catastrophe } from './catastrophe';
import { catastrophicDamageTable } from './catastrophicDamageTable';

/**
 * The blast of a ship that explodes: lances at everything around, friend or foe.
 *
 * @since 0.1.0
 */
export interface Explosion {
  /** Every ship within so many centimetres is hit. */
  readonly radius: number;
  /** The strength of the lances against each. */
  readonly strength: number;
}

/**
 * Catastrophic damage as it was rolled.
 *
 * @since 0.1.0
 */
export interface CatastrophicRoll {
  /** The 2D6. */
  readonly roll: number;
  readonly result: Catastrophe;
  /** Whether the wreck stays on the table as a hulk: it drifts, and a blazing one rolls again after each move. */
  readonly hulk: boolean;
  /** Blast Markers to be placed, around the wreck or where it was. */
  readonly blastMarkers: number;
  /** The blast; null where the ship does not explode. */
  readonly explosion: Explosion | null;
}

/**
 * Rolls on the Catastrophic Damage table for a capital ship that has lost its last damage point. An overload
 * strikes with half of the ship's starting damage points, rounded up (our ruling), an implosion with all.
 *
 * @param ship - the damage points it started with
 * @param dice - where the chance comes from: 2D6, and 3D6 for the radius of an explosion
 * @param label - what is rolled for
 * @returns the roll and what it means
 * @throws {@link WargameError} `argument/…` for damage points that are no whole number from 1
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollCatastrophicDamage } from 'wargame-rules/battlefleet-gothic';
 *
 * rollCatastrophicDamage({ startingDamage: 8 }, scriptedDice([1, 3])).result; // => 'drifting-hulk'
 * const blast = rollCatastrophicDamage({ startingDamage: 8 }, scriptedDice([5, 5, 2, 3, 6]));
 * blast.explosion; // => { radius: 11, strength: 4 }
 * ```
 */
export function rollCatastrophicDamage(
  ship: { readonly startingDamage: number },
  dice: Dice,
  label: string = 'Catastrophic damage',
): CatastrophicRoll {
  const startingDamage = requireWholeNumber(ship.startingDamage, 'startingDamage', 1);
  const { roll, result } = rollOnTable(catastrophicDamageTable, dice, label);
  const hulk = result === 'drifting-hulk' || result === 'blazing-hulk';
  if (hulk) return { roll, result, hulk, blastMarkers: 1, explosion: null };
  const strength = result === 'plasma-overload' ? half(startingDamage, 'up') : startingDamage;
  const radius = sumDice({ count: 3, sides: 6 }, dice, `${label}: radius`);
  return { roll, result, hulk, blastMarkers: strength, explosion: { radius, strength } };
}
