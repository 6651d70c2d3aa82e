import type { Json, Violation } from '../../core/errors/violation';
import type { Shape } from '../../core/shape/shape';
import { shapeViolations } from '../../core/shape/shapeViolations';
import type { EditionErrorCode } from './editionErrorCode';

/** One fault of an edition. */
export type EditionFault = Violation<EditionErrorCode>;

export function fault(
  code: EditionErrorCode,
  path: string,
  message: string,
  facts?: { readonly [name: string]: Json },
): EditionFault {
  return { code, message, path, ...(facts && { facts }) };
}

/** The faults of the shape of something. */
export function shapeFaults(shape: Shape, value: unknown, path: string): readonly EditionFault[] {
  return shapeViolations(shape, value, () => 'edition/malformed', path);
}

/** The values that come a second time, with the places where they do. */
export function repeats(
  values: readonly unknown[],
): readonly { readonly value: unknown; readonly index: number }[] {
  return values
    .map((value, index) => ({ value, index }))
    .filter(({ value, index }) => values.indexOf(value) < index);
}
