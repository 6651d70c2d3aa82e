import { describe, expect, it } from 'vitest';
import type { WarmasterAction } from 'wargame-rules/warmaster';
import { reasonsOf } from '../violationsOf';
import { end, fight, noDice, plain, reveal, table } from './table';
import { bringing, deed } from './tasks/deed';

describe('an action that nobody is asked for', () => {
  const stands = { emperor: 14, horus: [56, 'down'] } as const;

  const reasons = (phase: Parameters<typeof table>[0], action: WarmasterAction) =>
    reasonsOf(() => plain.apply(table(phase, stands), action, noDice));

  it('WM-TURN-1: by the other player is refused with the clause, naming the player', () => {
    expect(reasons('imperial-movement', end('traitor'))).toEqual([
      { code: 'warmaster/not-your-decision', rule: 'WM-TURN-1', path: 'player' },
    ]);
  });

  it('WM-TURN-1: outside its phase is refused, and says what is expected in which phase', () => {
    expect(reasons('imperial-movement', reveal('imperial', 35))).toEqual([
      {
        code: 'warmaster/not-now',
        rule: 'WM-TURN-1',
        path: 'type',
        facts: { expected: ['move', 'special', 'end-phase'], phase: 'imperial-movement' },
      },
    ]);
  });

  it('WM-TURN-1: is refused for both reasons where both hold, and for nothing that the other may not know', () => {
    expect(reasons('traitor-combat', { type: 'move', player: 'imperial', unit: 'horus', to: 14 })).toEqual([
      { code: 'warmaster/not-your-decision', rule: 'WM-TURN-1', path: 'player' },
      {
        code: 'warmaster/not-now',
        rule: 'WM-TURN-1',
        path: 'type',
        facts: { expected: ['reveal', 'fight'], phase: 'traitor-combat' },
      },
    ]);
  });

  it('WM-END-1: is refused for one reason when the game is over', () => {
    const game = bringing({ type: 'destroy', units: ['horus'], cause: 'fire' });
    const start = table('imperial-movement', stands);
    const { state } = game.apply(start, deed('imperial', 'emperor'), noDice);
    for (const action of [end('imperial'), fight('traitor', 35)]) {
      expect(reasonsOf(() => game.apply(state, action, noDice))).toEqual([
        { code: 'warmaster/game-over', rule: 'WM-END-1' },
      ]);
    }
  });
});
