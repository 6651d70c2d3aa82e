import { FARTHEST } from '../../core/geometry/requireNumber';
import type { Shape } from '../../core/shape/shape';
import { between, whole } from '../../core/shape/shapes';

/** Further than this, in inches, no battlefield reaches. Sums of lengths stay well within the core's own limit. */
const REACH = 10_000;

/** A length of 0 or more. */
export const length: Shape = between(`a length of 0 to ${REACH}`, 0, REACH);

/** A sum of lengths. */
export const total: Shape = between('a sum of lengths', 0, FARTHEST);

/** A size above 0. */
export const size: Shape = between(`a size above 0, up to ${REACH}`, Number.MIN_VALUE, REACH);

/** A count of things. */
export const count: Shape = whole(0, REACH);

/** A coordinate. */
export const coordinate: Shape = between(`a number from ${-REACH} to ${REACH}`, -REACH, REACH);

/** Any number there is. */
export const number: Shape = between('a number', -Number.MAX_VALUE, Number.MAX_VALUE);
