import type { Base } from '../../core/geometry/base';
import { exactVariant } from '../../core/shape/exactly';
import type { Shape } from '../../core/shape/shape';
import { members, variant } from '../../core/shape/shapes';
import { size } from '../checking/figures';

const round = { diameter: size };
const long = { length: size, width: size };

/** Any base of the core's geometry. */
export const baseShape: Shape = variant('shape', {
  round: members(round),
  oval: members(long),
  rectangle: members(long),
});

/** Such a base as this library keeps it. */
export const keptBaseShape: Shape = exactVariant('shape', { round, oval: long, rectangle: long });

/** A copy without what else the app keeps of the base. */
export function baseCopy(base: Base): Base {
  if (base.shape === 'round') return { shape: base.shape, diameter: base.diameter };
  return { shape: base.shape, length: base.length, width: base.width };
}
