import { describe, expect, it } from 'vitest';
import type { Party } from 'wargame-rules/warmaster';
import { move, plain, play, table, teleport } from './table';
import { bringing, deed } from './tasks/deed';

const HIDDEN = { horus: [56, 'down'] } as const;

describe('control of the Bridge', () => {
  it('WM-MOVE-1: goes to a side that has several units there at once', () => {
    const units = ['custodians-1', 'custodians-2', 'custodians-3'];
    const party: Party = { side: 'imperial', units, turn: 1, mustGo: false, shown: true };
    const waiting = Object.fromEntries(units.map((unit) => [unit, 'reserve' as const]));
    const start = table(
      'imperial-reinforcement',
      { ...waiting, emperor: 14, ...HIDDEN },
      { parties: [party] },
    );
    const { state, events } = play(plain, start, [teleport('imperial', ...units)], [4, 2]);
    expect(events.slice(1, 3)).toEqual([
      { type: 'placed', units, area: 42 },
      { type: 'bridge-taken', side: 'imperial' },
    ]);
    expect(state.bridge).toBe('imperial');
  });

  it('WM-MOVE-1: is told of when it changes, and not when a second unit joins the first', () => {
    const start = table('imperial-movement', { emperor: 35, 'custodians-1': 35, ...HIDDEN });
    const { state, events } = play(plain, start, [
      move('imperial', 'emperor', 42),
      move('imperial', 'custodians-1', 42),
    ]);
    expect(state.bridge).toBe('imperial');
    expect(events.filter(({ type }) => type === 'bridge-taken')).toHaveLength(1);
  });

  it('WM-MOVE-1: changes as the last enemy on it dies, and stays with the side that was there last', () => {
    const game = bringing({ type: 'destroy', units: ['crew-1'], cause: 'fire' });
    const both = table('imperial-movement', { emperor: 42, 'custodians-1': 42, 'crew-1': 42, ...HIDDEN });
    const after = play(game, both, [deed('imperial', 'emperor')]);
    expect(after.events.slice(1)).toEqual([
      { type: 'destroyed', units: ['crew-1'], cause: 'fire' },
      { type: 'bridge-taken', side: 'imperial' },
    ]);
    const alone = table('imperial-movement', { emperor: 14, 'crew-1': 42, ...HIDDEN });
    expect(play(game, alone, [deed('imperial', 'emperor')]).state.bridge).toBe('traitor');
  });
});
