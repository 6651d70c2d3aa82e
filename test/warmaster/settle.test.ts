import { describe, expect, it } from 'vitest';
import type { Party } from 'wargame-rules/warmaster';
import { fight, plain, play, table, teleport } from './table';

const HIDDEN = { horus: [56, 'down'] } as const;

describe('a phase with one thing left to do', () => {
  it('WM-TURN-2, WM-REROLL-1: goes on until it is said whether the last combat die is rolled again', () => {
    const start = table('imperial-combat', { emperor: 14, 'rogal-dorn': 35, 'crew-1': 35, ...HIDDEN });
    const { state, events } = play(plain, start, [fight('imperial', 35)], [6]);
    expect(state.phase).toBe('imperial-combat');
    expect(state.agenda.map(({ type }) => type)).toEqual(['reroll']);
    expect(events.map(({ type }) => type)).toEqual(['combat-rolled']);
    const after = play(plain, state, [{ type: 'keep', player: 'imperial' }]);
    expect(after.state.phase).toBe('traitor-movement');
    expect(after.state.agenda).toEqual([]);
  });

  it('WM-TURN-2, WM-TELE-4: goes on until it is said where the last perfect teleport goes', () => {
    const party: Party = { side: 'imperial', units: ['custodians-1'], turn: 3, mustGo: true, shown: true };
    const waiting = { emperor: 14, 'custodians-1': 'reserve', ...HIDDEN } as const;
    const start = table('imperial-reinforcement', waiting, { parties: [party] });
    const { state } = play(plain, start, [teleport('imperial', 'custodians-1')], [6, 1]);
    expect(state.phase).toBe('imperial-reinforcement');
    expect(state.agenda).toEqual([{ type: 'place', side: 'imperial', units: ['custodians-1'] }]);
    const after = play(plain, state, [{ type: 'place', player: 'imperial', area: 33 }]);
    expect(after.state.phase).toBe('imperial-movement');
    expect(after.state.agenda).toEqual([]);
  });
});
