import { half } from '../../core/arithmetic/half';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';

/**
 * The figures of a ship that suffer when it is crippled.
 *
 * @since 0.1.0
 */
export interface ShipFigures {
  /** Centimetres. */
  readonly speed: number;
  readonly shields: number;
  readonly turrets: number;
  /** The firepower or strength of each weapon and launch bay, in the order of the ship's sheet. */
  readonly strengths: readonly number[];
  /** Whether it has a nova cannon that can fire. */
  readonly novaCannon: boolean;
}

/** Centimetres that a crippled ship loses. */
const LOST_SPEED = 5;

/**
 * Works out what a ship can still do once it is crippled: shields, turrets and every weapon at half, rounded up
 * (our ruling), 5 cm less speed, and no nova cannon. It is worked out once, from the whole ship's figures.
 *
 * @param ship - its figures when whole; speed in centimetres
 * @returns its figures when crippled
 * @throws {@link WargameError} `argument/…` for a figure that is no whole number from 0, naming it
 * @since 0.1.0
 * @example
 * ```ts
 * import { crippledFigures } from 'wargame-rules/battlefleet-gothic';
 *
 * const cruiser = { speed: 20, shields: 2, turrets: 3, strengths: [6, 2], novaCannon: true };
 * crippledFigures(cruiser); // => { speed: 15, shields: 1, turrets: 2, strengths: [3, 1], novaCannon: false }
 * ```
 */
export function crippledFigures(ship: ShipFigures): ShipFigures {
  const halved = (value: number, path: string): number => half(requireWholeNumber(value, path), 'up');
  return {
    speed: Math.max(0, requireWholeNumber(ship.speed, 'speed') - LOST_SPEED),
    shields: halved(ship.shields, 'shields'),
    turrets: halved(ship.turrets, 'turrets'),
    strengths: ship.strengths.map((strength, index) => halved(strength, `strengths[${index}]`)),
    novaCannon: false,
  };
}
