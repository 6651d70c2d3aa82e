import type { Equivalent } from './equivalent';

export const boardgameIo: readonly Equivalent[] = [
  {
    file: 'src/boardgame-io/enumerate.ts',
    code: 'player === undefined',
    becomes: 'false',
    reason: 'nobody of those to act is undefined; the check is for the types',
  },
];
