import { element } from '../../../core/picture/element';
import type { FieldKind } from '../phenomenon';

/** The letter that marks each kind of field, beside its pattern. */
export const FIELD_LETTERS: Readonly<Record<FieldKind, string>> = {
  'gas-cloud': 'G',
  'asteroid-field': 'A',
  'warp-rift': 'W',
};

/** The reference to the pattern of a kind of field. */
export function patternOf(kind: FieldKind, prefix: string): string {
  return `url(#${prefix}-${kind})`;
}

/** Three patterns that differ in shape, not in colour: stripes, pebbles, a lattice. */
export function patterns(prefix: string): string {
  const line = (d: string): string =>
    element('path', { d, fill: 'none', stroke: '#000', 'stroke-width': 0.4 });
  const pebble = (cx: number, cy: number, r: number): string =>
    element('circle', { cx, cy, r, fill: '#000' });
  return element(
    'defs',
    {},
    pattern('gas-cloud', prefix, line('M0 4L4 0')),
    pattern('asteroid-field', prefix, pebble(1, 1, 0.7), pebble(3, 3, 0.5)),
    pattern('warp-rift', prefix, line('M0 4L4 0M0 0L4 4')),
  );
}

function pattern(kind: FieldKind, prefix: string, ...content: readonly string[]): string {
  const id = `${prefix}-${kind}`;
  const ground = element('path', { d: 'M0 0H4V4H0Z', fill: '#fff' });
  return element('pattern', { id, width: 4, height: 4, patternUnits: 'userSpaceOnUse' }, ground, ...content);
}
