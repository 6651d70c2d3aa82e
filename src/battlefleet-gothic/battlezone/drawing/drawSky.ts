import { element } from '../../../core/picture/element';
import { escapeXml } from '../../../core/xml/escapeXml';
import type { Battlefield, Field, Moon, Planet } from '../battlefield';
import { fieldExtent } from '../fieldExtent';
import { planetFigures } from '../planetFigures';
import { FIELD_LETTERS, patternOf } from './patterns';

const OUTLINE = { stroke: '#000', 'stroke-width': 0.6 } as const;
/** Letters stand on white, so that no pattern runs through them. */
const LETTERS = {
  'font-size': 5,
  'text-anchor': 'middle',
  'dominant-baseline': 'central',
  'paint-order': 'stroke',
  stroke: '#fff',
  'stroke-width': 1.6,
  fill: '#000',
} as const;

/** Writes something at a place of the drawing, where y runs downwards. */
export function label(
  text: string,
  x: number,
  y: number,
  attributes: Parameters<typeof element>[1] = {},
): string {
  return element('text', { x, y, ...LETTERS, ...attributes }, escapeXml(text));
}

/** The fields with their patterns, each marked with its letter and its id. */
export function drawFields({ fields, table, sunward }: Battlefield, prefix: string): readonly string[] {
  return fields.map((field) => drawField(field, table.height, sunward, prefix));
}

function drawField(field: Field, height: number, sunward: Battlefield['sunward'], prefix: string): string {
  const { id, kind, at } = field;
  const { x, y, width, height: up } = fieldExtent(field, at, sunward);
  const shape = {
    x,
    y: height - y - up,
    width,
    height: up,
    rx: 1,
    fill: patternOf(kind, prefix),
    ...OUTLINE,
  };
  return element(
    'g',
    {},
    element('rect', shape),
    label(`${FIELD_LETTERS[kind]} ${id}`, at.x, height - at.y, { 'font-size': 3.5 }),
  );
}

/** The planet with its gravity well, rings and moons; moons beyond the table are left out. */
export function drawPlanet({ planet, table }: Battlefield, prefix: string): readonly string[] {
  if (!planet) return [];
  const { size, diameter, at } = planet;
  const circle = (r: number, attributes: Parameters<typeof element>[1]): string =>
    element('circle', { cx: at.x, cy: table.height - at.y, r, fill: 'none', ...OUTLINE, ...attributes });
  const radius = diameter / 2;
  return [
    circle(radius + planetFigures(size).gravityWell, { 'stroke-dasharray': '3 2' }),
    ...planet.rings.map((ring) =>
      circle(radius + ring.distance + ring.width / 2, {
        stroke: patternOf(ring.kind, prefix),
        'stroke-width': ring.width,
      }),
    ),
    circle(radius, { fill: '#fff', 'stroke-width': 1.2 }),
    label(`P ${size}`, at.x, table.height - at.y),
    ...drawMoons(planet, table),
  ];
}

/** The moons that can be drawn; a planet near an edge may have others beyond it. */
export function moonsOnTable({ moons }: Planet, { width, height }: Battlefield['table']): readonly Moon[] {
  return moons.filter(({ at }) => at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height);
}

function drawMoons(planet: Planet, table: Battlefield['table']): readonly string[] {
  return moonsOnTable(planet, table).flatMap(({ at: { x, y } }) => [
    element('circle', { cx: x, cy: table.height - y, r: 2.5, fill: '#fff', ...OUTLINE }),
    label('M', x, table.height - y, { 'font-size': 3 }),
  ]);
}
