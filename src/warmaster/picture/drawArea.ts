import { escapeXml } from '../../core/xml/escapeXml';
import type { Area } from '../edition/area';
import type { Counter } from '../edition/counter';
import { areaPlan } from './areaPlan';

/** A counter as it lies on the board. */
export interface DrawnCounter {
  /** Null where the viewer does not know it. */
  readonly counter: Counter | null;
  readonly faceUp: boolean;
}

/** One that the viewer does not know. */
export const UNKNOWN: DrawnCounter = { counter: null, faceUp: false };

/** Pixels per unit of the plan. */
export const SCALE = 64;

const HEADER = 26;
const ROW = 15;
const MARGIN = 4;
/** About how wide a letter is. */
const LETTER = 5.4;

/** An area with what is in it. */
export function drawArea(area: Area, isDestroyed: boolean, counters: readonly DrawnCounter[]): string {
  const plan = areaPlan(area);
  const [x, y] = [plan.x * SCALE, plan.y * SCALE];
  const [width, height] = [plan.width * SCALE, plan.height * SCALE];
  const inside = width - 2 * MARGIN;
  const row = Math.min(ROW, (height - HEADER - MARGIN) / Math.max(1, counters.length));
  const kind = area.kind?.replace('-', ' ') ?? '';
  const isInName = area.name.toLowerCase().includes(kind);
  const marks = [isInName ? '' : kind, isDestroyed ? 'destroyed' : ''].filter(Boolean).join(', ');
  return [
    '<g>',
    `<title>${escapeXml(`${area.number} ${area.name}: ${contents(isDestroyed, counters)}`)}</title>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${isDestroyed ? 'url(#destroyed)' : '#fff'}" stroke="#000" stroke-width="3"/>`,
    label(x + MARGIN, y + 12, `${area.number} ${area.name}`, inside, 'font-weight="bold"'),
    ...(marks ? [label(x + MARGIN, y + 23, marks, inside, 'font-style="italic"')] : []),
    ...counters.map((counter, index) =>
      drawCounter(counter, x + MARGIN, y + HEADER + index * row, inside, row),
    ),
    '</g>',
  ].join('\n');
}

function contents(isDestroyed: boolean, counters: readonly DrawnCounter[]): string {
  if (isDestroyed) return 'destroyed';
  return counters.map(counterText).join(', ') || 'empty';
}

function counterText({ counter, faceUp }: DrawnCounter): string {
  if (!counter) return 'face down';
  return `${counter.name} ${counter.attack}/${counter.defence}${faceUp ? '' : ', face down'}`;
}

/** Imperial counters are white, Traitors black; one that lies face down has a broken edge besides. */
function drawCounter(drawn: DrawnCounter, x: number, y: number, width: number, row: number): string {
  const isWhite = drawn.counter?.side === 'imperial';
  const [fill, ink] = isWhite ? ['#fff', '#000'] : ['#000', '#fff'];
  const edge = drawn.faceUp ? '' : ' stroke-dasharray="4 2"';
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${row - 1}" fill="${fill}" stroke="${isWhite ? '#000' : '#777'}"${edge}/>`,
    label(x + 3, y + row * 0.75, counterText(drawn), width - 6, `fill="${ink}"`),
  ].join('\n');
}

/** A line of text that is squeezed where it would not fit. */
function label(x: number, y: number, text: string, width: number, style: string): string {
  const squeeze =
    text.length * LETTER > width ? ` textLength="${width}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${x}" y="${y}" ${style}${squeeze}>${escapeXml(text)}</text>`;
}
