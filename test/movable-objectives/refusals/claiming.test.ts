import { describe } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import {
  ASTRONOMICON,
  type Claim,
  checkClaim,
  checkContacts,
  claimObjective,
  defineObjectiveType,
  endGame,
  loseTransport,
  type ObjectiveContacts,
  objectiveRules,
  readObjectives,
  startObjectives,
} from 'wargame-rules/movable-objectives';
import { SIDES } from '../arbitraries';
import { ABOARD, BOY, battle, ENEMY, NOB } from '../build';
import { type Contract, itRefuses } from './itRefuses';

const FREE = [{ id: 'relic' }];
const set = battle([
  { id: 'relic' },
  { id: 'crate', carriedBy: NOB },
  { id: 'fuel', aboard: ABOARD },
  { id: 'shell', types: ['unstable'] },
]);
const ended = { code: 'objective/game-over' } as const;

function claimBy(model: Claim['model'], more: Partial<Claim> = {}): Claim {
  return { objective: 'relic', model, by: 'move', touchedBy: [model.id], ...more };
}

/** The reasons of one claim of the Boy, but for what is said otherwise. */
function refused(more: Partial<Claim>, before = set) {
  return () => checkClaim(before, claimBy(BOY, more), ASTRONOMICON);
}

function unfit(model: string, kind: string, rule: string): Contract {
  return { code: 'objective/unfit-carrier', rule, path: 'model', facts: { model, kind } };
}

const PICKY = defineObjectiveType({ id: 'picky', title: 'Picky', mayCarry: () => false });

