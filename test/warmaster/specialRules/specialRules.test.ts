import { describe, expect, it } from 'vitest';
import type { AreaNumber } from 'wargame-rules/warmaster';
import { areasOffered, at, codes, end, fight, lose, play, reveal, special, table, teleport } from '../table';

const HIDDEN = { horus: [56, 'down'] } as const;
const sabotage = (unit: string) =>
  ({ type: 'special', player: 'imperial', rule: 'reactor-sabotage', unit }) as const;

/** The Imperial player has met what lies in the Assembly Hall, with the Emperor far away. */
function met(
  counter: string,
  more: Parameters<typeof table>[1] = {},
  changes: Parameters<typeof table>[2] = {},
) {
  const stands = { 'custodians-1': 35, 'custodians-2': 35, emperor: 14, ...HIDDEN, ...more } as const;
  const start = table('imperial-movement', { ...stands, [counter]: [35, 'down'] }, changes);
  return play(special, start, [end('imperial')]).state;
}

describe('traps', () => {
  const spring = [reveal('imperial', 35)];

  it('WM-REV-2: some do nothing, some cost a unit; the trap is gone', () => {
    const dud = play(special, met('trap-1'), spring, [2]).state;
    expect(at(dud, 'trap-1')).toBe('destroyed');
    expect(dud.phase).toBe('traitor-movement');
    const { state } = play(special, met('trap-1'), spring, [3]);
    expect(special.actions(state, 'imperial')).toEqual([
      lose('imperial', 'custodians-1'),
      lose('imperial', 'custodians-2'),
    ]);
    const after = play(special, state, [lose('imperial', 'custodians-2')]).state;
    expect([at(after, 'custodians-1'), at(after, 'custodians-2')]).toEqual([35, 'destroyed']);
  });

  it('a breach drives the others out, and destroys the area; with the Bridge nobody controls it', () => {
    const start = table('imperial-movement', {
      'custodians-1': 42,
      'custodians-2': 42,
      'trap-1': [42, 'down'],
      emperor: 14,
      ...HIDDEN,
    });
    const { state } = play(special, start, [end('imperial'), reveal('imperial', 42)], [6]);
    const chosen = play(special, state, [lose('imperial', 'custodians-1')]).state;
    expect(special.toAct(chosen)).toEqual(['traitor']);
    expect(areasOffered(special, chosen, 'traitor')).toEqual([35, 41, 43, 44, 45, 46]);
    const { state: after } = play(special, chosen, [{ type: 'retreat-to', player: 'traitor', area: 45 }]);
    expect(after.destroyedAreas).toEqual([42]);
    expect(after.bridge).toBeNull();
    expect(at(after, 'custodians-2')).toBe(45);
  });

  it('who finds no way out of a breach is destroyed', () => {
    const destroyedAreas: readonly AreaNumber[] = [32, 33, 34, 36, 42];
    const { state } = play(
      special,
      met('trap-1', {}, { destroyedAreas }),
      [...spring, lose('imperial', 'custodians-1')],
      [6],
    );
    expect(at(state, 'custodians-2')).toBe('destroyed');
    expect(state.destroyedAreas).toEqual([...destroyedAreas, 35]);
  });

  it('a trap may kill the Emperor', () => {
    const start = table('imperial-movement', { emperor: 35, 'trap-1': [35, 'down'], ...HIDDEN });
    const { state } = play(special, start, [end('imperial'), ...spring], [4]);
    expect(state.outcome?.winners).toEqual(['traitor']);
  });
});

describe('horrors', () => {
  it('WM-REV-2: do nothing, drive out, or kill one; and stay to fight', () => {
    const meet = [reveal('imperial', 35)];
    const calm = play(special, met('horror-1'), meet, [3]).state;
    expect(special.actions(calm, 'imperial')).toEqual([fight('imperial', 35)]);
    const fled = play(special, met('horror-1'), meet, [4]).state;
    expect(special.toAct(fled)).toEqual(['imperial']);
    expect(codes(special, fled, { type: 'retreat', player: 'imperial', unit: 'custodians-2' })).toEqual([]);
    const hurt = play(special, met('horror-1'), [...meet, lose('imperial', 'custodians-1')], [6]).state;
    expect(special.actions(hurt, 'imperial')).toEqual([fight('imperial', 35)]);
    expect(at(hurt, 'horror-1')).toBe(35);
  });
});

describe('ambushes', () => {
  it('WM-REV-2: units from the cup take their place, fewer where it holds fewer', () => {
    const meet = [reveal('imperial', 35)];
    const { state } = play(
      special,
      met('ambush-1', { angron: 'cup', magnus: 'cup', 'daemons-1': 'cup' }),
      meet,
      [2, 2],
    );
    expect([at(state, 'angron'), at(state, 'magnus'), at(state, 'daemons-1')]).toEqual(['cup', 35, 35]);
    expect(at(state, 'ambush-1')).toBe('destroyed');
    expect(state.units.find(({ id }) => id === 'magnus')?.faceUp).toBe(true);
    expect(special.actions(state, 'imperial')).toEqual([fight('imperial', 35)]);
    const empty = play(special, met('ambush-1'), meet).state;
    expect(empty.phase).toBe('traitor-movement');
  });
});

