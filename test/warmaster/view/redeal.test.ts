import { describe, expect, it } from 'vitest';
import { playScript } from 'wargame-rules';
import type { Party, WarmasterState } from 'wargame-rules/warmaster';
import { at, noDice, plain, table } from '../table';

type Seer = 'imperial' | 'traitor' | 'spectator';

/** Deals anew on given dice, all of which must be rolled. */
function redealt(state: WarmasterState, viewer: Seer, faces: readonly number[]): WarmasterState {
  return playScript((dice) => plain.redeal?.(state, viewer, dice) as WarmasterState, faces);
}

const unitsOf = ({ parties }: WarmasterState) => parties.map(({ units }) => units);
const group = (...units: readonly string[]): Party => ({
  side: 'imperial',
  units,
  turn: 1,
  mustGo: true,
  shown: false,
});
const TWELVE = [
  'emperor',
  'sanguinius',
  'rogal-dorn',
  'custodians-1',
  'custodians-2',
  'custodians-3',
  'blood-angels-1',
  'blood-angels-2',
  'blood-angels-3',
  'imperial-fists-1',
  'imperial-fists-2',
  'imperial-fists-3',
] as const;
const ALL_WAIT = Object.fromEntries(TWELVE.map((unit) => [unit, 'reserve' as const]));

describe('a state dealt anew', () => {
  const board = table('imperial-movement', {
    emperor: 35,
    horus: [34, 'down'],
    'trap-1': [33, 'down'],
    'crew-1': [32, 'down'],
    'crew-2': 36,
    angron: 'cup',
  });

  it('WM-REV-4: puts the counters that lie face down into the same areas, in any order', () => {
    const state = redealt(board, 'imperial', [3, 1]);
    expect([at(state, 'horus'), at(state, 'crew-1'), at(state, 'trap-1')]).toEqual([34, 32, 33]);
    const other = redealt(board, 'spectator', [1, 2]);
    expect([at(other, 'horus'), at(other, 'crew-1'), at(other, 'trap-1')]).toEqual([32, 34, 33]);
    expect(plain.view(other, 'imperial')).toEqual(plain.view(board, 'imperial'));
  });

  it('WM-REV-4: is the same for all states that look the same, on the same dice', () => {
    const swapped = table('imperial-movement', {
      emperor: 35,
      horus: [32, 'down'],
      'trap-1': [34, 'down'],
      'crew-1': [33, 'down'],
      'crew-2': 36,
      angron: 'cup',
    });
    expect(redealt(swapped, 'imperial', [2, 2])).toEqual(redealt(board, 'imperial', [2, 2]));
  });

  it('rolls no dice where nothing is hidden, or nothing could lie elsewhere', () => {
    const lone = table('imperial-movement', { emperor: 35, horus: [34, 'down'] });
    const grouping = table('grouping', { ...ALL_WAIT, horus: [34, 'down'] });
    const grouped = { ...grouping, parties: [group('emperor', 'sanguinius', 'rogal-dorn')] };
    for (const [state, viewer] of [
      [board, 'traitor'],
      [lone, 'imperial'],
      [lone, 'spectator'],
      [grouping, 'traitor'],
      [grouping, 'imperial'],
      [grouped, 'imperial'],
    ] as const) {
      expect(plain.redeal?.(state, viewer, noDice)).toEqual(state);
    }
  });

  it('WM-SET-1: while counters are deployed, even a lone one may lie anywhere', () => {
    const state = table('deployment', { horus: [34, 'down'], 'crew-1': 'reserve' });
    expect(at(redealt(state, 'imperial', [1]), 'horus')).toBe(14);
    expect(at(redealt(state, 'spectator', [27]), 'horus')).toBe(56);
    expect(at(redealt(state, 'imperial', [27]), 'crew-1')).toBe('reserve');
    expect(plain.redeal?.(state, 'traitor', noDice)).toEqual(state);
  });

  it('WM-SET-3: while groups are formed, a hidden one may hold anybody who is in no other', () => {
    const state = table(
      'grouping',
      { ...ALL_WAIT, horus: [34, 'down'] },
      { parties: [group('emperor', 'sanguinius', 'rogal-dorn')] },
    );
    const last = redealt(state, 'traitor', [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(unitsOf(last)).toEqual([['imperial-fists-1', 'imperial-fists-2', 'imperial-fists-3']]);
    const first = redealt(state, 'spectator', [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(unitsOf(first)).toEqual([['emperor', 'sanguinius', 'rogal-dorn']]);
  });

  it('WM-REIN-1: once groups are teleported, those still hidden share their own units, and nobody from aboard', () => {
    const shown = { ...group('emperor', 'sanguinius', 'rogal-dorn'), shown: true };
    const state = table(
      'imperial-reinforcement',
      { ...ALL_WAIT, horus: [34, 'down'], 'custodians-3': 35, 'imperial-fists-1': 36, angron: 'cup' },
      {
        turn: 1,
        parties: [
          group('blood-angels-1', 'blood-angels-2', 'blood-angels-3'),
          shown,
          group('custodians-1', 'custodians-2', 'imperial-fists-2'),
        ],
      },
    );
    const other = redealt(state, 'traitor', [6, 5, 1, 1, 1]);
    expect(unitsOf(other)).toEqual([
      ['custodians-1', 'blood-angels-3', 'imperial-fists-2'],
      ['emperor', 'sanguinius', 'rogal-dorn'],
      ['custodians-2', 'blood-angels-1', 'blood-angels-2'],
    ]);
    expect(plain.view(other, 'traitor')).toEqual(plain.view(state, 'traitor'));
  });
});
