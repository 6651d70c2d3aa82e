import { describe, expect, it } from 'vitest';
import { areasOffered, at, codes, end, fight, lose, move, plain, play, special, table } from '../table';

describe('the Bridge', () => {
  it('WM-MOVE-1: in Traitor hands at the start; then whoever is on it alone, face up', () => {
    const start = table('imperial-movement', { emperor: 35, horus: [56, 'down'], 'crew-1': [41, 'down'] });
    expect(start.bridge).toBe('traitor');
    const { state, events } = play(plain, start, [move('imperial', 'emperor', 42)]);
    expect(state.bridge).toBe('imperial');
    expect(events).toContainEqual({ type: 'bridge-taken', side: 'imperial' });
  });

  it('WM-MOVE-1: with nobody face up there, or both sides, control stays where it was', () => {
    const imperial = { bridge: 'imperial' as const };
    const left = play(plain, table('imperial-movement', { emperor: 42 }, imperial), [
      move('imperial', 'emperor', 35),
    ]);
    expect(left.state.bridge).toBe('imperial');
    const hidden = table('imperial-movement', { emperor: 35, 'crew-1': [42, 'down'] });
    expect(play(plain, hidden, [move('imperial', 'emperor', 42)]).state.bridge).toBe('imperial');
    const both = table('imperial-movement', { emperor: 35, 'crew-1': 42 });
    expect(play(plain, both, [move('imperial', 'emperor', 42)]).state.bridge).toBe('traitor');
    const ours = table('imperial-movement', { emperor: 35, 'crew-1': 42 }, imperial);
    expect(play(plain, ours, [move('imperial', 'emperor', 42)]).state.bridge).toBe('imperial');
    const untouched = table('imperial-movement', { emperor: 35, horus: [42, 'down'] }, imperial);
    expect(play(plain, untouched, [end('imperial')]).state.bridge).toBe('imperial');
  });

  it('WM-MOVE-2: its controller moves up to three areas, the other side one', () => {
    const start = table('imperial-movement', { emperor: 14, 'custodians-1': 14, horus: [56, 'down'] });
    const one = play(plain, start, [move('imperial', 'emperor', 21)]).state;
    expect(codes(plain, one, move('imperial', 'emperor', 24))).toEqual(['warmaster/must-stop']);
    const ours = { ...start, bridge: 'imperial' as const };
    const three = play(
      plain,
      ours,
      [21, 24, 32].map((area) => move('imperial', 'emperor', area as 21)),
    ).state;
    expect(at(three, 'emperor')).toBe(32);
    expect(codes(plain, three, move('imperial', 'emperor', 41))).toEqual(['warmaster/must-stop']);
  });

  it('WM-MOVE-2: with the Bridge destroyed both sides move one area', () => {
    const destroyed = { bridge: null, destroyedAreas: [42 as const] };
    const imperial = table('imperial-movement', { emperor: 14, horus: [56, 'down'] }, destroyed);
    const moved = play(plain, imperial, [move('imperial', 'emperor', 21)]).state;
    expect(codes(plain, moved, move('imperial', 'emperor', 24))).toEqual(['warmaster/must-stop']);
    const traitor = table('traitor-movement', { horus: 56, emperor: 14 }, destroyed);
    const gone = play(plain, traitor, [move('traitor', 'horus', 54)]).state;
    expect(codes(plain, gone, move('traitor', 'horus', 51))).toEqual(['warmaster/must-stop']);
    expect(gone.bridge).toBeNull();
  });

  it('WM-MOVE-8: the allowance is read when a unit starts, so taking the Bridge helps those who move after', () => {
    const start = table('imperial-movement', { emperor: 35, 'custodians-1': 35, horus: [56, 'down'] });
    const { state } = play(plain, start, [move('imperial', 'emperor', 42)]);
    expect(codes(plain, state, move('imperial', 'emperor', 44))).toEqual(['warmaster/must-stop']);
    const far = play(
      plain,
      state,
      [33, 25, 22].map((area) => move('imperial', 'custodians-1', area as 33)),
    ).state;
    expect(at(far, 'custodians-1')).toBe(22);
  });

  it('WM-MOVE-8: passing over the Bridge takes it', () => {
    const start = table(
      'traitor-movement',
      { angron: 35, 'daemons-1': 56, emperor: 14, horus: [16, 'down'] },
      { bridge: 'imperial' },
    );
    const there = play(plain, start, [move('traitor', 'angron', 42)]).state;
    expect(there.bridge).toBe('traitor');
    expect(codes(plain, there, move('traitor', 'angron', 41))).toEqual(['warmaster/must-stop']);
  });
});

