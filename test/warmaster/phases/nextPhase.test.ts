import { describe, expect, it } from 'vitest';
import { end, plain, play, table } from '../table';

const ALONE = { emperor: 14, horus: [56, 'down'] } as const;

describe('the phases', () => {
  it('WM-TURN-1: each is told of as it begins, and the first of them begins a turn', () => {
    const { events } = play(plain, table('imperial-movement', ALONE), [end('imperial'), end('traitor')]);
    expect(events).toEqual([
      { type: 'phase-began', turn: 3, phase: 'imperial-combat' },
      { type: 'phase-began', turn: 3, phase: 'traitor-reinforcement' },
      { type: 'phase-began', turn: 3, phase: 'traitor-movement' },
      { type: 'phase-began', turn: 3, phase: 'traitor-combat' },
      { type: 'phase-began', turn: 4, phase: 'imperial-reinforcement' },
      { type: 'phase-began', turn: 4, phase: 'imperial-movement' },
    ]);
  });

  it('WM-TURN-2: nothing that a phase kept in mind is left in the next', () => {
    const before = table('traitor-movement', ALONE, {
      moving: { unit: 'angron', left: 1 },
      moved: ['angron'],
      unrevealed: [35],
      fought: [33],
      retreated: ['crew-1'],
    });
    expect(play(plain, before, [end('traitor')]).state).toEqual({
      ...before,
      phase: 'imperial-movement',
      turn: 4,
      moving: null,
      moved: [],
      unrevealed: [],
      fought: [],
      retreated: [],
    });
  });
});
