import type { Equivalent } from './equivalent';

export const coreShape: readonly Equivalent[] = [
  {
    file: 'src/core/shape/shapes.ts',
    code: 'found.length > 0',
    becomes: 'true',
    reason: 'a short cut: of no faults none are gathered',
  },
  {
    file: 'src/core/shape/shapes.ts',
    code: 'found.length > 0',
    becomes: 'found.length >= 0',
    reason: 'a short cut: of no faults none are gathered',
  },
  {
    file: 'src/core/shape/shapes.ts',
    code: 'shape(undefined).length === 0',
    becomes: 'false',
    reason: 'a short cut: the shape of what may be absent finds no fault in undefined each time',
  },
  {
    file: 'src/core/shape/shapes.ts',
    code: 'member === undefined && mayLack',
    becomes: 'false',
    reason: 'a short cut: the shape of what may be absent finds no fault in undefined each time',
  },
];
