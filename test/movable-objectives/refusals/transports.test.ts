import { describe } from 'vitest';
import {
  ASTRONOMICON,
  checkDisembark,
  checkEmbark,
  type DisembarkClaim,
  type Embark,
} from 'wargame-rules/movable-objectives';
import { SIDES } from '../arbitraries';
import { ABOARD, BOY, ENEMY, moving, NOB, TRUKK } from '../build';
import { type Contract, itRefuses } from './itRefuses';

function moved(path: string): Contract {
  const facts = { objective: 'relic', moved: 7, most: 6 };
  return { code: 'objective/moved-too-far', rule: 'MO-FRAG-1', path, facts };
}

function unhelped(path: string, carrier: string): Contract {
  const facts = { objective: 'chest', carrier, helper: null };
  return { code: 'objective/no-helper', rule: 'MO-CUMB-1', path, facts };
}

describe('getting in', () => {
  const set = moving([
    { id: 'relic', types: ['fragile'], carriedBy: BOY },
    { id: 'chest', types: ['cumbersome'], carriedBy: NOB },
    { id: 'fuel', aboard: ABOARD },
  ]);
  const boarding = (more: Partial<Embark>) => {
    return () => checkEmbark(set, { models: ['boy', 'nob'], transport: TRUKK, ...more }, ASTRONOMICON);
  };
  const helper = { model: BOY, touchesCarrier: true };
  itRefuses([
    [
      'is allowed with a distance for each',
      boarding({
        distances: [
          { objective: 'chest', distance: 3, helper },
          { objective: 'relic', distance: 6 },
        ],
      }),
      [],
    ],
    [
      'MO-TRANS-1: into a transport of no side',
      boarding({ models: ['boy'], transport: { ...TRUKK, side: 'green' } }),
      [
        { code: 'objective/unknown-side', path: 'transport.side', facts: { side: 'green', sides: SIDES } },
        {
          code: 'objective/other-side',
          rule: 'MO-TRANS-1',
          path: 'transport.side',
          facts: { objective: 'relic', from: 'boy', to: 'trukk' },
        },
      ],
    ],
    [
      'MO-TRANS-2: where there is no room',
      boarding({ transport: { ...TRUKK, capacity: 6, taken: 1 } }),
      [
        {
          code: 'objective/no-room',
          rule: 'MO-TRANS-2',
          path: 'transport',
          facts: { transport: 'trukk', capacity: 6, needed: 7, models: 3, objectives: 4 },
        },
      ],
    ],
    [
      'MO-FRAG-1, MO-CUMB-1: too far, and without help',
      boarding({
        distances: [
          { objective: 'relic', distance: 7 },
          { objective: 'chest', distance: 3 },
        ],
      }),
      [moved('distances[0].distance'), unhelped('distances[1].helper', 'nob')],
    ],
    [
      'with distances of what does not get in, or gets in once',
      boarding({
        distances: [
          { objective: 'relic', distance: 1 },
          { objective: 'fuel', distance: 1 },
          { objective: 'relic', distance: 1 },
        ],
      }),
      [
        { code: 'objective/not-carried', path: 'distances[1].objective', facts: { objective: 'fuel' } },
        { code: 'objective/repeated-id', path: 'distances[2].objective', facts: { objective: 'relic' } },
      ],
    ],
  ]);
});

describe('getting out', () => {
  const set = moving([
    { id: 'relic', types: ['fragile'], aboard: ABOARD },
    { id: 'chest', types: ['cumbersome'], aboard: ABOARD },
    { id: 'free' },
    { id: 'crate', carriedBy: NOB },
  ]);
  const facts = { objective: 'relic', transport: 'trukk', model: 'boy' };
  const leaving = (...claims: readonly DisembarkClaim[]) => {
    return () =>
      checkDisembark(set, { transport: 'trukk', models: ['boy', 'enemy', 'nob'], claims }, ASTRONOMICON);
  };
  itRefuses([
    [
      'with what is not there',
      leaving({ objective: 'grail', model: BOY }),
      [{ code: 'objective/unknown-objective', path: 'claims[0].objective', facts: { objective: 'grail' } }],
    ],
    [
      'MO-TRANS-5: with what is not aboard',
      leaving({ objective: 'free', model: BOY }),
      [
        {
          code: 'objective/not-aboard',
          rule: 'MO-TRANS-5',
          path: 'claims[0].objective',
          facts: { ...facts, objective: 'free' },
        },
      ],
    ],
    [
      'MO-TRANS-5: with what is of the other side',
      leaving({ objective: 'relic', model: ENEMY }),
      [
        {
          code: 'objective/other-side',
          rule: 'MO-TRANS-5',
          path: 'claims[0].model',
          facts: { ...facts, model: 'enemy' },
        },
      ],
    ],
    [
      'MO-TRANS-5: by a model that was not in it',
      leaving({ objective: 'relic', model: { ...BOY, id: 'gretchin' } }),
      [
        {
          code: 'objective/not-in-unit',
          rule: 'MO-TRANS-5',
          path: 'claims[0].model',
          facts: { ...facts, model: 'gretchin' },
        },
      ],
    ],
    [
      'MO-CLAIM-1: in the hands of what has none',
      leaving({ objective: 'relic', model: { ...BOY, kind: 'vehicle' } }),
      [
        {
          code: 'objective/unfit-carrier',
          rule: 'MO-CLAIM-1',
          path: 'claims[0].model',
          facts: { model: 'boy', kind: 'vehicle' },
        },
      ],
    ],
    [
      'MO-CLAIM-3: in hands that are full',
      leaving({ objective: 'relic', model: NOB }),
      [
        {
          code: 'objective/hands-full',
          rule: 'MO-CLAIM-3',
          path: 'claims[0].model',
          facts: { model: 'nob', objective: 'crate' },
        },
      ],
    ],
    [
      'MO-TRANS-5, MO-FRAG-1: out of contact, and too far',
      leaving({ objective: 'relic', model: BOY, touchedBy: [], distance: 7 }),
      [
        {
          code: 'objective/not-touching',
          rule: 'MO-TRANS-5',
          path: 'claims[0].touchedBy',
          facts: { carrier: 'boy', touchedBy: [] },
        },
        moved('claims[0].distance'),
      ],
    ],
    [
      'MO-CUMB-1: without help',
      leaving({ objective: 'chest', model: BOY, distance: 1 }),
      [unhelped('claims[0].helper', 'boy')],
    ],
    [
      'MO-CLAIM-3: with two in the same hands',
      leaving({ objective: 'relic', model: BOY }, { objective: 'chest', model: BOY }),
      [
        {
          code: 'objective/hands-full',
          rule: 'MO-CLAIM-3',
          path: 'claims[1].model',
          facts: { model: 'boy' },
        },
      ],
    ],
    [
      'MO-TRANS-5: with one in two hands',
      () => {
        const other = { ...BOY, id: 'gretchin' };
        const claims = [
          { objective: 'relic', model: BOY },
          { objective: 'relic', model: other },
        ];
        return checkDisembark(set, { transport: 'trukk', models: ['boy', 'gretchin'], claims }, ASTRONOMICON);
      },
      [
        {
          code: 'objective/repeated-id',
          rule: 'MO-TRANS-5',
          path: 'claims[1].objective',
          facts: { id: 'relic' },
        },
      ],
    ],
  ]);
});