describe('moves', () => {
  const ours = { bridge: 'imperial' as const };

  it('WM-MOVE-3: through adjacent areas, never into a Destroyed Area', () => {
    const start = table(
      'imperial-movement',
      { emperor: 35, horus: [56, 'down'] },
      { ...ours, destroyedAreas: [33] },
    );
    expect(areasOffered(plain, start, 'imperial')).toEqual([32, 34, 36, 42]);
    expect(codes(plain, start, move('imperial', 'emperor', 33))).toEqual(['warmaster/destroyed-area']);
    expect(codes(plain, start, move('imperial', 'emperor', 14))).toEqual(['warmaster/not-adjacent']);
  });

  it('WM-MOVE-4, C79: an area with an enemy, face down or up, ends the move', () => {
    for (const enemy of [42, [42, 'down']] as const) {
      const start = table('imperial-movement', { emperor: 35, 'crew-1': enemy, horus: [56, 'down'] }, ours);
      const { state } = play(plain, start, [move('imperial', 'emperor', 42)]);
      expect(state.moving).toEqual({ unit: 'emperor', left: 0 });
      expect(codes(plain, state, move('imperial', 'emperor', 41))).toEqual(['warmaster/must-stop']);
    }
  });

  it('WM-MOVE-5: a unit among enemies may move out, and stops at the next area with enemies', () => {
    const start = table(
      'imperial-movement',
      { emperor: 35, 'crew-1': 35, 'crew-2': [42, 'down'], horus: [56, 'down'] },
      ours,
    );
    const out = play(plain, start, [move('imperial', 'emperor', 33), move('imperial', 'emperor', 25)]).state;
    expect(at(out, 'emperor')).toBe(25);
    const stopped = play(plain, start, [move('imperial', 'emperor', 42)]).state;
    expect(stopped.moving?.left).toBe(0);
    const back = play(plain, start, [move('imperial', 'emperor', 33), move('imperial', 'emperor', 35)]).state;
    expect(back.moving?.left).toBe(0);
  });

  it('WM-MOVE-6, C83: once the next unit starts, an earlier move is final; no unit moves twice', () => {
    const start = table('imperial-movement', { emperor: 35, 'custodians-1': 35, horus: [56, 'down'] }, ours);
    const { state } = play(plain, start, [
      move('imperial', 'emperor', 33),
      move('imperial', 'custodians-1', 34),
    ]);
    expect(codes(plain, state, move('imperial', 'emperor', 25))).toEqual(['warmaster/already-moved']);
    const next = play(plain, state, [move('imperial', 'custodians-1', 26), end('imperial')]).state;
    expect(next.moved).toEqual([]);
  });

  it('WM-MOVE-6, C83: the first step of the next unit seals the move before it, and no other step seals', () => {
    const start = table('imperial-movement', { emperor: 35, 'custodians-1': 35, horus: [56, 'down'] }, ours);
    const { seals } = play(plain, start, [
      move('imperial', 'emperor', 33),
      move('imperial', 'emperor', 25),
      move('imperial', 'custodians-1', 34),
      move('imperial', 'custodians-1', 26),
      end('imperial'),
    ]);
    expect(seals).toEqual([null, null, 'commit', null, null]);
  });

  it('WM-MOVE-6: a player may move none', () => {
    const start = table('imperial-movement', { emperor: 35, horus: [56, 'down'] });
    expect(plain.actions(start, 'imperial')).toContainEqual(end('imperial'));
    expect(play(plain, start, [end('imperial')]).state.phase).toBe('traitor-movement');
  });

  it('WM-MOVE-7, C81: the Traitor moves only what is face up', () => {
    const start = table('traitor-movement', { horus: [56, 'down'], angron: 54, emperor: 14 });
    expect(codes(plain, start, move('traitor', 'horus', 54))).toEqual(['warmaster/face-down']);
    const movers = new Set(
      (plain.actions(start, 'traitor') ?? []).flatMap((a) => (a.type === 'move' ? [a.unit] : [])),
    );
    expect([...movers]).toEqual(['angron']);
  });

  it('refuses units that are not aboard, not there, or not the player’s, and says no more of the last', () => {
    const start = table('imperial-movement', { emperor: 35, horus: [34, 'down'], 'custodians-1': 'reserve' });
    expect(codes(plain, start, move('imperial', 'custodians-1', 35))).toEqual([
      'warmaster/not-aboard',
      'warmaster/not-adjacent',
    ]);
    expect(codes(plain, start, move('imperial', 'horus', 36))).toEqual(['warmaster/not-yours']);
    expect(codes(plain, start, move('imperial', 'lorgar', 36))).toEqual(['warmaster/unknown-unit']);
  });

  it('WM-TURN-1: an action outside its phase is refused', () => {
    const start = table('imperial-movement', { emperor: 35, 'crew-1': 35, horus: [56, 'down'] });
    expect(codes(plain, start, { type: 'fight', player: 'imperial', area: 35 })).toEqual([
      'warmaster/not-now',
    ]);
    expect(codes(plain, start, move('traitor', 'crew-1', 33))).toEqual(['warmaster/not-your-decision']);
    expect(() => play(plain, start, [move('traitor', 'crew-1', 33)])).toThrow(
      expect.objectContaining({ code: 'warmaster/not-your-decision' }),
    );
  });
});

