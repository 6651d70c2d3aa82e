import type { Dice } from '../../core/dice/dice';
import type { Point } from '../../core/geometry/point';
import { rollOnTable } from '../../core/table/rollOnTable';
import { requireOneOf } from '../choosing/requireOneOf';
import type { Battlefield, Planet } from './battlefield';
import { BATTLEZONES, type Battlezone } from './battlezone';
import type { PlanetSize } from './phenomenon';
import { placeFields } from './placeFields';
import { type PlanetFacts, rollPlanet } from './rollPlanet';
import { rollSquare, type SquareContents } from './rollSquare';
import { SQUARE_SIZE, squaresOf } from './square';
import { sunwardTable } from './sunwardTable';
import { requireTable, type TableSize } from './tableSize';

/**
 * What is known of a battlefield before its phenomena are rolled.
 *
 * @since 0.1.0
 */
export interface BattlefieldFacts {
  readonly zone: Battlezone;
  readonly table: TableSize;
  /** A planet that the scenario asks for; none other is generated then. */
  readonly planet?: Pick<PlanetFacts, 'size' | 'at' | 'diameter'>;
  /** The least D6 for which a large planet has rings; the rulebook says both, and it is 4 unless told. */
  readonly ringsOn?: 4 | 5;
}

/**
 * Rolls the celestial phenomena of a battlefield: the sunward edge, then a D6 for each square of 60 cm, which
 * holds something on 4 or more, and what it holds on the generator of the battlezone, with sizes, rings and
 * moons. There is at most one planet: a second one is rolled again. Squares are whole ones, from the bottom
 * left corner; a strip left over holds nothing (our ruling).
 *
 * Everything gets a place in its square that overlaps nothing there, as a proposal; players may choose others.
 *
 * @param facts - battlezone, table in centimetres, and the planet where the scenario has one
 * @param dice - where the chance comes from
 * @returns the battlefield, with the dice of each square
 * @throws {@link WargameError} `argument/…` for a zone, planet or table that can't be; `geometry/…` for a size
 *   or a place that can't be
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { generateBattlefield } from 'wargame-rules/battlefleet-gothic';
 *
 * const facts = { zone: 'deep-space', table: { width: 120, height: 60 } } as const;
 * const battlefield = generateBattlefield(facts, scriptedDice([2, 1, 6, 5, 3, 4]));
 * battlefield.sunward; // => 'top'
 * battlefield.squares; // => [{ square: 'A1', roll: 1, generator: null }, { square: 'B1', roll: 6, generator: 5 }]
 * battlefield.fields.map(({ id, kind, width, length }) => `${id} ${kind} ${width} x ${length}`);
 * // => ['B1-1 warp-rift 10 x 20']
 * ```
 */
export function generateBattlefield(facts: BattlefieldFacts, dice: Dice): Battlefield {
  const zone = requireOneOf(facts.zone, BATTLEZONES, 'zone');
  const table = requireTable(facts.table);
  const rings = facts.ringsOn === undefined ? {} : { ringsOn: facts.ringsOn };
  let planet: Planet | null = facts.planet ? rollPlanet({ ...facts.planet, ...rings }, dice) : null;
  const sunward = rollOnTable(sunwardTable, dice).result;
  const contents: SquareContents[] = [];
  for (const square of squaresOf(table)) {
    const held = rollSquare(square.name, zone, planet !== null, dice);
    contents.push(held);
    if (held.planet) planet = rollPlanet({ ...planetIn(held.planet, square), ...rings }, dice);
  }
  return {
    zone,
    table,
    sunward,
    squares: contents.map(({ square, roll, generator }) => ({ square, roll, generator })),
    fields: placeFields(
      contents.flatMap(({ fields }) => fields),
      { table, sunward, planet },
    ),
    planet,
    effects: contents.flatMap(({ effect }) => (effect ? [effect] : [])),
  };
}

function planetIn(size: PlanetSize, { name, x, y }: Point & { readonly name: string }): PlanetFacts {
  return { size, square: name, at: { x: x + SQUARE_SIZE / 2, y: y + SQUARE_SIZE / 2 } };
}
