import { rectangleZone } from '../../../core/geometry/rectangleZone';
import type { Provenance } from '../../../core/table/provenance';
import { requireTable, type TableSize } from '../../battlezone/tableSize';
import { requireOneOf } from '../../choosing/requireOneOf';
import type { DeploymentZone } from '../format/setUpContext';

/** x, y, width, height in centimetres from the bottom left corner, and the heading, on a table of 180 by 120 cm. */
type Division = readonly [x: number, y: number, width: number, height: number, heading: number];

interface FormationMap {
  readonly white: readonly Division[];
  readonly dark: readonly Division[];
  readonly provenance: Provenance;
}

const MAPS: Readonly<Record<'A' | 'B' | 'C' | 'D', FormationMap>> = {
  A: {
    white: [[60, 90, 60, 30, 180]],
    dark: [
      [0, 0, 30, 120, 45],
      [30, 0, 120, 30, 0],
      [150, 0, 30, 120, 315],
    ],
    provenance: 'second-hand',
  },
  B: {
    white: [
      [0, 90, 67.5, 30, 90],
      [67.5, 90, 45, 30, 90],
      [112.5, 90, 67.5, 30, 90],
    ],
    dark: [
      [0, 0, 67.5, 30, 270],
      [67.5, 0, 45, 30, 270],
      [112.5, 0, 67.5, 30, 270],
    ],
    provenance: 'second-hand',
  },
  C: {
    white: [[60, 75, 60, 45, 180]],
    dark: [
      [0, 0, 30, 120, 0],
      [150, 0, 30, 120, 0],
    ],
    provenance: 'second-hand',
  },
  D: {
    white: [[45, 90, 90, 30, 180]],
    dark: [
      [0, 0, 60, 30, 0],
      [60, 0, 60, 30, 0],
      [120, 0, 60, 30, 0],
    ],
    provenance: 'second-hand',
  },
};

/** The table on which the maps were drawn, in centimetres. */
const DRAWN_ON: TableSize = { width: 180, height: 120 };

/**
 * Which map was picked, and who has which of its zones.
 *
 * @typeParam Side - the ids of the two sides
 * @since 0.1.0
 */
export interface FormationPick<Side extends string> {
  readonly map: 'A' | 'B' | 'C' | 'D';
  readonly white: Side;
  readonly dark: Side;
}

/**
 * Draws the divisions in which two formations set up. Each division gets at least one unit, and its ships face
 * along its heading. The maps are of a table of 180 by 120 cm; ruling: they are stretched to others.
 *
 * @typeParam Side - the ids of the two sides
 * @param pick - the map, and who has which zone of it
 * @param table - the table in centimetres
 * @returns the divisions, white ones first
 * @throws {@link WargameError} `argument/unknown-value` for another map; `argument/…` and `geometry/…` for a table
 *   that can't be
 * @since 0.1.0
 * @example
 * ```ts
 * import { formationZones } from 'wargame-rules/battlefleet-gothic';
 *
 * const pick = { map: 'C', white: 'first', dark: 'second' } as const;
 * formationZones(pick, { width: 180, height: 120 }).map(({ side, name }) => `${side}: ${name}`);
 * // => ['first: White 1', 'second: Dark 1', 'second: Dark 2']
 * ```
 */
export function formationZones<Side extends string>(
  { map, white, dark }: FormationPick<Side>,
  table: TableSize,
): readonly DeploymentZone<Side>[] {
  const { width, height } = requireTable(table);
  const divisions = MAPS[requireOneOf(map, ['A', 'B', 'C', 'D'], 'map')];
  const [wide, high] = [width / DRAWN_ON.width, height / DRAWN_ON.height];
  const zone = (side: Side, name: string, [x, y, across, up, heading]: Division): DeploymentZone<Side> => ({
    side,
    name,
    zone: rectangleZone({ x: x * wide, y: y * high, width: across * wide, height: up * high }),
    heading,
    provenance: divisions.provenance,
  });
  return [
    ...divisions.white.map((division, index) => zone(white, `White ${index + 1}`, division)),
    ...divisions.dark.map((division, index) => zone(dark, `Dark ${index + 1}`, division)),
  ];
}
