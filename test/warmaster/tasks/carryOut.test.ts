import { describe, expect, it } from 'vitest';
import type { Effect } from 'wargame-rules/warmaster';
import { at, play, table } from '../table';
import { bringing, deed } from './deed';

const HIDDEN = { horus: [56, 'down'] } as const;
const stands = {
  'custodians-1': 14,
  emperor: 21,
  'custodians-2': 35,
  'crew-1': 35,
  'crew-2': 33,
  angron: 'cup',
  magnus: 'cup',
  'daemons-1': 'cup',
  ...HIDDEN,
} as const;

/** What comes of a unit's deed: how things stand then, and what was told after the deed itself. */
function done(
  effects: readonly Effect[],
  faces: readonly number[] = [],
  changes: Parameters<typeof table>[2] = {},
  where: Parameters<typeof table>[1] = stands,
) {
  const start = table('imperial-movement', where, changes);
  const { state, events } = play(bringing(...effects), start, [deed('imperial', 'custodians-1')], faces);
  expect(events[0]).toEqual({ type: 'special', side: 'imperial', rule: 'deed', unit: 'custodians-1' });
  return { start, state, told: events.slice(1) };
}

describe('units that an effect destroys', () => {
  it('WM-COMB-5: are gone for good: nobody dies twice', () => {
    const { state, told } = done([
      { type: 'destroy', units: ['crew-1'], cause: 'poison' },
      { type: 'destroy', units: ['crew-1', 'crew-2'], cause: 'fire' },
      { type: 'destroy', units: ['crew-1', 'crew-2'], cause: 'flood' },
    ]);
    expect(told).toEqual([
      { type: 'destroyed', units: ['crew-1'], cause: 'poison' },
      { type: 'destroyed', units: ['crew-2'], cause: 'fire' },
    ]);
    expect([at(state, 'crew-1'), at(state, 'crew-2')]).toEqual(['destroyed', 'destroyed']);
    expect(state.agenda).toEqual([]);
  });
});

describe('an area that is destroyed', () => {
  it('takes everybody with it, and can be destroyed once', () => {
    const { start, state, told } = done([
      { type: 'destroy-area', area: 35, cause: 'breach' },
      { type: 'destroy-area', area: 35, cause: 'fire' },
    ]);
    expect(told).toEqual([
      { type: 'area-destroyed', area: 35, cause: 'breach' },
      { type: 'destroyed', units: ['custodians-2', 'crew-1'], cause: 'breach' },
    ]);
    expect(state.destroyedAreas).toEqual([35]);
    const others = ({ id }: { readonly id: string }) => id !== 'custodians-2' && id !== 'crew-1';
    expect(state.units.filter(others)).toEqual(start.units.filter(others));
  });

  it('comes after those that were destroyed before, and may be empty', () => {
    const { start, state, told } = done([{ type: 'destroy-area', area: 46, cause: 'breach' }], [], {
      destroyedAreas: [53],
    });
    expect(told).toEqual([{ type: 'area-destroyed', area: 46, cause: 'breach' }]);
    expect(state.destroyedAreas).toEqual([53, 46]);
    expect(state.units).toEqual(start.units);
  });

  it('WM-MOVE-2: where it is the Bridge, nobody controls it any more', () => {
    const { state, told } = done([{ type: 'destroy-area', area: 42, cause: 'breach' }]);
    expect(told).toEqual([
      { type: 'area-destroyed', area: 42, cause: 'breach' },
      { type: 'bridge-taken', side: null },
    ]);
    expect(state.bridge).toBeNull();
  });
});

describe('units drawn from the cup', () => {
  it('stand face up in the area', () => {
    const { state, told } = done([{ type: 'draw', area: 33, count: 2 }], [2, 2]);
    expect(told).toEqual([{ type: 'drawn', units: ['magnus', 'daemons-1'], area: 33 }]);
    expect(state.units.filter(({ id }) => id === 'magnus' || id === 'daemons-1')).toEqual([
      { id: 'magnus', at: 33, faceUp: true },
      { id: 'daemons-1', at: 33, faceUp: true },
    ]);
    expect(at(state, 'angron')).toBe('cup');
  });

  it('WM-MOVE-1: take the Bridge if they come to it', () => {
    const { state, told } = done([{ type: 'draw', area: 42, count: 1 }], [1], { bridge: 'imperial' });
    expect(told).toEqual([
      { type: 'drawn', units: ['angron'], area: 42 },
      { type: 'bridge-taken', side: 'traitor' },
    ]);
    expect(state.bridge).toBe('traitor');
  });

  it('are none where the cup is empty, and nothing is told', () => {
    const { start, state, told } = done(
      [{ type: 'draw', area: 33, count: 2 }],
      [],
      {},
      {
        'custodians-1': 14,
        ...HIDDEN,
      },
    );
    expect(told).toEqual([]);
    expect(state).toEqual(start);
  });
});

describe('counts that an edition keeps', () => {
  it('grow and shrink each for itself, and never below 0', () => {
    const { state, told } = done([
      { type: 'tally', name: 'fires', by: 2 },
      { type: 'tally', name: 'leaks', by: 1 },
      { type: 'tally', name: 'fires', by: 3 },
      { type: 'tally', name: 'leaks', by: -4 },
    ]);
    expect(told).toEqual([
      { type: 'tallied', name: 'fires', count: 2 },
      { type: 'tallied', name: 'leaks', count: 1 },
      { type: 'tallied', name: 'fires', count: 5 },
      { type: 'tallied', name: 'leaks', count: 0 },
    ]);
    expect(state.tallies).toEqual([
      { name: 'fires', count: 5 },
      { name: 'leaks', count: 0 },
    ]);
  });
});
