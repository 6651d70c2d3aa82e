import { FARTHEST } from '../../core/geometry/requireNumber';
import { exactVariant } from '../../core/shape/exactly';
import type { Shape } from '../../core/shape/shape';
import { between, orBare } from '../../core/shape/shapes';

const size = between('a size above 0', Number.MIN_VALUE, FARTHEST);
const long = { length: size, width: size };

/** Any base of the core's geometry. */
export const baseShape: Shape = orBare(
  exactVariant('shape', { round: { diameter: size }, oval: long, rectangle: long }),
);