describe('a claim', () => {
  itRefuses([
    [
      'MO-CLAIM-1: while no turn is played',
      refused({}, startObjectives({ sides: SIDES, objectives: FREE }, ASTRONOMICON)),
      [{ code: 'objective/no-turn', rule: 'MO-CLAIM-1' }],
    ],
    [
      'MO-CLAIM-1: between two phases',
      refused(
        {},
        startObjectives({ sides: SIDES, objectives: FREE, turn: { side: 'red', phase: null } }, ASTRONOMICON),
      ),
      [{ code: 'objective/wrong-moment', rule: 'MO-CLAIM-1', facts: { phase: null, moment: null } }],
    ],
    [
      'MO-CLAIM-1: in another phase, of the other side',
      refused({}, battle(FREE, { side: 'blue', phase: 'shooting', moment: 'midst' })),
      [
        {
          code: 'objective/wrong-moment',
          rule: 'MO-CLAIM-1',
          facts: { phase: 'shooting', moment: 'midst' },
        },
        { code: 'objective/not-own-turn', rule: 'MO-CLAIM-1', facts: { turn: 'blue', side: 'red' } },
      ],
    ],
    ['after the end', refused({}, endGame(set, ASTRONOMICON, scriptedDice([])).state), [ended]],
    [
      'by a side that is not in the battle',
      refused({ model: { ...BOY, side: 'green' }, by: 'sweeping-advance' }),
      [{ code: 'objective/unknown-side', path: 'model.side', facts: { side: 'green', sides: SIDES } }],
    ],
    [
      'of an objective that is not there',
      refused({ objective: 'grail' }),
      [{ code: 'objective/unknown-objective', path: 'objective', facts: { objective: 'grail' } }],
    ],
    [
      'MO-CLAIM-1: of what another model carries',
      refused({ objective: 'crate' }),
      [
        {
          code: 'objective/not-on-table',
          rule: 'MO-CLAIM-1',
          path: 'objective',
          facts: { objective: 'crate', by: 'nob' },
        },
      ],
    ],
    [
      'MO-CLAIM-1: of what is aboard',
      refused({ objective: 'fuel' }),
      [
        {
          code: 'objective/not-on-table',
          rule: 'MO-CLAIM-1',
          path: 'objective',
          facts: { objective: 'fuel', by: 'trukk' },
        },
      ],
    ],
    [
      'MO-TRANS-3: of what went down with a transport',
      () => {
        const { state } = loseTransport(set, { transport: 'trukk', cause: 'exploded' });
        return checkClaim(state, claimBy(BOY, { objective: 'fuel' }), ASTRONOMICON);
      },
      [
        {
          code: 'objective/lost',
          rule: 'MO-TRANS-3',
          path: 'objective',
          facts: { objective: 'fuel', transport: 'trukk', cause: 'exploded' },
        },
      ],
    ],
    [
      'MO-UNST-1: of what exploded',
      () => {
        const claim = claimBy(BOY, { objective: 'shell' });
        const { state } = claimObjective(set, claim, ASTRONOMICON, scriptedDice([1]));
        return checkClaim(state, claim, ASTRONOMICON);
      },
      [
        {
          code: 'objective/removed',
          rule: 'MO-UNST-1',
          path: 'objective',
          facts: { objective: 'shell', by: 'unstable' },
        },
      ],
    ],
    [
      'of what the battle itself removed, by no clause of these rules',
      () => {
        const [relic] = set.objectives;
        const removed = { ...set, objectives: [{ ...relic, place: { kind: 'removed', by: 'flood' } }] };
        return checkClaim(readObjectives(removed, ASTRONOMICON), claimBy(BOY), ASTRONOMICON);
      },
      [{ code: 'objective/removed', path: 'objective', facts: { objective: 'relic', by: 'flood' } }],
    ],
    [
      'MO-CLAIM-1: by a Walker without hands',
      refused({ model: { ...BOY, kind: 'walker' } }),
      [unfit('boy', 'walker', 'MO-CLAIM-1')],
    ],
    [
      'by a model that a type keeps away, without a clause if it names none',
      () => {
        const rules = objectiveRules({ types: [PICKY] });
        const picky = battle([{ id: 'relic', types: ['picky'] }], {}, rules);
        return checkClaim(picky, claimBy(BOY), rules);
      },
      [{ code: 'objective/unfit-carrier', path: 'model', facts: { model: 'boy', kind: 'infantry' } }],
    ],
    [
      'MO-CLAIM-3: by a model that carries something',
      refused({ model: NOB, touchedBy: ['nob'] }),
      [
        {
          code: 'objective/hands-full',
          rule: 'MO-CLAIM-3',
          path: 'model',
          facts: { model: 'nob', objective: 'crate' },
        },
      ],
    ],
    [
      'MO-CLAIM-1, MO-CLAIM-3: touched by others only',
      refused({ touchedBy: ['nob', 'enemy'] }),
      [
        {
          code: 'objective/not-touching',
          rule: 'MO-CLAIM-1',
          path: 'touchedBy',
          facts: { carrier: 'boy', touchedBy: ['nob', 'enemy'] },
        },
        {
          code: 'objective/touched-by-others',
          rule: 'MO-CLAIM-3',
          path: 'touchedBy',
          facts: { carrier: 'boy', others: ['nob', 'enemy'] },
        },
      ],
    ],
    [
      'MO-CLAIM-2: touched by nobody after a Sweeping Advance',
      refused({ by: 'sweeping-advance', touchedBy: [] }),
      [
        {
          code: 'objective/not-touching',
          rule: 'MO-CLAIM-2',
          path: 'touchedBy',
          facts: { carrier: 'boy', touchedBy: [] },
        },
      ],
    ],
  ]);
});

describe('contacts', () => {
  const good: ObjectiveContacts = { objective: 'crate', touchedBy: ['nob'] };
  itRefuses([
    [
      'that are none',
      () => checkContacts(set, [good, { objective: 'crate' } as ObjectiveContacts]),
      [{ code: 'objective/malformed', path: 'contacts[1].touchedBy' }],
    ],
    [
      'after the end',
      () =>
        checkContacts(endGame(set, ASTRONOMICON, scriptedDice([])).state, [
          good,
          { ...good, objective: 'x' },
        ]),
      [ended],
    ],
    [
      'of an objective that is not there',
      () => checkContacts(set, [good, { ...good, objective: 'grail' }]),
      [{ code: 'objective/unknown-objective', path: 'contacts[1].objective', facts: { objective: 'grail' } }],
    ],
    [
      'MO-CLAIM-3, MO-CLAIM-4: with others than the carrier',
      () => checkContacts(set, [good, { ...good, touchedBy: [ENEMY.id] }]),
      [
        {
          code: 'objective/not-touching',
          rule: 'MO-CLAIM-4',
          path: 'contacts[1].touchedBy',
          facts: { carrier: 'nob', touchedBy: ['enemy'] },
        },
        {
          code: 'objective/touched-by-others',
          rule: 'MO-CLAIM-3',
          path: 'contacts[1].touchedBy',
          facts: { carrier: 'nob', others: ['enemy'] },
        },
      ],
    ],
  ]);
});
