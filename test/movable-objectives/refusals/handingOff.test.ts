import { describe } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import {
  ASTRONOMICON,
  checkHandIntoTransport,
  checkHandOff,
  endGame,
  type HandIntoTransport,
  type HandOff,
  handOff,
} from 'wargame-rules/movable-objectives';
import { BOY, battle, ENEMY, NOB, TRUKK } from '../build';
import { type Contract, itRefuses } from './itRefuses';

const BIKER = { id: 'biker', side: 'red', kind: 'bike' } as const;
const unknown: Contract = {
  code: 'objective/unknown-objective',
  path: 'objective',
  facts: { objective: 'grail' },
};

describe('handing off', () => {
  const set = battle([
    { id: 'relic', types: ['fragile'], carriedBy: BOY },
    { id: 'crate', carriedBy: NOB },
    { id: 'free' },
  ]);
  const handed = (more: Partial<HandOff>) => {
    const exchange = { objective: 'relic', to: BIKER, touchesCarrier: true, ...more };
    return () => checkHandOff(set, exchange, ASTRONOMICON);
  };
  const facts = { objective: 'relic', from: 'boy', to: 'biker' };
  itRefuses([
    ['what is not there', handed({ objective: 'grail' }), [unknown]],
    [
      'MO-HAND-1: what nobody carries',
      handed({ objective: 'free' }),
      [
        {
          code: 'objective/not-carried',
          rule: 'MO-HAND-1',
          path: 'objective',
          facts: { objective: 'free', place: 'table' },
        },
      ],
    ],
    [
      'MO-HAND-3: for a second time in a phase',
      () => {
        const exchange = { objective: 'relic', to: BIKER, touchesCarrier: true };
        const { state } = handOff(set, exchange, ASTRONOMICON);
        return checkHandOff(state, { ...exchange, to: BOY }, ASTRONOMICON);
      },
      [
        {
          code: 'objective/handed-off-already',
          rule: 'MO-HAND-3',
          path: 'objective',
          facts: { objective: 'relic', from: 'biker', to: 'boy' },
        },
      ],
    ],
    [
      'MO-HAND-1: to the other side',
      handed({ to: ENEMY }),
      [{ code: 'objective/other-side', rule: 'MO-HAND-1', path: 'to', facts: { ...facts, to: 'enemy' } }],
    ],
    [
      'MO-HAND-1: to a model out of reach',
      handed({ touchesCarrier: false }),
      [{ code: 'objective/not-touching', rule: 'MO-HAND-1', path: 'touchesCarrier', facts }],
    ],
    [
      'MO-CLAIM-1: to a vehicle',
      handed({ to: { ...BIKER, kind: 'vehicle' } }),
      [
        {
          code: 'objective/unfit-carrier',
          rule: 'MO-CLAIM-1',
          path: 'to',
          facts: { model: 'biker', kind: 'vehicle' },
        },
      ],
    ],
    [
      'MO-CLAIM-3: to a model that carries something',
      handed({ to: NOB }),
      [
        {
          code: 'objective/hands-full',
          rule: 'MO-CLAIM-3',
          path: 'to',
          facts: { model: 'nob', objective: 'crate' },
        },
      ],
    ],
    [
      'MO-HAND-1: where the taker does not touch it',
      handed({ touchedBy: [] }),
      [
        {
          code: 'objective/not-touching',
          rule: 'MO-HAND-1',
          path: 'touchedBy',
          facts: { carrier: 'biker', touchedBy: [] },
        },
      ],
    ],
    [
      'MO-FRAG-1: over more than its type allows',
      handed({ distance: 7 }),
      [
        {
          code: 'objective/moved-too-far',
          rule: 'MO-FRAG-1',
          path: 'distance',
          facts: { objective: 'relic', moved: 7, most: 6 },
        },
      ],
    ],
  ]);
});

describe('handing into a transport', () => {
  const set = battle([{ id: 'relic', types: ['fragile'], carriedBy: BOY }]);
  const handed = (more: Partial<HandIntoTransport>, before = set) => {
    const into = { objective: 'relic', transport: TRUKK, atAccessPoint: true, ...more };
    return () => checkHandIntoTransport(before, into, ASTRONOMICON);
  };
  itRefuses([
    ['what is not there', handed({ objective: 'grail' }), [unknown]],
    [
      'after the end',
      handed({}, endGame(set, ASTRONOMICON, scriptedDice([])).state),
      [{ code: 'objective/game-over' }],
    ],
    [
      'MO-HAND-2: away from an access point',
      handed({ atAccessPoint: false }),
      [
        {
          code: 'objective/no-access',
          rule: 'MO-HAND-2',
          path: 'atAccessPoint',
          facts: { objective: 'relic', from: 'boy', to: 'trukk' },
        },
      ],
    ],
    [
      'MO-HAND-2: with models in it',
      handed({ transport: { ...TRUKK, taken: 2 } }),
      [
        {
          code: 'objective/transport-not-empty',
          rule: 'MO-HAND-2',
          path: 'transport.taken',
          facts: { transport: 'trukk', taken: 2 },
        },
      ],
    ],
    [
      'MO-TRANS-2: without room',
      handed({ transport: { ...TRUKK, capacity: 0 } }),
      [
        {
          code: 'objective/no-room',
          rule: 'MO-TRANS-2',
          path: 'transport',
          facts: { transport: 'trukk', capacity: 0, needed: 1, models: 0, objectives: 1 },
        },
      ],
    ],
    [
      'MO-FRAG-1: over more than its type allows',
      handed({ distance: 7 }),
      [
        {
          code: 'objective/moved-too-far',
          rule: 'MO-FRAG-1',
          path: 'distance',
          facts: { objective: 'relic', moved: 7, most: 6 },
        },
      ],
    ],
  ]);
});
