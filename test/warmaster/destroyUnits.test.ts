import { describe, expect, it } from 'vitest';
import type { Party } from 'wargame-rules/warmaster';
import { move, plain, play, table, teleport } from './table';
import { bringing, deed } from './tasks/deed';

const stands = {
  emperor: 14,
  'custodians-1': 35,
  'crew-1': 33,
  'crew-2': [34, 'down'],
  horus: [56, 'down'],
} as const;

describe('units that are destroyed', () => {
  it('WM-REV-3: seal the step where one of them lay face down, for now both sides know it', () => {
    const seals = (...units: readonly string[]) =>
      play(bringing({ type: 'destroy', units, cause: 'fire' }), table('imperial-movement', stands), [
        deed('imperial', 'emperor'),
      ]).seals;
    expect(seals('crew-1')).toEqual([null]);
    expect(seals('crew-2')).toEqual(['reveal']);
    expect(seals('crew-1', 'crew-2')).toEqual(['reveal']);
    expect(seals('custodians-1', 'crew-1')).toEqual([null]);
  });

  it('WM-TELE-1: seal nothing if they were known while they waited', () => {
    const lost = (shown: boolean) => {
      const party: Party = { side: 'imperial', units: ['custodians-2'], turn: 1, mustGo: false, shown };
      const waiting = { ...stands, 'custodians-2': 'reserve' } as const;
      const start = table('imperial-reinforcement', waiting, { parties: [party] });
      return play(plain, start, [teleport('imperial', 'custodians-2')], [1, 1]);
    };
    expect(lost(true).events[1]).toEqual({ type: 'destroyed', units: ['custodians-2'], cause: 'teleport' });
    expect(lost(true).seals).toEqual([null]);
    expect(lost(false).seals).toEqual(['reveal']);
  });

  it('WM-MOVE-6: end the move of one of their own, and of nobody else', () => {
    const onTheMove = (...lost: readonly string[]) => {
      const game = bringing({ type: 'destroy', units: lost, cause: 'fire' });
      const start = table('imperial-movement', stands, { bridge: 'imperial' });
      const steps = [move('imperial', 'custodians-1', 36), deed('imperial', 'emperor')];
      return play(game, start, steps).state.moving;
    };
    expect(onTheMove('crew-1')).toEqual({ unit: 'custodians-1', left: 2 });
    expect(onTheMove('custodians-1')).toBeNull();
    expect(onTheMove('crew-1', 'custodians-1')).toBeNull();
  });

  it('end no move where none is on its way', () => {
    const game = bringing({ type: 'destroy', units: ['crew-1'], cause: 'fire' });
    const { state } = play(game, table('imperial-movement', stands), [deed('imperial', 'emperor')]);
    expect(state.moving).toBeNull();
    expect(state.units.find(({ id }) => id === 'crew-1')).toEqual({
      id: 'crew-1',
      at: 'destroyed',
      faceUp: true,
    });
  });
});

describe('the end of the game', () => {
  it('WM-END-1: comes with the death, is told of last, and nothing that was due is done any more', () => {
    const game = bringing(
      { type: 'destroy', units: ['crew-1', 'horus'], cause: 'fire' },
      { type: 'destroy', units: ['emperor'], cause: 'flood' },
    );
    const { state, events } = play(game, table('imperial-movement', stands), [deed('imperial', 'emperor')]);
    const outcome = { winners: ['imperial'], reasons: [{ message: expect.any(String), rule: 'WM-END-1' }] };
    expect(events.slice(1)).toEqual([
      { type: 'destroyed', units: ['crew-1', 'horus'], cause: 'fire' },
      { type: 'game-ended', outcome },
    ]);
    expect(state.outcome).toEqual(outcome);
    expect([state.phase, state.agenda]).toEqual(['imperial-movement', []]);
    expect(game.toAct(state)).toEqual([]);
    expect(game.actions(state, 'imperial')).toEqual([]);
  });

  it('WM-END-1: is a draw where both die at once, for two reasons', () => {
    const game = bringing({ type: 'destroy', units: ['horus', 'emperor'], cause: 'fire' });
    const { events } = play(game, table('imperial-movement', stands), [deed('imperial', 'emperor')]);
    expect(events.at(-1)).toEqual({
      type: 'game-ended',
      outcome: {
        winners: [],
        reasons: [
          { message: expect.stringContaining('Emperor'), rule: 'WM-END-1' },
          { message: expect.stringContaining('Horus'), rule: 'WM-END-1' },
        ],
      },
    });
  });
});