describe('the reactor', () => {
  it('kills some of those who are teleported into it', () => {
    const party = { side: 'imperial' as const, units: ['custodians-1'], turn: 3, mustGo: true, shown: true };
    const start = table(
      'imperial-reinforcement',
      { 'custodians-1': 'reserve', emperor: 14, ...HIDDEN },
      { parties: [party] },
    );
    const go = [teleport('imperial', 'custodians-1')];
    expect(at(play(special, start, go, [2, 2, 3]).state, 'custodians-1')).toBe('destroyed');
    expect(at(play(special, start, go, [2, 2, 4]).state, 'custodians-1')).toBe(22);
    expect(at(play(special, start, go, [2, 3]).state, 'custodians-1')).toBe(23);
  });

  it('WM-END-2: may be destroyed by a unit that has it for itself, instead of a move', () => {
    const start = table('imperial-movement', {
      'custodians-1': 22,
      'custodians-2': 15,
      'crew-1': 15,
      emperor: 14,
      ...HIDDEN,
    });
    const offered = (special.actions(start, 'imperial') ?? []).filter(({ type }) => type === 'special');
    expect(offered).toEqual([sabotage('custodians-1')]);
    const { state } = play(special, start, [sabotage('custodians-1')], [5]);
    expect(state.tallies).toEqual([]);
    expect(codes(special, state, sabotage('custodians-1'))).toEqual(['warmaster/no-such-choice']);
    expect(codes(special, state, { type: 'move', player: 'imperial', unit: 'custodians-1', to: 21 })).toEqual(
      ['warmaster/already-moved'],
    );
    const damaged = play(special, start, [sabotage('custodians-1')], [6]).state;
    expect(damaged.outcome).toBeNull();
    expect(damaged.tallies).toEqual([{ name: 'reactor-damage', count: 1 }]);
  });

  it('WM-END-2: with it goes the ship, and the Emperor if he is not called back in time', () => {
    const damaged = { tallies: [{ name: 'reactor-damage', count: 1 }] };
    const start = table('imperial-movement', { 'custodians-1': 22, emperor: 14, ...HIDDEN }, damaged);
    const won = play(special, start, [sabotage('custodians-1')], [6, 3]).state;
    expect(won.outcome).toMatchObject({ winners: ['imperial'], reasons: [{ rule: 'WM-END-2' }] });
    const both = play(special, start, [sabotage('custodians-1')], [6, 2]).state;
    expect(both.outcome?.winners).toEqual([]);
    const delayed = table(
      'imperial-movement',
      { 'custodians-1': 22, emperor: 'reserve', ...HIDDEN },
      damaged,
    );
    const away = play(special, delayed, [sabotage('custodians-1')], [6]).state;
    expect(away.outcome?.winners).toEqual(['imperial']);
  });
});

describe('the defence lasers', () => {
  const hits = (count: number) => ({ tallies: [{ name: 'laser-hits', count }] });
  const held = { 'custodians-1': 24, 'custodians-2': 31, emperor: 14, ...HIDDEN } as const;

  it('WM-END-2: shoot once for each Defence Screens area in Imperial hands', () => {
    const { state } = play(special, table('imperial-movement', held), [end('imperial')], [4, 3]);
    expect(state.tallies).toEqual([{ name: 'laser-hits', count: 1 }]);
    const contested = table('imperial-movement', { ...held, 'crew-1': [31, 'down'], 'custodians-2': 33 });
    expect(play(special, contested, [end('imperial')], [5]).state.tallies).toEqual([
      { name: 'laser-hits', count: 1 },
    ]);
  });

  it('WM-END-2: destroy the ship with the last hit', () => {
    const last = table('imperial-movement', held, hits(3));
    expect(play(special, last, [end('imperial')], [1, 6, 3]).state.outcome?.winners).toEqual(['imperial']);
    expect(play(special, last, [end('imperial')], [1, 6, 1]).state.outcome?.winners).toEqual([]);
    expect(play(special, last, [end('imperial')], [1, 1]).state.outcome).toBeNull();
  });

  it('WM-END-2: are kept off by Crew that holds the screens', () => {
    const crew = { 'crew-1': 24, 'crew-2': [31, 'down'], 'daemons-1': 31, emperor: 14, ...HIDDEN } as const;
    const repaired = play(special, table('traitor-movement', crew, hits(2)), [end('traitor')]).state;
    expect(repaired.tallies).toEqual([{ name: 'laser-hits', count: 1 }]);
    expect(play(special, table('traitor-movement', crew, hits(0)), [end('traitor')]).state.tallies).toEqual(
      hits(0).tallies,
    );
  });
});
