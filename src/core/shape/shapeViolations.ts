import type { Violation } from '../errors/violation';
import { placeIn } from './placeIn';
import type { Shape } from './shape';
import { SOUND } from './shapeFault';

/**
 * What is wrong with the shape of a value, by the codes of whoever asks.
 *
 * @param path - the place of the value
 */
export function shapeViolations<Kind extends string, Code extends string>(
  shape: Shape<Kind>,
  value: unknown,
  codeOf: (kind: Kind) => Code,
  path: string = '',
): readonly Violation<Code>[] {
  const faults = shape(value);
  if (faults.length === 0) return SOUND;
  return faults.map(({ kind, message, path: inner, facts }) => {
    const place = placeIn(path, inner);
    return { code: codeOf(kind), message, ...(place !== '' && { path: place }), ...(facts && { facts }) };
  });
}
