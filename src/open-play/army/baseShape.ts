import { FARTHEST } from '../../core/geometry/requireNumber';
import type { Shape } from '../../core/shape/shape';
import { between, members, orBare, variant } from '../../core/shape/shapes';

const size = between('a size above 0', Number.MIN_VALUE, FARTHEST);
const long = members({ length: size, width: size });

/** Any base of the core's geometry. */
export const baseShape: Shape = orBare(
  variant('shape', { round: members({ diameter: size }), oval: long, rectangle: long }),
);
