import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Part,
  type PartStates,
  proposePartAction,
  scriptedDice,
  seededDice,
  viewPartAction,
} from 'wargame-rules';
import { deepFreeze } from '../../deepFreeze';
import { code } from './changes';

interface Battle {
  readonly parts: PartStates;
}
interface Types<Id extends string = string> {
  readonly id: Id;
  readonly state: number;
  readonly action: { readonly type: 'take'; readonly player: string; readonly count?: number };
  readonly fact: string;
  readonly battle: Battle;
}

/** Holds so many things, of which a player proposes to take as many as a die says. */
function heap(id: string, more: Partial<Part<Types>> = {}): Part<Types> {
  return {
    id,
    start: () => 3,
    check: (left, { count = 0 }) => (count <= left ? [] : [{ code: 'heap/low', message: 'not so many' }]),
    apply: (left, { count = 0 }) => ({ state: left - count }),
    propose: (_left, _battle, player, dice) => ({ type: 'take', player, count: dice.roll(6, 'How many') }),
    ...more,
  };
}
const { propose: _, ...silent } = heap('silent');
const battle: Battle = deepFreeze({ parts: { one: 3, two: 3, silent: 3 } });
const take = (count: number, player = 'Ann') => ({ type: 'take', player, count }) as const;

describe('proposePartAction', () => {
  it('gives what a part proposes, if its check allows it', () => {
    const given = (face: number) => proposePartAction([heap('one')], battle, 'Ann', scriptedDice([face]));
    expect(given(3)).toEqual({ part: 'one', action: take(3) });
    expect(given(4)).toBeNull();
  });

  it('asks the parts by turns, from any of them on, and rolls for nothing where there is one or none', () => {
    const both = [heap('one'), silent, heap('two')];
    const from = (...faces: number[]) => {
      const dice = scriptedDice(faces);
      const proposed = proposePartAction(both, battle, 'Ann', dice);
      dice.finish();
      return proposed;
    };
    expect(from(1, 2)).toEqual({ part: 'one', action: take(2) });
    expect(from(2, 2)).toEqual({ part: 'two', action: take(2) });
    expect(from(2, 6, 1)).toEqual({ part: 'one', action: take(1) });
    expect(from(1, 6, 6)).toBeNull();
    expect(proposePartAction([silent], battle, 'Ann', scriptedDice([]))).toBeNull();
    expect(proposePartAction([], battle, 'Ann', scriptedDice([]))).toBeNull();
  });

  it('changes nothing, and is the same on the same dice', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const parts = deepFreeze([heap('one'), heap('two')]);
        const proposed = () => proposePartAction(parts, battle, 'Ann', seededDice(seed));
        expect(proposed()).toEqual(proposed());
      }),
    );
  });

  it('gives nothing of a part with which players do nothing, nor what somebody else would do', () => {
    const { apply: _apply, ...still } = heap('one');
    expect(proposePartAction([still], battle, 'Ann', scriptedDice([1]))).toBeNull();
    const other = heap('one', { propose: () => take(1, 'Ben') });
    expect(proposePartAction([other], battle, 'Ann', scriptedDice([]))).toBeNull();
    expect(proposePartAction([other], battle, 'Ben', scriptedDice([]))).not.toBeNull();
  });

  it.each([undefined, 'take', 7, []])('refuses a part that proposes %j', (answer) => {
    const wrong = heap('one', { propose: () => answer as never });
    expect(() => proposePartAction([wrong], battle, 'Ann', scriptedDice([]))).toThrow(
      expect.objectContaining({
        violations: [expect.objectContaining({ code: 'part/bad-answer', path: 'parts.one.propose' })],
      }),
    );
  });

  it('refuses a part that was never begun', () => {
    expect(() => proposePartAction([heap('three')], battle, 'Ann', scriptedDice([]))).toThrow(
      code('part/no-state'),
    );
  });
});

describe('viewPartAction', () => {
  const secret = heap('one', {
    viewAction: (action, viewer) =>
      viewer === action.player ? action : { type: 'take', player: action.player },
  });
  const hidden = heap('one', { viewAction: () => null });

  it('gives all of it where the part does not say otherwise', () => {
    expect(viewPartAction([heap('one')], 'one', take(2), 'spectator')).toEqual(take(2));
    expect(viewPartAction([hidden], 'two', take(2), 'Ben')).toEqual(take(2));
  });

  it('gives what the part shows a viewer', () => {
    expect(viewPartAction([secret], 'one', take(2), 'Ann')).toEqual(take(2));
    expect(viewPartAction([secret], 'one', take(2), 'Ben')).toEqual({ type: 'take', player: 'Ann' });
    expect(viewPartAction([hidden], 'one', take(2), 'Ann')).toBeNull();
  });

  it('lets every part of that id have its say', () => {
    expect(viewPartAction([heap('one'), secret], 'one', take(2), 'Ben')).toEqual({
      type: 'take',
      player: 'Ann',
    });
    for (const parts of [
      [secret, hidden],
      [hidden, secret],
    ]) {
      expect(viewPartAction(parts, 'one', take(2), 'Ben')).toBeNull();
    }
  });

  it('refuses a part that shows what is no action', () => {
    const wrong = heap('one', { viewAction: () => undefined as never });
    expect(() => viewPartAction([wrong], 'one', take(2), 'Ben')).toThrow(code('part/bad-answer'));
  });
});
