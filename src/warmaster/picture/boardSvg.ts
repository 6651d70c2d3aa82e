import { escapeXml } from '../../core/xml/escapeXml';
import type { Area } from '../edition/area';
import type { Edition } from '../edition/edition';
import type { WarmasterView } from '../view/warmasterView';
import { areaPlan, wayBetween } from './areaPlan';
import { type DrawnCounter, drawArea, SCALE, UNKNOWN } from './drawArea';

const EDGE = 10;
const CAPTION = 16;

/**
 * Draws the board as a viewer sees it: areas with their doors, counters, and below who controls the Bridge, how
 * many units are in the cup, who is yet to come and who is dead. It needs no colours.
 *
 * @param edition - the edition in play; areas without a plan are drawn in five rows, as their numbers say
 * @param view - what the viewer may see; nothing else is drawn
 * @returns an SVG document
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { boardSvg, warmaster, warmasterEdition } from 'wargame-rules/warmaster';
 *
 * const state = warmaster.start({ edition: 'reconstruction', version: 1 }, scriptedDice([]));
 * const picture = boardSvg(warmasterEdition, warmaster.view(state, 'imperial'));
 * picture.includes('<title>Warmaster, a reconstruction: deployment</title>'); // => true
 * ```
 */
export function boardSvg(edition: Edition, view: WarmasterView): string {
  const plans = edition.areas.map(areaPlan);
  const left = Math.min(...plans.map(({ x }) => x)) * SCALE - EDGE;
  const top = Math.min(...plans.map(({ y }) => y)) * SCALE - EDGE;
  const right = Math.max(...plans.map(({ x, width }) => x + width)) * SCALE + EDGE;
  const bottom = Math.max(...plans.map(({ y, height }) => y + height)) * SCALE + EDGE;
  const captions = captionsOf(edition, view);
  const height = bottom - top + captions.length * CAPTION;
  const phase = view.phase.replace('-', ' ');
  const title = `${edition.title}: ${view.turn > 0 ? `turn ${view.turn}, ` : ''}${phase}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${right - left} ${height}" role="img" font-family="sans-serif" font-size="10">`,
    `<title>${escapeXml(title)}</title>`,
    '<defs><pattern id="destroyed" width="8" height="8" patternUnits="userSpaceOnUse">',
    '<rect width="8" height="8" fill="#fff"/><path d="M0 8L8 0" stroke="#000" stroke-width="1"/>',
    '</pattern></defs>',
    `<rect x="${left}" y="${top}" width="${right - left}" height="${height}" fill="#fff"/>`,
    ...ways(edition, false),
    ...edition.areas.map((area) =>
      drawArea(area, view.destroyedAreas.includes(area.number), inArea(edition, view, area)),
    ),
    ...ways(edition, true),
    ...captions.map(
      (caption, index) =>
        `<text x="${left + EDGE}" y="${bottom + index * CAPTION + 4}" font-size="12">${escapeXml(caption)}</text>`,
    ),
    '</svg>',
  ].join('\n');
}

function inArea({ counters }: Edition, view: WarmasterView, { number }: Area): readonly DrawnCounter[] {
  const known = view.units
    .filter(({ at }) => at === number)
    .map(({ id, faceUp }) => ({ counter: counters.find((counter) => counter.id === id) ?? null, faceUp }));
  return view.faceDown.includes(number) ? [...known, UNKNOWN] : known;
}

/** Doors are drawn over the walls, lines between areas that do not touch under them. */
function ways({ areas }: Edition, doors: boolean): readonly string[] {
  return areas.flatMap((area, index) =>
    areas
      .slice(index + 1)
      .filter(({ number }) => area.neighbours.includes(number))
      .map((other) => wayBetween(areaPlan(area), areaPlan(other)))
      .filter(({ isDoor }) => isDoor === doors)
      .map(({ from: [x1, y1], to: [x2, y2], isDoor }) => {
        const stroke = isDoor ? 'stroke="#fff" stroke-width="5"' : 'stroke="#000" stroke-width="2"';
        return `<line x1="${x1 * SCALE}" y1="${y1 * SCALE}" x2="${x2 * SCALE}" y2="${y2 * SCALE}" ${stroke}/>`;
      }),
  );
}

function captionsOf({ counters }: Edition, view: WarmasterView): readonly string[] {
  const nameOf = (unit: string): string => counters.find(({ id }) => id === unit)?.name ?? unit;
  const waiting = view.parties.map(({ side, size, units }) =>
    units ? units.map(nameOf).join(', ') : `${size} ${side} units`,
  );
  const dead = view.units.filter(({ at }) => at === 'destroyed').map(({ id }) => nameOf(id));
  return [
    `Bridge: ${view.bridge ?? 'nobody'}. In the cup: ${view.cup}.${view.tallies.map(({ name, count }) => ` ${name.replaceAll('-', ' ')}: ${count}.`).join('')}`,
    `To be teleported: ${waiting.join('; ') || 'nobody'}.`,
    `Destroyed: ${dead.join(', ') || 'nobody'}.`,
    ...(view.outcome
      ? [
          `${view.outcome.winners.join(', ') || 'nobody'} won: ${view.outcome.reasons.map(({ message }) => message).join(', ')}.`,
        ]
      : []),
  ];
}
