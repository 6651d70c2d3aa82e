import type { Base } from '../../core/geometry/base';
import type { Point } from '../../core/geometry/point';
import { element } from '../../core/picture/element';
import { shown } from '../../core/picture/shown';
import { zonePath } from '../../core/picture/zonePath';
import { escapeXml } from '../../core/xml/escapeXml';
import { ROLES, type Role } from '../army/role';
import type { Battle, Battlefield, DeploymentZones } from '../battle/battle';
import { fightingModels } from '../battle/queries/fightingModels';
import type { AnyMission, MissionPlace } from '../mission/mission';

/**
 * What may be added to a deployment map.
 *
 * @since 0.1.0
 */
export interface MapOptions {
  /** The title; that of the mission when absent. */
  readonly title?: string;
  /** Further places, besides those of the mission. */
  readonly places?: readonly MissionPlace[];
  /** What the ids in the drawing begin with, for pages with several; the mission's id when absent. */
  readonly idPrefix?: string;
}

const MARGIN = 3;
const LINE = 2.4;
const INK = { stroke: '#000', 'stroke-width': 0.2 } as const;
const LETTERS = { 'font-size': 1.8, 'text-anchor': 'middle' } as const;
/** A model without a base is drawn as a small one. */
const POINT: Base = { shape: 'round', diameter: 0.8 };

/**
 * Draws the deployment map of a mission as an SVG picture, one unit to the inch: the battlefield, both zones, places
 * that matter, and the models of a battle where there is one. The Attacker's zone is striped and his models are
 * black, the Defender's zone is dotted and his models are white, so that it needs no colours; the title and the
 * description tell it in words.
 *
 * @param mission - the mission
 * @param what - a battlefield in inches, or a battle of this mission, whose models are drawn where they stand
 * @param options - a title, further places, a prefix for ids
 * @returns the SVG document as text; the same input gives the same text, and whatever text comes in is escaped
 * @throws {@link WargameError} what the mission's deployment map throws
 * @rule OP-ZONE-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { drawMap, holdAtAllCosts } from 'wargame-rules/open-play';
 *
 * const map = drawMap(holdAtAllCosts, { width: 44, height: 30 });
 * map.includes('<title id="hold-at-all-costs-title">Hold at all Costs</title>'); // => true
 * ```
 */
export function drawMap(mission: AnyMission, what: Battlefield | Battle, options: MapOptions = {}): string {
  const battle = 'armies' in what ? what : null;
  const { width, height } = 'armies' in what ? what.battlefield : what;
  const zones = battle?.zones ?? mission.zones({ width, height });
  const { title = mission.title } = options;
  const marks = [...mission.places({ width, height }), ...(options.places ?? [])];
  const prefix = (options.idPrefix ?? mission.id).replace(/[^\w-]/g, '') || 'map';
  const notes = legend(marks, battle);
  const box = [-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN + notes.length * LINE];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: box.map(shown).join(' '),
      role: 'img',
      'aria-labelledby': `${prefix}-title ${prefix}-description`,
      'font-family': 'sans-serif',
    },
    element('title', { id: `${prefix}-title` }, escapeXml(title)),
    element('desc', { id: `${prefix}-description` }, escapeXml(inWords({ width, height }, marks, battle))),
    patterns(prefix),
    element('path', { d: rectangle(box), fill: '#fff' }),
    ...ROLES.map((role) => drawZone(zones, role, height, prefix)),
    element('path', {
      d: rectangle([0, 0, width, height]),
      fill: 'none',
      stroke: '#000',
      'stroke-width': 0.4,
    }),
    ...marks.map((mark) => drawMark(mark, height)),
    ...(battle ? drawModels(battle, height) : []),
    ...notes.map((note, index) =>
      element('text', { x: 0, y: height + MARGIN + index * LINE, 'font-size': 1.8 }, escapeXml(note)),
    ),
  );
}

