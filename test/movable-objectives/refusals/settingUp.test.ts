import { describe } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import {
  ASTRONOMICON,
  COMPACT,
  checkBeginTurn,
  checkObjective,
  checkObjectiveSet,
  checkStart,
  endGame,
  objectiveRules,
  placesTaken,
  sideOdds,
  type TurnBegins,
} from 'wargame-rules/movable-objectives';
import { SIDES } from '../arbitraries';
import { ABOARD, BOY, battle, ENEMY, thrownBy } from '../build';
import { itRefuses } from './itRefuses';

describe('an objective', () => {
  const types = (...names: readonly string[]) => {
    return () => checkObjective({ id: 'relic', types: names }, ASTRONOMICON);
  };
  const both = { code: 'objective/contradictory-types', rule: 'MO-TYPE-1', path: 'types' } as const;
  itRefuses([
    [
      'MO-TYPE-1: of a type that the rules lack',
      types('vital', 'cursed'),
      [{ code: 'objective/unknown-type', path: 'types[1]', facts: { type: 'cursed' } }],
    ],
    [
      'MO-TYPE-1: of types that contradict each other, one of them twice',
      types('compact', 'cumbersome', 'compact'),
      [
        {
          code: 'objective/repeated-type',
          rule: 'MO-TYPE-1',
          path: 'types[2]',
          facts: { types: ['compact', 'compact'] },
        },
        { ...both, facts: { types: ['compact', 'cumbersome'] } },
      ],
    ],
    [
      'in two places',
      () => checkObjective({ id: 'relic', carriedBy: BOY, aboard: ABOARD }, ASTRONOMICON),
      [{ code: 'objective/malformed', path: 'aboard' }],
    ],
  ]);
});

describe('a beginning', () => {
  itRefuses([
    [
      'with sides and objectives of one name',
      () => {
        const objectives = [{ id: 'relic' }, { id: 'crate' }, { id: 'relic' }];
        return checkStart({ sides: ['red', 'red', 'blue'], objectives }, ASTRONOMICON);
      },
      [
        { code: 'objective/repeated-id', path: 'sides[1]', facts: { id: 'red' } },
        { code: 'objective/repeated-id', path: 'objectives[2].id', facts: { id: 'relic' } },
      ],
    ],
    [
      'MO-CLAIM-3: with two objectives in the same hands',
      () => {
        const objectives = [
          { id: 'key' },
          { id: 'relic', carriedBy: BOY },
          { id: 'bones', carriedBy: ENEMY },
          { id: 'crate', carriedBy: BOY },
        ];
        return checkStart({ sides: SIDES, objectives }, ASTRONOMICON);
      },
      [
        {
          code: 'objective/hands-full',
          rule: 'MO-CLAIM-3',
          path: 'objectives[3].carriedBy',
          facts: { model: 'boy', objective: 'relic' },
        },
      ],
    ],
    [
      'with a side that is not there, aboard and in hands',
      () => {
        const objectives = [
          { id: 'relic', carriedBy: { ...BOY, side: 'green' } },
          { id: 'crate', aboard: { ...ABOARD, side: 'green' } },
        ];
        return checkStart({ sides: SIDES, objectives }, ASTRONOMICON);
      },
      ['objectives[0].carriedBy.side', 'objectives[1].aboard.side'].map((path) => ({
        code: 'objective/unknown-side',
        path,
        facts: { side: 'green', sides: SIDES },
      })),
    ],
    [
      'that was stored with a side that is not there',
      () => {
        const set = battle([
          { id: 'relic', carriedBy: BOY },
          { id: 'crate', aboard: ABOARD },
        ]);
        return checkObjectiveSet({ ...set, sides: ['black', 'blue'], turn: null }, ASTRONOMICON);
      },
      ['objectives[0].place.by.side', 'objectives[1].place.side'].map((path) => ({
        code: 'objective/unknown-side',
        path,
        facts: { side: 'red', sides: ['black', 'blue'] },
      })),
    ],
  ]);
});

describe('rules', () => {
  itRefuses([
    [
      'with two types of one name',
      () => thrownBy(() => objectiveRules({ types: [COMPACT, { ...COMPACT, title: 'Small' }] })),
      [{ code: 'objective/repeated-id', path: 'types[1].id', facts: { type: 'compact' } }],
    ],
    [
      'asked about a type that they lack',
      () => thrownBy(() => placesTaken(['cursed'], ASTRONOMICON)),
      [{ code: 'objective/unknown-type', facts: { type: 'cursed' } }],
    ],
    [
      'asked for the odds of a side that is not there',
      () => thrownBy(() => sideOdds(battle([]), 'green', ASTRONOMICON)),
      [{ code: 'objective/unknown-side', path: 'side', facts: { side: 'green', sides: SIDES } }],
    ],
  ]);
});

describe('a turn', () => {
  const set = battle([]);
  itRefuses([
    [
      'of a side that is not there, before the last one ended',
      () => checkBeginTurn(set, { side: 'green' }),
      [
        { code: 'objective/turn-open' },
        { code: 'objective/unknown-side', path: 'side', facts: { side: 'green', sides: SIDES } },
      ],
    ],
    [
      'of what is no side',
      () => checkBeginTurn(set, { side: 3 } as unknown as TurnBegins),
      [{ code: 'objective/malformed', path: 'side' }],
    ],
    [
      'after the end',
      () => checkBeginTurn(endGame(set, ASTRONOMICON, scriptedDice([])).state, { side: 'green' }),
      [{ code: 'objective/game-over' }],
    ],
  ]);
});
