import type { Violation } from '../../core/errors/violation';
import { requireObject } from '../../core/geometry/requireObject';
import type { Battlefield, Field, Planet } from './battlefield';
import type { BattlezoneErrorCode } from './battlezoneErrorCode';
import { type Extent, fieldExtent } from './fieldExtent';
import { extentsOverlap, liesWithin, overlapsDisc } from './overlaps';
import { SQUARE_SIZE, squaresOf } from './square';
import { requireTable } from './tableSize';

/** @inline */
type Fault = Violation<BattlezoneErrorCode>;

/**
 * Lists what is wrong with the places of phenomena: each belongs wholly in the square it was generated in, and
 * none lies on another. Rings and moons are where the dice put them and are not asked about.
 *
 * @param battlefield - the battlefield, its fields and planet where players have placed them
 * @returns the reasons, each naming its place, such as `fields[2].at`; none when everything will do
 * @throws {@link WargameError} `geometry/…` and `argument/…` for a table that can't be
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { checkBattlefield, generateBattlefield } from 'wargame-rules/battlefleet-gothic';
 *
 * const facts = { zone: 'outer-reaches', table: { width: 180, height: 120 } } as const;
 * const battlefield = generateBattlefield(facts, seededDice(7));
 * checkBattlefield(battlefield); // => []
 * const fields = battlefield.fields.map((field) => ({ ...field, at: { x: -90, y: 0 } }));
 * checkBattlefield({ ...battlefield, fields })[0]?.code; // => 'battlezone/outside-square'
 * ```
 */
export function checkBattlefield(battlefield: Battlefield): readonly Fault[] {
  const { fields, planet, sunward } = requireObject(battlefield, 'battlefield');
  const squares = new Map(squaresOf(requireTable(battlefield.table)).map((square) => [square.name, square]));
  const squareOf = (name: string): Extent | undefined => {
    const square = squares.get(name);
    return square && { x: square.x, y: square.y, width: SQUARE_SIZE, height: SQUARE_SIZE };
  };
  const extents = fields.map((field) => fieldExtent(field, field.at, sunward));
  return [
    ...fields.flatMap((field, index) =>
      outside(field, extents[index] as Extent, squareOf(field.square), `fields[${index}]`),
    ),
    ...fields.flatMap((field, index) => overlapping(field, index, extents, fields, planet)),
    ...(planet?.square ? outside(planet, discExtent(planet), squareOf(planet.square), 'planet') : []),
  ];
}

function outside(
  { square: name }: { readonly square: string | null },
  extent: Extent,
  square: Extent | undefined,
  path: string,
): readonly Fault[] {
  if (!square) {
    const message = `the table has no square ${name}`;
    return [{ code: 'battlezone/unknown-square', message, path: `${path}.square` }];
  }
  if (liesWithin(extent, square)) return [];
  const message = `not wholly in square ${name}`;
  return [{ code: 'battlezone/outside-square', message, path: `${path}.at` }];
}

function overlapping(
  { id }: Field,
  index: number,
  extents: readonly Extent[],
  fields: readonly Field[],
  planet: Planet | null,
): readonly Fault[] {
  const extent = extents[index] as Extent;
  const under = fields.find((_, place) => place < index && extentsOverlap(extent, extents[place] as Extent));
  const on = [
    ...(under ? [under.id] : []),
    ...(planet && overlapsDisc(extent, planet) ? ['the planet'] : []),
  ];
  return on.map((what) => ({
    code: 'battlezone/overlap',
    message: `${id} lies on ${what}`,
    path: `fields[${index}].at`,
  }));
}

function discExtent({ at, diameter }: Planet): Extent {
  return { x: at.x - diameter / 2, y: at.y - diameter / 2, width: diameter, height: diameter };
}
