import type { Equivalent } from './equivalent';

export const coreTable: readonly Equivalent[] = [
  {
    file: 'src/core/table/dieShape.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'the first place of the list is never read',
  },
  {
    file: 'src/core/table/dieShape.ts',
    code: 'sides === undefined',
    becomes: 'false',
    reason: 'no number comes of it, and no number is no die either; the check is for the types',
  },
  {
    file: 'src/core/table/isDieValue.ts',
    code: "typeof value !== 'number'",
    becomes: 'false',
    reason: 'nothing but a number is a whole one; the check is for the types',
  },
  {
    file: 'src/core/table/rollNamedDie.ts',
    code: 'count === 1',
    becomes: 'false',
    reason: 'a handful of one gives the same face',
  },
];