function drawZone(zones: DeploymentZones, role: Role, height: number, prefix: string): string {
  return element('path', {
    d: zonePath(zones[role], height),
    fill: `url(#${prefix}-${role})`,
    'fill-rule': 'evenodd',
    ...INK,
    'stroke-dasharray': role === 'attacker' ? '1.2 0.6' : '0.3 0.5',
  });
}

function drawMark({ letter, at, reach }: MissionPlace, height: number): string {
  const centre = { cx: at.x, cy: height - at.y };
  return element(
    'g',
    {},
    ...(reach === undefined
      ? []
      : [element('circle', { ...centre, r: reach, fill: 'none', ...INK, 'stroke-dasharray': '0.6 0.4' })]),
    element('circle', { ...centre, r: 1.3, fill: '#fff', stroke: '#000', 'stroke-width': 0.3 }),
    element('text', { x: at.x, y: height - at.y + 0.65, ...LETTERS }, escapeXml(letter)),
  );
}

function drawModels(battle: Battle, height: number): readonly string[] {
  return battle.armies.flatMap(({ role, units }) =>
    units
      .flatMap(fightingModels)
      .flatMap(({ name, base = POINT, at, facing = 0 }) =>
        at ? [drawBase(base, { x: at.x, y: height - at.y }, -facing, role, name)] : [],
      ),
  );
}

function drawBase(base: Base, { x, y }: Point, turn: number, role: Role, name: string): string {
  const look = { fill: role === 'attacker' ? '#000' : '#fff', ...INK };
  const title = element('title', {}, escapeXml(`${name} (${role})`));
  if (base.shape === 'round')
    return element('circle', { cx: x, cy: y, r: base.diameter / 2, ...look }, title);
  const transform = `rotate(${shown(turn)} ${shown(x)} ${shown(y)})`;
  const [long, wide] = [base.length, base.width];
  return base.shape === 'oval'
    ? element('ellipse', { cx: x, cy: y, rx: long / 2, ry: wide / 2, transform, ...look }, title)
    : element(
        'rect',
        { x: x - long / 2, y: y - wide / 2, width: long, height: wide, transform, ...look },
        title,
      );
}

/** Stripes for the Attacker, dots for the Defender. */
function patterns(prefix: string): string {
  const pattern = (role: Role, content: string): string =>
    element(
      'pattern',
      { id: `${prefix}-${role}`, width: 1.5, height: 1.5, patternUnits: 'userSpaceOnUse' },
      content,
    );
  return element(
    'defs',
    {},
    pattern('attacker', element('path', { d: 'M0 1.5L1.5 0', stroke: '#000', 'stroke-width': 0.12 })),
    pattern('defender', element('circle', { cx: 0.75, cy: 0.75, r: 0.15, fill: '#000' })),
  );
}

/** What is drawn, a line each: two in one would not fit below a small battlefield. */
function legend(marks: readonly MissionPlace[], battle: Battle | null): readonly string[] {
  return [
    "Striped: the Attacker's zone",
    "Dotted: the Defender's zone",
    ...(battle ? ["Black: the Attacker's models", "White: the Defender's models"] : []),
    ...marks.map(({ letter, name }) => `${letter}: ${name}`),
  ];
}

function inWords(
  { width, height }: Battlefield,
  marks: readonly MissionPlace[],
  battle: Battle | null,
): string {
  return [
    `A battlefield of ${shown(width)} by ${shown(height)} inches.`,
    ...legend(marks, battle).map((note) => `${note}.`),
    ...(battle ? [strengths(battle)] : []),
    ...marks.map(({ name, at }) => `${name} is at ${shown(at.x)}, ${shown(at.y)}.`),
  ].join(' ');
}

function strengths({ armies }: Battle): string {
  const [attacker, defender] = armies.map(
    ({ units }) => units.filter(({ place }) => place.where === 'battlefield').length,
  );
  return `Units on it: ${attacker} of the Attacker, ${defender} of the Defender.`;
}

function rectangle([x, y, width, height]: readonly number[]): string {
  return `M${shown(x as number)} ${shown(y as number)}h${shown(width as number)}v${shown(height as number)}h${shown(-(width as number))}Z`;
}
