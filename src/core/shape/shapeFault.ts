import type { Violation } from '../errors/violation';
import { placeIn } from './placeIn';
import { shown } from './shown';

/**
 * What a value is expected to be; `range` is a whole number beyond its bounds, `value` one of a few values, `unknown`
 * not there at all.
 */
export type ShapeKind =
  | 'object'
  | 'list'
  | 'text'
  | 'flag'
  | 'function'
  | 'number'
  | 'whole'
  | 'range'
  | 'value'
  | 'unknown';

/** One fault of a shape. Its path starts at the value that was looked at, and is absent where it is that value. */
export interface ShapeFault<Kind extends string = ShapeKind> extends Omit<Violation, 'code' | 'rule'> {
  readonly kind: Kind;
}

/** The answer for most of what is looked at, so that looking costs next to nothing. */
export const SOUND: readonly never[] = [];

/** The fault of a value that is something else than expected. */
export function unexpected<Kind extends string>(
  kind: Kind,
  expected: string,
  value: unknown,
): ShapeFault<Kind> {
  return { kind, message: `expected ${expected}, got ${shown(value)}` };
}

/** Adds what was found further down. Paths are put together here, where something is wrong, and nowhere else. */
export function gather<Kind extends string>(
  faults: ShapeFault<Kind>[],
  found: readonly ShapeFault<Kind>[],
  place: string,
): void {
  for (const fault of found) faults.push({ ...fault, path: placeIn(place, fault.path) });
}
