import type { ArgumentErrorCode } from '../../core/errors/argumentErrorCode';
import { requireNone } from '../../core/errors/requireNone';
import type { Violation } from '../../core/errors/violation';
import { requireSize } from '../../core/geometry/requireNumber';
import { requireObject } from '../../core/geometry/requireObject';

/**
 * A table, seen from above with its long edges at top and bottom: x runs from the left edge to the right, y
 * from the bottom edge to the top. Usual are 180 to 240 by 120 to 180 cm.
 *
 * @since 0.1.0
 */
export interface TableSize {
  /** The long edges, in centimetres. */
  readonly width: number;
  /** The short edges, in centimetres. */
  readonly height: number;
}

/** The longest edge that still is a table, and squares enough for a plan. */
const LONGEST = 2_400;

/** Refuses a table that is none, or stands the wrong way round. */
export function requireTable(table: TableSize, path: string = 'table'): TableSize {
  const { width, height } = requireObject(table, path);
  const size = { width: requireSize(width, `${path}.width`), height: requireSize(height, `${path}.height`) };
  requireNone(tableFaults(size, path));
  return size;
}

/** What is wrong with a table, which may be anything at all. */
export function tableFaults(table: unknown, path: string = 'table'): readonly Violation<ArgumentErrorCode>[] {
  const { width, height } = Object(table) as { readonly width?: unknown; readonly height?: unknown };
  const faults = Object.entries({ width, height }).flatMap(([edge, length]) =>
    isLength(length)
      ? []
      : [
          outOfRange(
            `expected centimetres above 0, up to ${LONGEST}, got ${String(length)}`,
            `${path}.${edge}`,
          ),
        ],
  );
  if (faults.length > 0 || (width as number) >= (height as number)) return faults;
  const message = `the long edges, ${width} cm, are shorter than the short ones, ${height} cm`;
  return [outOfRange(message, `${path}.width`)];
}

function isLength(value: unknown): boolean {
  return typeof value === 'number' && value > 0 && value <= LONGEST;
}

function outOfRange(message: string, path: string): Violation<ArgumentErrorCode> {
  return { code: 'argument/out-of-range', message, path };
}
