import { describe, expect, it } from 'vitest';
import type { WarmasterAction } from 'wargame-rules/warmaster';
import { plainEdition } from '../plainEdition';
import { plain, play, table } from '../table';

const group = (...units: readonly string[]): WarmasterAction => ({
  type: 'group',
  player: 'imperial',
  units,
});
const imperial = plainEdition.counters
  .filter(({ side, traits }) => side === 'imperial' && !traits.includes('guard'))
  .map(({ id }) => id);
const threes = [0, 3, 6, 9].map((first) => imperial.slice(first, first + 3));

function ungrouped() {
  const waiting = Object.fromEntries(imperial.map((id) => [id, 'reserve' as const]));
  return table('grouping', { ...waiting, horus: [56, 'down'] }, { turn: 0 });
}

describe('the groups', () => {
  it('WM-SET-3, WM-REIN-1: all four must teleport on the first turn, and the other player does not know them', () => {
    const { state, events } = play(
      plain,
      ungrouped(),
      threes.slice(0, 3).map((units) => group(...units)),
    );
    expect(state.parties).toEqual(
      threes.map((units) => ({ side: 'imperial', units, turn: 1, mustGo: true, shown: false })),
    );
    expect(events).toEqual([
      ...threes.map((units) => ({ type: 'grouped', units })),
      { type: 'phase-began', turn: 1, phase: 'imperial-reinforcement' },
    ]);
    expect(plain.view(state, 'traitor').parties.map(({ units }) => units)).toEqual([null, null, null, null]);
    expect(plain.view(state, 'imperial').parties.map(({ units }) => units)).toEqual(threes);
  });

  it('WM-SET-3: with all in groups nothing is offered', () => {
    const parties = threes.map((units) => ({
      side: 'imperial' as const,
      units,
      turn: 1,
      mustGo: true,
      shown: false,
    }));
    expect(plain.actions({ ...ungrouped(), parties }, 'imperial')).toEqual([]);
  });

  it('WM-SET-4: every refusal names the clause, and where in the action the fault is', () => {
    const refused = (...units: readonly string[]) =>
      plain.check(ungrouped(), group(...units)).map(({ code, rule, path }) => [code, rule, path]);
    expect(refused('emperor', 'sanguinius')).toEqual([['warmaster/group-size', 'WM-SET-4', 'units']]);
    expect(refused('emperor', 'horus', 'nobody')).toEqual([
      ['warmaster/not-yours', 'WM-SET-4', 'units[1]'],
      ['warmaster/unknown-unit', 'WM-SET-4', 'units[2]'],
    ]);
    expect(refused('sanguinius', 'emperor', 'imperial-guard-1')).toEqual([
      ['warmaster/out-of-order', 'WM-SET-4', 'units[1]'],
      ['warmaster/guard-in-group', 'WM-SET-4', 'units[2]'],
    ]);
    expect(refused('emperor', 'rogal-dorn', 'custodians-1')).toEqual([]);
  });
});
