import { describe } from 'vitest';
import {
  ASTRONOMICON,
  checkDrop,
  checkFallBack,
  checkReceiveCharge,
  checkResolveCharge,
  type ObjectiveDrop,
} from 'wargame-rules/movable-objectives';
import { ABOARD, BOY, battle, NOB } from '../build';
import { type Contract, itRefuses } from './itRefuses';

const unknown: Contract = {
  code: 'objective/unknown-objective',
  path: 'objective',
  facts: { objective: 'grail' },
};

/** What is wrong with a place 6.5" away, next to the Nob: too far to drop, too near to others, too far to move. */
function badSpot(path: string): readonly Contract[] {
  return [
    {
      code: 'objective/dropped-too-far',
      rule: 'MO-DROP-1',
      path: `${path}distance`,
      facts: { objective: 'relic', distance: 6.5, most: 1 },
    },
    {
      code: 'objective/touched-by-others',
      rule: 'MO-DROP-1',
      path: `${path}touchedBy`,
      facts: { objective: 'relic', carrier: 'boy', others: ['nob'] },
    },
    {
      code: 'objective/moved-too-far',
      rule: 'MO-FRAG-1',
      path: `${path}distance`,
      facts: { objective: 'relic', moved: 6.5, most: 6 },
    },
  ];
}

const spot = { distance: 6.5, touchedBy: ['boy', 'nob'] };
const near = { distance: 0, touchedBy: [] };
const held = battle([
  { id: 'relic', types: ['fragile'], carriedBy: BOY },
  { id: 'crate', carriedBy: NOB },
  { id: 'fuel', aboard: ABOARD },
  { id: 'free' },
]);

describe('a drop', () => {
  const dropped = (more: Partial<ObjectiveDrop>) => {
    return () => checkDrop(held, { objective: 'relic', ...near, ...more }, ASTRONOMICON);
  };
  itRefuses([
    ['of what is not there', dropped({ objective: 'grail' }), [unknown]],
    [
      'MO-DROP-1: of what nobody carries',
      dropped({ objective: 'free' }),
      [
        {
          code: 'objective/not-carried',
          rule: 'MO-DROP-1',
          path: 'objective',
          facts: { objective: 'free', place: 'table' },
        },
      ],
    ],
    ['MO-DROP-1: to a bad place', dropped(spot), badSpot('')],
  ]);
});

describe('a drop that is forced', () => {
  const fallen = (...drops: readonly ObjectiveDrop[]) => {
    return () => checkFallBack(held, { models: ['boy', 'nob', 'enemy'], drops }, ASTRONOMICON);
  };
  const notDue = (index: number, objective: string): Contract => ({
    code: 'objective/drop-not-due',
    path: `drops[${index}].objective`,
    facts: { objective },
  });
  itRefuses([
    [
      'MO-DROP-2: of both is fine',
      fallen({ objective: 'crate', ...near }, { objective: 'relic', ...near }),
      [],
    ],
    [
      'MO-DROP-2: of what is not carried by the unit',
      fallen(
        { objective: 'crate', ...near },
        { objective: 'fuel', ...near },
        { objective: 'grail', ...near },
      ),
      [notDue(1, 'fuel'), notDue(2, 'grail')],
    ],
    [
      'MO-DROP-2: of the same a second time',
      fallen({ objective: 'relic', ...near }, { objective: 'relic', ...near }),
      [notDue(1, 'relic')],
    ],
    [
      'MO-DROP-1: to a bad place',
      fallen({ objective: 'crate', ...near }, { objective: 'relic', ...spot }),
      badSpot('drops[1].'),
    ],
  ]);
});

describe('a charge', () => {
  const models = ['boy', 'nob'];
  const missing = (objective: string, model: string): Contract => ({
    code: 'objective/answer-missing',
    rule: 'MO-CHARGE-2',
    path: 'answers',
    facts: { objective, model },
  });
  itRefuses([
    [
      'MO-CHARGE-2: that carriers do not answer, or others do',
      () => {
        const answers = [{ objective: 'fuel', choice: 'hold' }] as const;
        return checkReceiveCharge(held, { models, answers }, ASTRONOMICON);
      },
      [
        missing('relic', 'boy'),
        missing('crate', 'nob'),
        {
          code: 'objective/answer-not-due',
          rule: 'MO-CHARGE-2',
          path: 'answers[0].objective',
          facts: { objective: 'fuel' },
        },
      ],
    ],
    [
      'MO-DROP-1: that is answered with a bad place',
      () => {
        const answers = [{ objective: 'relic', choice: 'drop', spot }] as const;
        return checkReceiveCharge(held, { models: ['boy'], answers }, ASTRONOMICON);
      },
      badSpot('answers[0].spot.'),
    ],
    [
      'MO-CHARGE-2: that ends without having been answered',
      () => checkResolveCharge(held, { models, succeeded: false }, ASTRONOMICON),
      [
        {
          code: 'objective/charge-not-declared',
          rule: 'MO-CHARGE-2',
          path: 'models',
          facts: { objective: 'relic', model: 'boy' },
        },
        {
          code: 'objective/charge-not-declared',
          rule: 'MO-CHARGE-2',
          path: 'models',
          facts: { objective: 'crate', model: 'nob' },
        },
      ],
    ],
  ]);
});
