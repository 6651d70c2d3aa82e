import { describe, expect, it } from 'vitest';
import type { AreaNumber } from 'wargame-rules/warmaster';
import { codes, end, lose, move, plain, play, table } from '../table';

const stands = { emperor: 35, 'custodians-1': 35, horus: [56, 'down'], 'crew-1': [42, 'down'] } as const;

describe('steps', () => {
  it('WM-MOVE-3, WM-MOVE-6: each is told of, and counted once for the unit', () => {
    const start = table('imperial-movement', stands, { bridge: 'imperial' });
    const { state, events } = play(plain, start, [
      move('imperial', 'emperor', 33),
      move('imperial', 'emperor', 25),
    ]);
    expect(events).toEqual([
      { type: 'moved', unit: 'emperor', from: 35, to: 33 },
      { type: 'moved', unit: 'emperor', from: 33, to: 25 },
    ]);
    expect([state.moving, state.moved]).toEqual([{ unit: 'emperor', left: 1 }, ['emperor']]);
    const next = play(plain, state, [move('imperial', 'custodians-1', 42)]).state;
    expect([next.moving, next.moved]).toEqual([
      { unit: 'custodians-1', left: 0 },
      ['emperor', 'custodians-1'],
    ]);
  });

  it('WM-MOVE-3, WM-MOVE-6, WM-MOVE-7: every refusal names the clause, and where in the action the fault is', () => {
    const start = table(
      'imperial-movement',
      { ...stands, 'custodians-2': 'reserve', 'custodians-3': 35 },
      {
        moving: { unit: 'custodians-3', left: 0 },
        moved: ['custodians-1', 'custodians-3'],
        destroyedAreas: [33],
      },
    );
    const refused = (unit: string, to: Parameters<typeof move>[2]) =>
      plain.check(start, move('imperial', unit, to)).map(({ code, rule, path }) => [code, rule, path]);
    expect(refused('nobody', 33)).toEqual([['warmaster/unknown-unit', 'WM-MOVE-6', 'unit']]);
    expect(refused('horus', 33)).toEqual([['warmaster/not-yours', 'WM-MOVE-6', 'unit']]);
    expect(refused('emperor', 33)).toEqual([['warmaster/destroyed-area', 'WM-MOVE-3', 'to']]);
    expect(refused('custodians-1', 14)).toEqual([
      ['warmaster/already-moved', 'WM-MOVE-6', 'unit'],
      ['warmaster/not-adjacent', 'WM-MOVE-3', 'to'],
    ]);
    expect(refused('custodians-2', 34)).toEqual([
      ['warmaster/not-aboard', 'WM-MOVE-3', 'unit'],
      ['warmaster/not-adjacent', 'WM-MOVE-3', 'to'],
    ]);
    expect(refused('custodians-3', 34)).toEqual([['warmaster/must-stop', 'WM-MOVE-2', 'unit']]);
    const traitor = { ...start, phase: 'traitor-movement' } as const;
    expect(plain.check(traitor, move('traitor', 'horus', 54)).map(({ rule, path }) => [rule, path])).toEqual([
      ['WM-MOVE-7', 'unit'],
    ]);
  });

  it('WM-MOVE-2, WM-MOVE-4: a move that is over tells whether the allowance or an enemy ended it', () => {
    const start = table('imperial-movement', { ...stands, emperor: 41, 'custodians-1': 33 });
    const stopped = (unit: string, to: AreaNumber, on: AreaNumber) =>
      plain
        .check(play(plain, start, [move('imperial', unit, to)]).state, move('imperial', unit, on))
        .map(({ code, rule, message }) => [code, rule, message]);
    expect(stopped('emperor', 42, 44)).toEqual([
      ['warmaster/must-stop', 'WM-MOVE-4', '"emperor" has met enemies in area 42, which ends its move'],
    ]);
    expect(stopped('custodians-1', 25, 26)).toEqual([
      ['warmaster/must-stop', 'WM-MOVE-2', '"custodians-1" has entered as many areas as it may'],
    ]);
  });
});

describe('the end of a movement phase', () => {
  it('WM-STACK-1, WM-STACK-3: what is over three is due, the active side first, area by area', () => {
    const crowd = table(
      'traitor-movement',
      {
        emperor: 35,
        'custodians-1': 35,
        'custodians-2': 35,
        'custodians-3': 35,
        'rogal-dorn': 33,
        sanguinius: 33,
        'blood-angels-1': 33,
        horus: 41,
        'crew-1': 41,
        'crew-2': 41,
        'crew-3': 41,
        'crew-4': 41,
        'daemons-1': 33,
        'daemons-2': 33,
        magnus: 33,
        angron: 33,
        'crew-5': 'reserve',
        'crew-6': 'cup',
      },
      { moving: { unit: 'horus', left: 2 }, moved: ['horus'] },
    );
    const { state, events } = play(plain, crowd, [end('traitor')]);
    expect(events).toEqual([]);
    expect([state.phase, state.moving, state.moved]).toEqual(['traitor-movement', null, ['horus']]);
    const due = [
      { side: 'traitor', area: 33, count: 1 },
      { side: 'traitor', area: 41, count: 2 },
      { side: 'imperial', area: 35, count: 1 },
    ];
    expect(state.agenda).toEqual([
      { type: 'losses', due, marked: [], cause: 'stacking' },
      { type: 'close-phase' },
    ]);
    expect(plain.toAct(state)).toEqual(['traitor']);
    const after = play(plain, state, [
      lose('traitor', 'angron'),
      lose('traitor', 'crew-1'),
      lose('traitor', 'crew-4'),
      lose('imperial', 'custodians-2'),
    ]);
    expect(after.events[0]).toEqual({
      type: 'destroyed',
      units: ['angron', 'crew-1', 'crew-4', 'custodians-2'],
      cause: 'stacking',
    });
    expect(after.state.phase).toBe('traitor-combat');
  });

  it('WM-STACK-2: four that are not aboard, or of both sides together, are none too many', () => {
    const start = table('imperial-movement', {
      emperor: 35,
      'custodians-1': 35,
      'custodians-2': 35,
      'crew-1': 35,
      'custodians-3': 'reserve',
      'blood-angels-1': 'reserve',
      'blood-angels-2': 'reserve',
      'blood-angels-3': 'reserve',
      horus: [56, 'down'],
    });
    const { state, events } = play(plain, start, [end('imperial')]);
    expect(events).toEqual([{ type: 'phase-began', turn: 3, phase: 'imperial-combat' }]);
    expect(codes(plain, state, { type: 'fight', player: 'imperial', area: 35 })).toEqual([]);
  });
});
