import { describe, expect, it } from 'vitest';
import {
  defineEdition,
  type Party,
  type WarmasterAction,
  type WarmasterState,
  warmasterGame,
} from 'wargame-rules/warmaster';
import { plainEdition } from '../plainEdition';
import { areasOffered, at, codes, end, plain, play, special, table, teleport } from '../table';

const party = (side: 'imperial' | 'traitor', turn: number, ...units: readonly string[]): Party => ({
  side,
  units,
  turn,
  mustGo: turn === 1,
  shown: false,
});

const EMPEROR = ['emperor', 'rogal-dorn', 'custodians-1'];
const ANGELS = ['sanguinius', 'blood-angels-1', 'blood-angels-2'];

/** Turn 1 with two groups to come. */
function firstTurn(): WarmasterState {
  const waiting = Object.fromEntries([...EMPEROR, ...ANGELS].map((unit) => [unit, 'reserve' as const]));
  const guards = {
    'imperial-guard-1': 'reserve',
    'imperial-guard-2': 'reserve',
    'imperial-guard-3': 'reserve',
  } as const;
  return table(
    'imperial-reinforcement',
    { ...waiting, ...guards, horus: [56, 'down'] },
    { turn: 1, parties: [party('imperial', 1, ...ANGELS), party('imperial', 1, ...EMPEROR)] },
  );
}

/** The Traitor player's phase, with so many units in the cup. */
function traitorPhase(...cup: readonly string[]): WarmasterState {
  return table(
    'traitor-reinforcement',
    { horus: [56, 'down'], emperor: 14, ...Object.fromEntries(cup.map((unit) => [unit, 'cup' as const])) },
    { reinforcementsDue: cup.length > 0 },
  );
}

const reinforce: WarmasterAction = { type: 'reinforce', player: 'traitor' };
const place = (player: 'imperial' | 'traitor', area: 14 | 22 | 35 | 42): WarmasterAction => ({
  type: 'place',
  player,
  area,
});

describe('Imperial reinforcements', () => {
  it("WM-REIN-1, C57: the Emperor's group first, one roll for the whole group, all to one area", () => {
    const start = firstTurn();
    expect(plain.actions(start, 'imperial')).toEqual([teleport('imperial', ...EMPEROR)]);
    expect(codes(plain, start, teleport('imperial', ...ANGELS))).toEqual(['warmaster/emperor-first']);
    const { state } = play(plain, start, [teleport('imperial', ...EMPEROR)], [5, 3]);
    expect(EMPEROR.map((unit) => at(state, unit))).toEqual([53, 53, 53]);
    expect(plain.actions(state, 'imperial')).toEqual([teleport('imperial', ...ANGELS)]);
  });

  it('WM-REIN-1: all groups must go before the phase ends; it ends by itself when they have', () => {
    const { state } = play(plain, firstTurn(), [teleport('imperial', ...EMPEROR)], [5, 3]);
    expect(codes(plain, state, end('imperial'))).toEqual(['warmaster/still-due']);
    const after = play(plain, state, [teleport('imperial', ...ANGELS)], [2, 2]).state;
    expect(after.phase).toBe('imperial-movement');
  });

  it('WM-REIN-2: the Guards come on turn 2, each with a roll of his own', () => {
    const guards = ['imperial-guard-1', 'imperial-guard-2', 'imperial-guard-3'];
    const before = table(
      'traitor-movement',
      {
        emperor: 14,
        horus: [56, 'down'],
        ...Object.fromEntries(guards.map((unit) => [unit, 'reserve' as const])),
      },
      { turn: 1 },
    );
    const { state } = play(plain, before, [end('traitor')]);
    expect([state.turn, state.phase]).toEqual([2, 'imperial-reinforcement']);
    expect(plain.actions(state, 'imperial')).toEqual(guards.map((unit) => teleport('imperial', unit)));
    const landed = play(
      plain,
      state,
      guards.map((unit) => teleport('imperial', unit)),
      [2, 1, 2, 2, 2, 1],
    ).state;
    expect(guards.map((unit) => at(landed, unit))).toEqual([21, 22, 21]);
    const third = play(plain, { ...before, turn: 2 }, [end('traitor')]).state;
    expect(third.phase).toBe('imperial-movement');
  });

  it('WM-REIN-2: nobody but Imperial units comes as a Guard, whatever traits an edition gives to Traitors', () => {
    const counters = plainEdition.counters.map((counter) =>
      counter.id === 'crew-1' ? { ...counter, traits: ['guard' as const] } : counter,
    );
    const game = warmasterGame({ ...plainEdition, counters });
    const before = table('traitor-movement', { 'crew-1': [33, 'down'], horus: [56, 'down'] }, { turn: 1 });
    const { parties } = play(game, before, [end('traitor')]).state;
    expect(parties.map(({ units }) => units)).toEqual([
      ['imperial-guard-1'],
      ['imperial-guard-2'],
      ['imperial-guard-3'],
    ]);
  });

  it('WM-REIN-5: reinforcements arrive face up, and may move at once', () => {
    const { state } = play(
      plain,
      firstTurn(),
      [teleport('imperial', ...EMPEROR), teleport('imperial', ...ANGELS)],
      [5, 3, 2, 2],
    );
    const arrived = state.units.filter(({ at: area }) => area === 53 || area === 22);
    expect(arrived).toHaveLength(6);
    expect(arrived.every(({ faceUp }) => faceUp)).toBe(true);
    expect(areasOffered(plain, state, 'imperial')).toContain(52);
  });
});