describe('the stacking limit', () => {
  const four = { 'custodians-1': 35, 'custodians-2': 35, 'custodians-3': 35, emperor: 33 } as const;

  it('WM-STACK-2, C64: does not matter while moving', () => {
    const start = table('imperial-movement', { ...four, horus: [56, 'down'] }, { bridge: 'imperial' });
    const through = play(plain, start, [
      move('imperial', 'emperor', 35),
      move('imperial', 'emperor', 36),
    ]).state;
    expect(at(through, 'emperor')).toBe(36);
    const swapped = play(plain, start, [
      move('imperial', 'emperor', 35),
      move('imperial', 'custodians-2', 33),
      end('imperial'),
    ]);
    expect(swapped.events.filter(({ type }) => type === 'destroyed')).toEqual([]);
  });

  it('WM-STACK-1, C65: counts each side on its own', () => {
    const start = table('imperial-movement', {
      'custodians-1': 35,
      'custodians-2': 35,
      'custodians-3': 35,
      'crew-1': 35,
      'crew-2': 35,
      'crew-3': 35,
      emperor: 14,
      horus: [56, 'down'],
    });
    const { state, events } = play(plain, start, [end('imperial')]);
    expect(state.phase).toBe('imperial-combat');
    expect(events.filter(({ type }) => type === 'destroyed')).toEqual([]);
  });

  it('WM-STACK-2, C64, C65: is not asked for when a combat phase ends, but at the end of either side’s movement', () => {
    const start = table('imperial-combat', {
      ...four,
      'rogal-dorn': 35,
      'crew-1': 35,
      'crew-2': 35,
      'crew-3': 35,
      horus: [56, 'down'],
    });
    const fought = play(plain, start, [fight('imperial', 35), { type: 'keep', player: 'imperial' }], [2]);
    expect(fought.state.phase).toBe('traitor-movement');
    expect(fought.events.filter(({ type }) => type === 'destroyed')).toEqual([]);
    const { state } = play(plain, fought.state, [end('traitor')]);
    expect(plain.toAct(state)).toEqual(['imperial']);
    const { state: after, events } = play(plain, state, [lose('imperial', 'custodians-3')]);
    expect(events).toContainEqual({ type: 'destroyed', units: ['custodians-3'], cause: 'stacking' });
    expect(after.units.filter(({ at: area }) => area === 35)).toHaveLength(6);
    expect(after.phase).toBe('traitor-combat');
  });

  it('WM-STACK-3: excess is removed at the end of the phase, of the owner’s choice', () => {
    const start = table('imperial-movement', { ...four, horus: [56, 'down'] });
    const { state } = play(plain, start, [move('imperial', 'emperor', 35), end('imperial')]);
    expect(plain.toAct(state)).toEqual(['imperial']);
    expect(plain.actions(state, 'imperial')).toHaveLength(4);
    expect(codes(plain, state, lose('imperial', 'horus'))).toEqual(['warmaster/not-yours']);
    const { state: after } = play(plain, state, [lose('imperial', 'custodians-2')]);
    expect(at(after, 'custodians-2')).toBe('destroyed');
    expect(after.phase).toBe('traitor-movement');
  });

  it('WM-STACK-3: removing the Emperor this way ends the game', () => {
    const start = table('imperial-movement', { ...four, horus: [56, 'down'] });
    const { state } = play(plain, start, [
      move('imperial', 'emperor', 35),
      end('imperial'),
      lose('imperial', 'emperor'),
    ]);
    expect(state.outcome?.winners).toEqual(['traitor']);
  });

  it('C64, C66: five with one name: exactly two are removed, none twice', () => {
    const start = table('traitor-movement', {
      'crew-1': 35,
      'crew-2': 35,
      'crew-3': 35,
      'crew-4': 35,
      'crew-5': 35,
      horus: [56, 'down'],
      emperor: 14,
    });
    const { state: one } = play(plain, start, [end('traitor'), lose('traitor', 'crew-4')]);
    expect(codes(plain, one, lose('traitor', 'crew-4'))).toEqual(['warmaster/already-chosen']);
    expect(codes(plain, one, lose('traitor', 'horus'))).toEqual(['warmaster/not-there']);
    expect(codes(plain, one, lose('traitor', 'crew-9'))).toEqual(['warmaster/unknown-unit']);
    const { state } = play(plain, one, [lose('traitor', 'crew-2')]);
    expect(state.units.filter(({ at: area }) => area === 35).map(({ id }) => id)).toEqual([
      'crew-1',
      'crew-3',
      'crew-5',
    ]);
  });

  it('WM-STACK-4: a counter removed face down is accounted for, and shown', () => {
    const start = table('traitor-movement', {
      angron: 35,
      magnus: 35,
      'daemons-1': 35,
      'trap-1': [35, 'down'],
      horus: [56, 'down'],
      emperor: 14,
    });
    const { state, events, seals } = play(plain, start, [end('traitor'), lose('traitor', 'trap-1')]);
    expect(state.units.filter(({ at: area }) => area === 35)).toHaveLength(3);
    expect(events).toContainEqual({ type: 'destroyed', units: ['trap-1'], cause: 'stacking' });
    expect(seals.at(-1)).toBe('reveal');
    expect(plain.view(state, 'imperial').units).toContainEqual({
      id: 'trap-1',
      at: 'destroyed',
      faceUp: true,
    });
  });
});

describe('Horus', () => {
  it('WM-REV-3: shows himself when he likes in his movement phase, and then moves', () => {
    const start = table('traitor-movement', { horus: [56, 'down'], 'crew-1': [14, 'down'], emperor: 16 });
    const show = { type: 'special', player: 'traitor', rule: 'horus-shows-himself', unit: 'horus' } as const;
    expect(special.actions(start, 'traitor')).toContainEqual(show);
    expect(codes(special, start, { ...show, unit: 'crew-1' })).toEqual(['warmaster/no-such-choice']);
    expect(codes(plain, start, show)).toEqual(['warmaster/no-such-choice']);
    const { state, seals } = play(special, start, [show, move('traitor', 'horus', 54)]);
    expect(seals).toEqual(['reveal', null]);
    expect(at(state, 'horus')).toBe(54);
    expect(codes(special, state, show)).toEqual(['warmaster/no-such-choice']);
  });
});
