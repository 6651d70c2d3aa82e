import { describe, expect, it } from 'vitest';
import { AREA_NUMBERS, type AreaNumber } from 'wargame-rules/warmaster';
import { noDice, plain, play, table } from '../table';
import { deploy, eyes, PLAIN } from './deploying';

describe('the deployment', () => {
  it('WM-SET-1: each counter is told of as it is put down, and the areas at the end, in the order of their numbers', () => {
    const from = AREA_NUMBERS.slice(-eyes.length).reverse();
    const deployments = eyes.map((unit, index) => deploy(unit, from[index] as AreaNumber));
    const { events } = play(plain, plain.start(PLAIN, noDice), deployments);
    expect(events).toEqual([
      ...eyes.map((unit, index) => ({ type: 'deployed', unit, area: from[index] })),
      { type: 'deployment-ended', areas: [...from].sort((one, other) => one - other) },
      { type: 'phase-began', turn: 0, phase: 'grouping' },
    ]);
  });

  it('WM-SET-1: goes on with the counters in reserve, and only with those whose back shows the eye', () => {
    const state = table('deployment', { horus: [56, 'down'], 'crew-3': 'reserve', angron: 'reserve' });
    const { state: after, events } = play(plain, state, [deploy('crew-3', 14)]);
    expect(after.phase).toBe('grouping');
    expect(events[1]).toEqual({ type: 'deployment-ended', areas: [14, 56] });
  });

  it('WM-SET-1: with every counter on the board nothing is offered, and nobody is next', () => {
    const state = table('deployment', { horus: [56, 'down'] });
    expect(plain.actions(state, 'traitor')).toEqual([]);
    expect(plain.check(state, deploy('crew-1', 14)).map(({ code }) => code)).toEqual(['warmaster/not-next']);
  });

  it('WM-SET-1: every refusal names the clause, and where in the action the fault is', () => {
    const { state } = play(plain, plain.start(PLAIN, noDice), [deploy('horus', 42)]);
    const refused = (unit: string, area: AreaNumber) =>
      plain.check(state, deploy(unit, area)).map(({ code, rule, path }) => [code, rule, path]);
    expect(refused('horus', 42)).toEqual([
      ['warmaster/not-next', 'WM-SET-1', 'unit'],
      ['warmaster/occupied', 'WM-SET-1', 'area'],
    ]);
    expect(refused('nobody', 14)).toEqual([['warmaster/unknown-unit', 'WM-SET-1', 'unit']]);
    expect(refused('emperor', 14)).toEqual([['warmaster/not-yours', 'WM-SET-1', 'unit']]);
  });
});
