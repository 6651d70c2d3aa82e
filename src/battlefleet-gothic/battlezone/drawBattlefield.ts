import { element } from '../../core/picture/element';
import { shown } from '../../core/picture/shown';
import { escapeXml } from '../../core/xml/escapeXml';
import type { Battlefield } from './battlefield';
import { describe, describeEffects, FIELD_NAMES, ZONE_NAMES } from './drawing/describe';
import { drawFields, drawPlanet, label, moonsOnTable } from './drawing/drawSky';
import { drawSquares, drawSunward, drawZone, type NamedZone, nameZone } from './drawing/drawTable';
import { FIELD_LETTERS, patterns } from './drawing/patterns';
import { FIELD_KINDS } from './phenomenon';
import { requireTable } from './tableSize';

/**
 * What may be added to the plan of a battlefield.
 *
 * @since 0.1.0
 */
export interface DrawingOptions {
  /** The title of the drawing; the name of the battlezone unless told. */
  readonly title?: string;
  /** Zones to draw on it, with their names: where the sides set up. */
  readonly zones?: readonly NamedZone[];
  /**
   * What the ids in the drawing begin with, for pages with several: letters, digits, hyphens. It is `battlefield`
   * unless told.
   */
  readonly idPrefix?: string;
}

const MARGIN = 8;
const LINE = 6;

/**
 * Draws the plan of a battlefield as an SVG image, one unit to the centimetre, with its long edges at top and
 * bottom. Everything is told apart by patterns and letters, in black on white; title and description tell it
 * all again in words. The same battlefield always gives the same text, and whatever text comes in is escaped.
 *
 * @param battlefield - the battlefield, as it was generated or with places that players chose
 * @param options - a title, zones for setting up, and a prefix for the ids in the drawing
 * @returns the SVG document as text
 * @throws {@link WargameError} `argument/out-of-range` for a table that can't be; `geometry/…` likewise
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { drawBattlefield, generateBattlefield } from 'wargame-rules/battlefleet-gothic';
 *
 * const facts = { zone: 'deep-space', table: { width: 180, height: 120 } } as const;
 * const plan = drawBattlefield(generateBattlefield(facts, seededDice(1)), { title: 'Blockade & run' });
 * plan.includes('<title id="battlefield-title">Blockade &amp; run</title>'); // => true
 * ```
 */
export function drawBattlefield(battlefield: Battlefield, options: DrawingOptions = {}): string {
  const { width, height } = requireTable(battlefield.table);
  const { title = ZONE_NAMES[battlefield.zone], zones = [] } = options;
  const prefix = (options.idPrefix ?? '').replace(/[^\w-]/g, '') || 'battlefield';
  const notes = [...legend(battlefield), ...describeEffects(battlefield)];
  const box = [-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN + notes.length * LINE];
  const [titleId, textId] = [`${prefix}-title`, `${prefix}-description`];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: box.map(shown).join(' '),
      role: 'img',
      'aria-labelledby': `${titleId} ${textId}`,
      'font-family': 'sans-serif',
    },
    element('title', { id: titleId }, escapeXml(title)),
    element('desc', { id: textId }, escapeXml(describe(battlefield))),
    patterns(prefix),
    element('path', { d: rectangle(box), fill: '#fff' }),
    element('path', { d: rectangle([0, 0, width, height]), fill: '#fff', stroke: '#000', 'stroke-width': 1 }),
    ...drawSquares(battlefield),
    ...zones.map((zone) => drawZone(zone, height)),
    ...clipped(drawPlanet(battlefield, prefix), [0, 0, width, height], prefix),
    ...drawFields(battlefield, prefix),
    ...zones.flatMap((zone) => nameZone(zone, height)),
    drawSunward(battlefield),
    ...notes.map((note, index) =>
      label(note, 0, height + MARGIN + index * LINE, { 'font-size': 4, 'text-anchor': 'start' }),
    ),
  );
}

/** What may reach beyond the table, such as rings and gravity, cut off at its edges. */
function clipped(content: readonly string[], box: readonly number[], prefix: string): readonly string[] {
  if (content.length === 0) return [];
  const id = `${prefix}-table`;
  return [
    element('clipPath', { id }, element('path', { d: rectangle(box) })),
    element('g', { 'clip-path': `url(#${id})` }, ...content),
  ];
}

/** The letters of what is on the table, and the edge with the star. */
function legend({ fields, planet, sunward, table }: Battlefield): readonly string[] {
  const present = [...fields, ...(planet?.rings ?? [])];
  const kinds = FIELD_KINDS.filter((kind) => present.some((field) => field.kind === kind));
  return [
    `Rays: the star, beyond the ${sunward} edge`,
    ...kinds.map((kind) => `${FIELD_LETTERS[kind]}: ${FIELD_NAMES[kind]}`),
    ...(planet ? ['P: planet, dashes: its gravity well'] : []),
    ...(planet && moonsOnTable(planet, table).length > 0 ? ['M: moon'] : []),
  ];
}

function rectangle([x = 0, y = 0, width = 0, height = 0]: readonly number[]): string {
  return `M${shown(x)} ${shown(y)}H${shown(x + width)}V${shown(y + height)}H${shown(x)}Z`;
}