describe('Traitor reinforcements', () => {
  it('WM-REIN-3: a D6 for one to three units, drawn blindly, each with a roll of its own', () => {
    const start = traitorPhase('angron', 'magnus', 'daemons-1', 'daemons-2');
    expect(plain.actions(start, 'traitor')).toEqual([reinforce]);
    const { state } = play(plain, start, [reinforce], [3, 2, 3]);
    expect(plain.actions(state, 'traitor')).toEqual([
      teleport('traitor', 'magnus'),
      teleport('traitor', 'daemons-2'),
    ]);
    const landed = play(plain, state, [teleport('traitor', 'daemons-2')], [4, 5]).state;
    expect(at(landed, 'daemons-2')).toBe(45);
    expect(at(landed, 'magnus')).toBe('reserve');
    expect(at(landed, 'angron')).toBe('cup');
  });

  it('WM-REIN-3, C62: fewer come where the cup holds fewer, and it never gives one twice', () => {
    const { state } = play(plain, traitorPhase('angron'), [reinforce], [6]);
    expect(state.parties.map(({ units }) => units)).toEqual([['angron']]);
    expect(state.units.filter(({ at: place }) => place === 'cup')).toEqual([]);
  });

  it('WM-REIN-3, C09: no roll for an empty cup', () => {
    const before = table('imperial-movement', { emperor: 14, horus: [56, 'down'] });
    const { state } = play(plain, before, [end('imperial')]);
    expect(state.phase).toBe('traitor-movement');
    expect(codes(plain, { ...state, phase: 'traitor-reinforcement', turn: 9 }, reinforce)).toEqual([
      'warmaster/already-drawn',
    ]);
  });
});

