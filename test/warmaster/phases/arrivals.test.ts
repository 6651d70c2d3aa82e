import { describe, expect, it } from 'vitest';
import type { Party, WarmasterAction, WarmasterState } from 'wargame-rules/warmaster';
import { end, plain, play, table, teleport } from '../table';

const reinforce: WarmasterAction = { type: 'reinforce', player: 'traitor' };
const waits = (units: readonly string[], changes: Partial<Party> = {}): Party => ({
  side: 'imperial',
  units,
  turn: 1,
  mustGo: true,
  shown: false,
  ...changes,
});

const EMPEROR = ['emperor', 'rogal-dorn', 'custodians-1'];
const ANGELS = ['sanguinius', 'blood-angels-1', 'blood-angels-2'];

function firstTurn(...parties: readonly Party[]): WarmasterState {
  const waiting = Object.fromEntries([...EMPEROR, ...ANGELS].map((unit) => [unit, 'reserve' as const]));
  return table('imperial-reinforcement', { ...waiting, horus: [56, 'down'] }, { turn: 1, parties });
}

/** Why an action is refused: the code, the clause, and where the fault is. */
function refused(state: WarmasterState, action: WarmasterAction) {
  return plain.check(state, action).map(({ code, rule, path }) => [code, rule, path]);
}

describe('what comes as a reinforcement phase begins', () => {
  it('WM-REIN-2: the Guards on turn 2, each on his own, known to both sides, and with no choice but to go', () => {
    const guards = ['imperial-guard-1', 'imperial-guard-2', 'imperial-guard-3'];
    const reserve = Object.fromEntries(guards.map((unit) => [unit, 'reserve' as const]));
    const before = table('traitor-movement', { emperor: 14, horus: [56, 'down'], ...reserve }, { turn: 1 });
    const { state } = play(plain, before, [end('traitor')]);
    expect(state.parties).toEqual(guards.map((unit) => waits([unit], { turn: 2, shown: true })));
    expect(refused(state, end('imperial'))).toEqual([['warmaster/still-due', 'WM-TURN-2', undefined]]);
    const steps = guards.map((unit) => teleport('imperial', unit));
    const { events, seals } = play(plain, state, steps.slice(0, 2), [2, 1, 1, 2]);
    expect(seals).toEqual([null, null]);
    expect(events).toEqual([
      { type: 'teleported', side: 'imperial', units: ['imperial-guard-1'], roll: 21, result: 'area-rolled' },
      { type: 'placed', units: ['imperial-guard-1'], area: 21 },
      { type: 'teleported', side: 'imperial', units: ['imperial-guard-2'], roll: 12, result: 'delayed' },
      { type: 'delayed', units: ['imperial-guard-2'] },
    ]);
  });

  it('WM-REIN-3: a roll of the Traitor player, while there is something in the cup', () => {
    const stands = { emperor: 14, horus: [56, 'down'], 'crew-1': 54, 'daemons-1': 'cup' } as const;
    const { state } = play(plain, table('imperial-movement', stands), [end('imperial')]);
    expect([state.phase, state.reinforcementsDue]).toEqual(['traitor-reinforcement', true]);
    expect(plain.actions(state, 'traitor')).toEqual([reinforce]);
    expect(refused(state, end('traitor'))).toEqual([['warmaster/still-due', 'WM-TURN-2', undefined]]);
    const { state: drawn, events } = play(plain, state, [reinforce], [3]);
    expect(events).toEqual([{ type: 'drawn', units: ['daemons-1'], area: null }]);
    expect(drawn.parties).toEqual([waits(['daemons-1'], { side: 'traitor', turn: 3, shown: true })]);
    expect(refused(drawn, reinforce)).toEqual([['warmaster/already-drawn', 'WM-REIN-3', undefined]]);
    const empty = play(plain, table('imperial-movement', { ...stands, 'daemons-1': 54 }), [end('imperial')]);
    expect([empty.state.phase, empty.state.reinforcementsDue]).toEqual(['traitor-movement', false]);
  });
});

describe('who teleports', () => {
  it("WM-REIN-1: the Emperor's group goes first while it must; delayed, it holds up nobody", () => {
    const first = firstTurn(waits(ANGELS), waits(EMPEROR));
    expect(refused(first, teleport('imperial', ...ANGELS))).toEqual([
      ['warmaster/emperor-first', 'WM-REIN-1', 'units'],
    ]);
    const { state, seals } = play(plain, first, [teleport('imperial', ...EMPEROR)], [1, 2]);
    expect(seals).toEqual(['reveal']);
    expect(state.parties).toEqual([waits(ANGELS), waits(EMPEROR, { turn: 2, mustGo: false, shown: true })]);
    expect(plain.actions(state, 'imperial')).toEqual([teleport('imperial', ...ANGELS)]);
    const second = { ...state, turn: 2 };
    expect(plain.actions(second, 'imperial')).toEqual([
      teleport('imperial', ...ANGELS),
      teleport('imperial', ...EMPEROR),
    ]);
    expect(refused(second, teleport('imperial', ...ANGELS))).toEqual([]);
  });

  it('WM-TURN-2: who must go on a later turn does not hold up this one', () => {
    const start = firstTurn(waits(ANGELS, { mustGo: false }), waits(EMPEROR, { turn: 2 }));
    expect(refused(start, end('imperial'))).toEqual([]);
    expect(refused({ ...start, turn: 2 }, end('imperial'))).toEqual([
      ['warmaster/still-due', 'WM-TURN-2', undefined],
    ]);
  });

  it('WM-REIN-1: a group goes whole, and nobody with it', () => {
    const start = firstTurn(waits(EMPEROR), waits(ANGELS));
    const none = [['warmaster/no-such-party', 'WM-REIN-1', 'units']];
    expect(refused(start, teleport('imperial', ...EMPEROR, 'sanguinius'))).toEqual(none);
    expect(refused(start, teleport('imperial', 'emperor', 'rogal-dorn'))).toEqual(none);
    expect(refused(start, teleport('imperial', ...EMPEROR))).toEqual([]);
  });

  it('WM-REIN-1, WM-TELE-2: every refusal names the clause, and where in the action the fault is', () => {
    const start = firstTurn(waits(EMPEROR), waits(ANGELS, { turn: 2 }));
    expect(refused(start, teleport('imperial', 'emperor', 'horus', 'nobody'))).toEqual([
      ['warmaster/not-yours', 'WM-REIN-1', 'units[1]'],
      ['warmaster/unknown-unit', 'WM-REIN-1', 'units[2]'],
    ]);
    expect(refused(start, teleport('imperial', ...ANGELS))).toEqual([
      ['warmaster/too-early', 'WM-TELE-2', 'units'],
      ['warmaster/emperor-first', 'WM-REIN-1', 'units'],
    ]);
  });

  it('WM-TELE-1, WM-TELE-5: what destroyed units is told of: the teleport, or the area that was gone', () => {
    const start = { ...firstTurn(waits(ANGELS)), destroyedAreas: [53 as const] };
    const lost = (...faces: readonly number[]) =>
      play(plain, start, [teleport('imperial', ...ANGELS)], faces).events.slice(0, 2);
    expect(lost(1, 1)).toEqual([
      { type: 'teleported', side: 'imperial', units: ANGELS, roll: 11, result: 'destroyed' },
      { type: 'destroyed', units: ANGELS, cause: 'teleport' },
    ]);
    expect(lost(5, 3)).toEqual([
      { type: 'teleported', side: 'imperial', units: ANGELS, roll: 53, result: 'area-rolled' },
      { type: 'destroyed', units: ANGELS, cause: 'destroyed-area' },
    ]);
  });
});
