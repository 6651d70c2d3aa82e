import { d3 } from '../../core/dice/d3';
import { d6 } from '../../core/dice/d6';
import type { Dice } from '../../core/dice/dice';
import { rollDie } from '../../core/dice/rollDie';
import { sumDice } from '../../core/dice/sumDice';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import { direction } from '../../core/geometry/direction';
import type { Point } from '../../core/geometry/point';
import { requireNumber } from '../../core/geometry/requireNumber';
import { requireObject } from '../../core/geometry/requireObject';
import type { Moon, Planet, Ring } from './battlefield';
import type { PlanetSize } from './phenomenon';
import { planetFigures } from './planetFigures';

/**
 * A planet before its rings and moons are rolled.
 *
 * @since 0.1.0
 */
export interface PlanetFacts {
  readonly size: PlanetSize;
  /** Its centre. */
  readonly at: Point;
  /** In centimetres, within what its size allows; the most of it unless told. */
  readonly diameter?: number;
  /** The square it was generated in; null, as without it, for one that the scenario asks for. */
  readonly square?: string | null;
  /**
   * The least D6 for which a large planet has rings. The rulebook says 4 in one place and 5 in another: it is 4
   * unless told.
   */
  readonly ringsOn?: 4 | 5;
}

/**
 * Rolls the rings and moons of a planet. Large ones may have D3 rings and have D6-2 moons, medium ones D3-1
 * moons. Each moon is 2D6 times 10 cm away; ruling: in the direction of a D12, read as the hour of a clock.
 *
 * @param planet - its size and place; diameter in centimetres
 * @param dice - where the chance comes from; a small planet rolls nothing
 * @returns the planet with rings and moons
 * @throws {@link WargameError} `argument/…` for a size or diameter that can't be; `geometry/…` for the place
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollPlanet } from 'wargame-rules/battlefleet-gothic';
 *
 * const { moons } = rollPlanet({ size: 'medium', at: { x: 90, y: 60 } }, scriptedDice([4, 2, 3, 3]));
 * moons; // => [{ distance: 50, hour: 3, at: { x: 140, y: 60 } }]
 * ```
 */
export function rollPlanet(planet: PlanetFacts, dice: Dice): Planet {
  const { size, square = null, ringsOn = 4 } = requireObject(planet, 'planet');
  const { leastDiameter, mostDiameter } = planetFigures(size);
  const diameter = requireWholeNumber(
    planet.diameter ?? mostDiameter,
    'planet.diameter',
    Math.max(1, leastDiameter),
    mostDiameter,
  );
  const { x, y } = requireObject(planet.at, 'planet.at');
  const at = { x: requireNumber(x, 'planet.at.x') + 0, y: requireNumber(y, 'planet.at.y') + 0 };
  const rings = size === 'large' ? rollRings(requireWholeNumber(ringsOn, 'planet.ringsOn', 4, 5), dice) : [];
  return { size, diameter, square, at, rings, moons: rollMoons(size, at, dice) };
}

function rollRings(ringsOn: number, dice: Dice): readonly Ring[] {
  if (d6(dice, 'Planet: rings') < ringsOn) return [];
  return Array.from({ length: d3(dice, 'Planet: number of rings') }, (_, index) => {
    const ring = `Planet: ring ${index + 1}`;
    return {
      kind: d6(dice, ring) <= 4 ? 'gas-cloud' : 'asteroid-field',
      width: d6(dice, `${ring}: width`),
      distance: d6(dice, `${ring}: distance`) * 5,
    };
  });
}

function rollMoons(size: PlanetSize, at: Point, dice: Dice): readonly Moon[] {
  if (size === 'small') return [];
  const label = 'Planet: number of moons';
  const count = size === 'medium' ? d3(dice, label) - 1 : Math.max(0, d6(dice, label) - 2);
  return Array.from({ length: count }, (_, index) => {
    const moon = `Planet: moon ${index + 1}`;
    const distance = sumDice({ count: 2, sides: 6 }, dice, `${moon}: distance`) * 10;
    const hour = rollDie(12, dice, `${moon}: direction`);
    return { distance, hour, at: atHour(at, distance, hour) };
  });
}

/** To the nearest millimetre. */
function atHour({ x, y }: Point, distance: number, hour: number): Point {
  const towards = direction(90 - hour * 30);
  const rounded = (value: number): number => Math.round(value * 10) / 10 + 0;
  return { x: rounded(x + distance * towards.x), y: rounded(y + distance * towards.y) };
}