describe('a teleport', () => {
  it('WM-TELE-1: 11 destroys the units', () => {
    const { state, events } = play(
      plain,
      traitorPhase('angron'),
      [reinforce, teleport('traitor', 'angron')],
      [1, 1, 1],
    );
    expect(at(state, 'angron')).toBe('destroyed');
    expect(events).toContainEqual({ type: 'destroyed', units: ['angron'], cause: 'teleport' });
  });

  it('WM-TELE-2: 12 and 13 delay; the group stays a group, and may try again in the next phase or later', () => {
    const { state } = play(
      plain,
      firstTurn(),
      [teleport('imperial', ...EMPEROR), teleport('imperial', ...ANGELS)],
      [1, 3, 2, 2],
    );
    expect(state.phase).toBe('imperial-movement');
    expect(EMPEROR.map((unit) => at(state, unit))).toEqual(['reserve', 'reserve', 'reserve']);
    const later = play(plain, state, [end('imperial'), end('traitor')]).state;
    expect([later.turn, later.phase]).toEqual([2, 'imperial-reinforcement']);
    const offered = plain.actions(later, 'imperial') ?? [];
    expect(offered[0]).toEqual(teleport('imperial', ...EMPEROR));
    expect(offered).toHaveLength(4);
    const guards = ['imperial-guard-1', 'imperial-guard-2', 'imperial-guard-3'];
    const waiting = play(
      plain,
      later,
      guards.map((unit) => teleport('imperial', unit)),
      [2, 1, 2, 1, 2, 1],
    ).state;
    expect(plain.actions(waiting, 'imperial')).toEqual([teleport('imperial', ...EMPEROR), end('imperial')]);
    const third = play(plain, waiting, [end('imperial'), end('imperial'), end('traitor')]).state;
    expect([third.turn, third.phase]).toEqual([3, 'imperial-reinforcement']);
    const landed = play(plain, third, [teleport('imperial', ...EMPEROR)], [5, 3]).state;
    expect(EMPEROR.map((unit) => at(landed, unit))).toEqual([53, 53, 53]);
  });

  it('WM-TELE-2: a delayed unit does not try again in the same phase, nor go back to the cup', () => {
    const { state } = play(
      plain,
      traitorPhase('angron', 'magnus', 'daemons-1'),
      [reinforce, teleport('traitor', 'angron')],
      [3, 1, 1, 1, 2],
    );
    expect(at(state, 'angron')).toBe('reserve');
    expect(plain.actions(state, 'traitor')).toEqual([teleport('traitor', 'magnus')]);
    expect(codes(plain, state, teleport('traitor', 'angron'))).toEqual(['warmaster/too-early']);
    expect(plain.view(state, 'imperial').units).toContainEqual({
      id: 'angron',
      at: 'reserve',
      faceUp: false,
    });
  });

  it('WM-TELE-3: a roll may lead into a reactor area; what that does is for the edition to say', () => {
    const steps = [teleport('imperial', ...EMPEROR)];
    expect(at(play(plain, firstTurn(), steps, [2, 2]).state, 'rogal-dorn')).toBe(22);
    const { state } = play(special, firstTurn(), steps, [2, 2, 4, 3, 6]);
    expect(EMPEROR.map((unit) => at(state, unit))).toEqual([22, 'destroyed', 22]);
  });

  it('WM-TELE-4: 61 to 66 let the owner choose any area except a reactor', () => {
    const { state } = play(plain, firstTurn(), [teleport('imperial', ...EMPEROR)], [6, 1]);
    expect(plain.toAct(state)).toEqual(['imperial']);
    const offered = areasOffered(plain, state, 'imperial');
    expect(offered).toHaveLength(25);
    expect(codes(plain, state, place('imperial', 22))).toEqual(['warmaster/reactor']);
    expect(codes(plain, state, teleport('imperial', ...ANGELS))).toEqual(['warmaster/not-now']);
    const landed = play(plain, state, [place('imperial', 35)]).state;
    expect(EMPEROR.map((unit) => at(landed, unit))).toEqual([35, 35, 35]);
  });

  it('WM-TELE-5: a Destroyed Area can not be chosen; rolled, it destroys or delays as the edition says', () => {
    const damaged = { ...firstTurn(), destroyedAreas: [53 as const, 14 as const] };
    const chosen = play(plain, damaged, [teleport('imperial', ...EMPEROR)], [6, 6]).state;
    expect(areasOffered(plain, chosen, 'imperial')).toHaveLength(23);
    expect(codes(plain, chosen, place('imperial', 14))).toEqual(['warmaster/destroyed-area']);
    const gone = play(plain, damaged, [teleport('imperial', ...EMPEROR)], [5, 3]).state;
    expect(gone.outcome?.winners).toEqual(['traitor']);
    const kind = warmasterGame(defineEdition({ ...plainEdition, teleportIntoDestroyedArea: 'delayed' }));
    const waits = play(kind, damaged, [teleport('imperial', ...EMPEROR)], [5, 3]).state;
    expect(waits.outcome).toBeNull();
    expect(waits.parties.find(({ units }) => units.includes('emperor'))).toMatchObject({
      turn: 2,
      mustGo: false,
    });
  });

  it('WM-TELE-5: where nothing is left to be chosen, a perfect teleport waits', () => {
    const all = plainEdition.areas.filter(({ kind }) => kind !== 'reactor').map(({ number }) => number);
    const damaged = { ...firstTurn(), destroyedAreas: all };
    const { state } = play(plain, damaged, [teleport('imperial', ...EMPEROR)], [6, 6]);
    expect(plain.actions(state, 'imperial')).toEqual([teleport('imperial', ...ANGELS)]);
    expect(state.parties.find(({ units }) => units.includes('emperor'))).toMatchObject({ turn: 2 });
  });

  it('WM-TELE-6: the Emperor lost in a teleport is dead, and the game over there and then', () => {
    const { state } = play(plain, firstTurn(), [teleport('imperial', ...EMPEROR)], [1, 1]);
    expect(state.outcome).toEqual({
      winners: ['traitor'],
      reasons: [{ message: 'the Emperor is dead', rule: 'WM-END-1' }],
    });
    expect(plain.toAct(state)).toEqual([]);
    expect(plain.actions(state, 'imperial')).toEqual([]);
  });

  it('WM-TELE-7, C64: units may be put among enemies, and above the stacking limit', () => {
    const crowd = table(
      'imperial-reinforcement',
      { emperor: 53, 'blood-angels-1': 53, 'custodians-1': 53, 'rogal-dorn': 'reserve', horus: [53, 'down'] },
      { parties: [party('imperial', 2, 'rogal-dorn')] },
    );
    const { state } = play(plain, crowd, [teleport('imperial', 'rogal-dorn')], [5, 3]);
    expect(state.phase).toBe('imperial-movement');
    expect(state.units.filter(({ at: area }) => area === 53)).toHaveLength(5);
  });

  it('WM-SET-4: who is no group that waits is refused, and so is an enemy group', () => {
    const start = firstTurn();
    expect(codes(plain, start, teleport('imperial', 'emperor', 'rogal-dorn', 'sanguinius'))).toEqual([
      'warmaster/no-such-party',
    ]);
    expect(codes(plain, start, teleport('imperial'))).toEqual(['warmaster/no-such-party']);
    expect(codes(plain, start, teleport('imperial', 'emperor', 'emperor', 'rogal-dorn'))).toEqual([
      'warmaster/no-such-party',
    ]);
    expect(codes(plain, start, teleport('imperial', 'horus'))).toEqual(['warmaster/not-yours']);
    const wild = teleport('imperial', ...[...EMPEROR].reverse());
    expect(codes(plain, start, wild)).toEqual(['warmaster/no-such-party']);
    expect(codes(plain, start, plain.parse.action(wild))).toEqual([]);
  });
});
