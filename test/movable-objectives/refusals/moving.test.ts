import { describe } from 'vitest';
import { ASTRONOMICON, type CarrierMove, checkMove } from 'wargame-rules/movable-objectives';
import { BOY, moving, NOB } from '../build';
import { type Contract, itRefuses } from './itRefuses';

const BIKER = { id: 'biker', side: 'red', kind: 'bike' } as const;

describe('a move', () => {
  const set = moving([
    { id: 'relic', types: ['fragile'], carriedBy: BOY },
    { id: 'chest', types: ['cumbersome'], carriedBy: NOB },
    { id: 'key', carriedBy: BIKER },
  ]);
  const moved = (carrier: string, more: Partial<CarrierMove> = {}) => {
    return () => checkMove(set, { carrier, distance: 3, ...more }, ASTRONOMICON);
  };
  const unhelped = (helper: string | null): readonly Contract[] => [
    {
      code: 'objective/no-helper',
      rule: 'MO-CUMB-1',
      path: 'helper',
      facts: { objective: 'chest', carrier: 'nob', helper },
    },
  ];
  itRefuses([
    [
      'of nobody who carries anything',
      moved('enemy'),
      [{ code: 'objective/not-carrying', path: 'carrier', facts: { carrier: 'enemy' } }],
    ],
    [
      'MO-CLAIM-4: by teleporting',
      moved('boy', { manner: 'teleport' }),
      [
        {
          code: 'objective/may-not-teleport',
          rule: 'MO-CLAIM-4',
          path: 'manner',
          facts: { carrier: 'boy' },
        },
      ],
    ],
    [
      'MO-CARRY-1: at a run',
      moved('boy', { manner: 'run' }),
      [{ code: 'objective/may-not-run', rule: 'MO-CARRY-1', path: 'manner', facts: { carrier: 'boy' } }],
    ],
    [
      'MO-CARRY-3: with a turbo-boost',
      moved('biker', { manner: 'turbo-boost' }),
      [
        {
          code: 'objective/may-not-turbo-boost',
          rule: 'MO-CARRY-3',
          path: 'manner',
          facts: { carrier: 'biker' },
        },
      ],
    ],
    [
      'MO-FRAG-1: farther than its type allows',
      moved('boy', { distance: 6.5 }),
      [
        {
          code: 'objective/moved-too-far',
          rule: 'MO-FRAG-1',
          path: 'distance',
          facts: { objective: 'relic', moved: 6.5, most: 6 },
        },
      ],
    ],
    ['MO-CUMB-1: without a helper', moved('nob'), unhelped(null)],
    [
      'MO-CUMB-1: with a helper who stands apart',
      moved('nob', { helper: { model: BOY, touchesCarrier: false } }),
      unhelped('boy'),
    ],
    [
      'MO-CLAIM-4: out of contact',
      moved('boy', { touchedBy: [] }),
      [
        {
          code: 'objective/not-touching',
          rule: 'MO-CLAIM-4',
          path: 'touchedBy',
          facts: { carrier: 'boy', touchedBy: [] },
        },
      ],
    ],
  ]);
});
