import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIDES, type Side, type WarmasterState } from 'wargame-rules/warmaster';
import { chartOf } from '../../../src/warmaster/bots/chart';
import { prospectsOf, signsOf, WEIGHTS } from '../../../src/warmaster/bots/prospects';
import { deepFreeze } from '../../deepFreeze';
import { plainEdition } from '../plainEdition';
import { table } from '../table';
import { type Stands, someDamage, someStands } from './sceneOf';

const chart = chartOf(plainEdition);

/** A state in which the dead lie face up, as they do in a game. */
function stateOf(stands: Stands, changes: Partial<WarmasterState> = {}): WarmasterState {
  const state = table('imperial-movement', stands, changes);
  const units = state.units.map((unit) => (unit.at === 'destroyed' ? { ...unit, faceUp: true } : unit));
  return { ...state, units };
}

const NAMES = [
  'one',
  'imperial',
  'traitor',
  'hidden',
  'cup',
  'reserve',
  'emperor',
  'emperorCompany',
  'emperorPressure',
  'horus',
  'horusCompany',
  'horusPressure',
  'damage',
  'hits',
  'reactors',
  'screens',
  'bridge',
  'turn',
];

type Signs = { readonly [name: string]: number };

function signs(stands: Stands, changes: Partial<WarmasterState> = {}): Signs {
  const list = signsOf(chart, deepFreeze(stateOf(stands, changes)));
  expect(list).toHaveLength(NAMES.length);
  return Object.fromEntries(NAMES.map((name, index) => [name, list[index] as number]));
}

/** Around 33 and 35, which are next to each other and to 34; Crew fight the Emperor, others hide in the screens of 24. */
const BATTLE: Stands = {
  emperor: 33,
  'custodians-1': 33,
  sanguinius: 33,
  'imperial-fists-1': 22,
  'blood-angels-1': 24,
  'custodians-2': 31,
  'custodians-3': 'reserve',
  'imperial-guard-1': 'reserve',
  horus: 35,
  'crew-1': [24, 'down'],
  'crew-2': 35,
  'crew-3': [35, 'down'],
  'crew-4': 33,
  'crew-5': 'reserve',
  angron: 34,
  magnus: 41,
  'daemons-1': 'cup',
  'daemons-2': 'cup',
};

const CHANGES: Partial<WarmasterState> = {
  turn: 10,
  bridge: 'imperial',
  tallies: [
    { name: 'laser-hits', count: 3 },
    { name: 'reactor-damage', count: 2 },
  ],
};

describe('the signs of how a game stands', () => {
  it('are those of a battle', () => {
    const found = signs(BATTLE, CHANGES);
    const factors = { imperial: 0.51, traitor: 0.32, hidden: 0.1, cup: 0.1, reserve: 0.16 };
    expect(found).toMatchObject({ one: 1, ...factors, bridge: 1, turn: 0.5 });
    expect(found).toMatchObject({ damage: 2, hits: 3, reactors: 1, screens: 1 });
    // 5 and 6 by the Emperor; 8, 1, 7 and 1 get at him. 2 and 2 by Horus; three areas far 9, 5, 7, 4, 5 and 5 get at him.
    expect(found).toMatchObject({ emperor: 1, emperorCompany: 0.55, emperorPressure: 0.85 });
    expect(found).toMatchObject({ horus: 1, horusCompany: 0.2, horusPressure: 1.75 });
  });

  it('WM-MOVE-2: who has the Bridge gets at the other side from farther off', () => {
    const found = signs(BATTLE, { ...CHANGES, bridge: 'traitor' });
    expect(found).toMatchObject({ bridge: 0, emperorPressure: 1.15, horusPressure: 1.05 });
  });

  it('are nothing but the turn on an empty ship', () => {
    const found = signs({}, { turn: 20 });
    // The Emperor waits with his 18.
    expect(found).toEqual({
      ...Object.fromEntries(NAMES.map((name) => [name, 0])),
      one: 1,
      reserve: 0.18,
      turn: 1,
    });
  });

  it('leave out of it where Horus is hidden, and where the Emperor is not aboard', () => {
    const found = signs({ ...BATTLE, emperor: 'reserve', horus: [35, 'down'] }, CHANGES);
    expect(found).toMatchObject({ emperor: 0, emperorCompany: 0, emperorPressure: 0, reserve: 0.34 });
    expect(found).toMatchObject({ horus: 0, horusCompany: 0, horusPressure: 0, traitor: 0.32, hidden: 0.1 });
  });

  it('count no more than sixty of those who can get at somebody', () => {
    const all = plainEdition.counters.filter(({ side }) => side === 'imperial');
    const around: Stands = Object.fromEntries(all.map(({ id }, index) => [id, index < 9 ? 34 : 32]));
    expect(signs({ ...around, horus: 35 }, { bridge: 'imperial' })).toMatchObject({ horusPressure: 3 });
  });
});

describe('prospects', () => {
  /** By the engine's own function. */
  function plainly(state: WarmasterState, player: Side): number {
    const sum = signsOf(chart, state)
      .map((sign, index) => sign * (WEIGHTS[player][index] as number))
      .reduce((one, other) => one + other);
    return Math.tanh(sum / 2) * (player === 'imperial' ? 1 : -1);
  }

  it('have a weight for each sign', () => {
    for (const side of SIDES) expect(WEIGHTS[side]).toHaveLength(NAMES.length);
  });

  it('are the hyperbolic tangent of half the weighted signs, from -1 to 1', () => {
    const property = fc.property(
      someStands,
      someDamage,
      fc.nat(200),
      fc.constantFrom(...SIDES),
      (stands, damage, turn, player) => {
        const state = stateOf(stands, { ...damage, turn });
        const prospects = prospectsOf(chart, state, player);
        expect(prospects).toBeCloseTo(plainly(state, player), 12);
        expect(Math.abs(prospects)).toBeLessThanOrEqual(1);
      },
    );
    fc.assert(property, { numRuns: 50 });
  });

  it('get better for a side with each unit more, and worse for the other', () => {
    const more: Stands = { ...BATTLE, 'blood-angels-3': 56 };
    for (const [player, sign] of [
      ['imperial', 1],
      ['traitor', -1],
    ] as const) {
      const [before, after] = [BATTLE, more].map((stands) =>
        prospectsOf(chart, stateOf(stands, CHANGES), player),
      );
      expect(((after as number) - (before as number)) * sign).toBeGreaterThan(0);
    }
  });

  it('get better for the Traitor player as time goes by', () => {
    const [early, late] = [4, 16].map((turn) => prospectsOf(chart, stateOf(BATTLE, { turn }), 'traitor'));
    expect(late).toBeGreaterThan(early as number);
  });
});
