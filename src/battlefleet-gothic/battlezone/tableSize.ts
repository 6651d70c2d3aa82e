import type { ArgumentErrorCode } from '../../core/errors/argumentErrorCode';
import { WargameError } from '../../core/errors/wargameError';
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
  if (size.width > LONGEST) throw refused(`expected at most ${LONGEST} cm, got ${width}`, path);
  if (size.width >= size.height) return size;
  throw refused(`the long edges, ${width} cm, are shorter than the short ones, ${height} cm`, path);
}

function refused(message: string, path: string): WargameError<ArgumentErrorCode> {
  return new WargameError<ArgumentErrorCode>({
    code: 'argument/out-of-range',
    message,
    path: `${path}.width`,
  });
}
