import type { ShapeFault, ShapeKind } from './shapeFault';

/**
 * Lists what is wrong with the mere shape of a value that came from outside, which may be anything at all; nothing
 * when it can be read. A shape knows no error codes: see `shapeViolations`.
 */
export type Shape<Kind extends string = ShapeKind> = (value: unknown) => readonly ShapeFault<Kind>[];
