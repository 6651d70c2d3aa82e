import { describe, expect, it } from 'vitest';
import type { Dice, Game } from 'wargame-rules';
import { tryAction } from '../../../src/testing/game/tryAction';
import { brokenBy } from '../guard/broken';
import { type CountAction, type CountTypes, countArena, falls, PLAYERS, refusal, take } from './countdown';

type Change = Partial<Game<CountTypes>>;

const dice: Dice = { roll: () => 2 };
const state = { left: 4, turn: 'Ann' };
const marked: CountAction = { ...take, marks: [1, 2, 3] };

function tried(change: Change, action: CountAction = take) {
  const arena = countArena(change);
  return { ...arena, reasons: tryAction(arena, state, action, dice) };
}

describe('tryAction', () => {
  it('counts what is allowed and what is refused, and gives the reasons', () => {
    const allowed = tried({});
    expect(allowed.reasons).toEqual([]);
    expect(allowed.trail.counts).toMatchObject({ allowed: 1, refused: 0 });
    const refused = tried({}, { type: 'take', player: 'Ben' });
    expect(refused.reasons).toEqual(refusal('not your turn').violations);
    expect(refused.trail.counts).toMatchObject({ allowed: 0, refused: 1 });
  });

  it('stands at the action while it is tried, and no longer', () => {
    const arena = countArena({ check: falls });
    expect(() => tryAction(arena, state, take, dice)).toThrow(RangeError);
    expect(arena.trail.action).toEqual(take);
    expect(tried({}).trail.action).toBeNull();
  });

  it('rolls the dice it is given', () => {
    const sides: number[] = [];
    const counted: Dice = { roll: (count) => sides.push(count) };
    tryAction(countArena(), state, { type: 'roll', player: 'Ann' }, counted);
    expect(sides).toEqual([6]);
  });

  it.each<readonly [fault: string, change: Change, property: string, message: string]>([
    [
      'allowed though the game is over',
      { outcome: () => ({ winners: [], reasons: [] }) },
      'outcome-is-final',
      'the game is over, and check allows it',
    ],
    [
      'allowed to somebody who is not to act',
      { toAct: () => ['Ben', 'Cid'] },
      'only-those-to-act',
      'check allows it, and Ben, Cid are to act',
    ],
    [
      'allowed and not listed',
      { actions: () => [{ type: 'roll', player: 'Ann' }] },
      'legal-is-listed',
      'check allows it, and it is not among the actions of its player',
    ],
    [
      'allowed where nothing is listed',
      { actions: () => [] },
      'legal-is-listed',
      'check allows it, and it is not among the actions of its player',
    ],
    [
      'allowed and not carried out',
      {
        apply() {
          throw refusal('after all not');
        },
      },
      'legal-applies',
      'check allows it, and apply throws: after all not',
    ],
    [
      'refused and carried out',
      { check: () => refusal('no').violations },
      'refused-throws',
      'check refuses it, and apply carries it out: [{"code":"count/no","message":"no"}]',
    ],
    [
      'refused for other reasons than those thrown',
      {
        check: () => refusal('no').violations,
        apply() {
          throw refusal('never');
        },
      },
      'throws-what-check-lists',
      'check lists and apply throws something else: [0].message: "no" against "never"',
    ],
  ])('rejects what is %s', (_, change, property, message) => {
    expect(brokenBy(() => tried(change))).toEqual([property, message]);
  });

  it.each<readonly [string, Change]>([
    ['listed among others', { actions: () => [{ type: 'roll', player: 'Ann' }, marked] }],
    [
      'listed in another order of its marks',
      {
        actions: () => [
          { type: 'roll', player: 'Ann' },
          { ...take, marks: [3, 1, 2] },
        ],
      },
    ],
    ['not listed where actions can not be', { actions: () => null }],
  ])('accepts what is %s', (_, change) => {
    expect(tried(change, marked).trail.counts.allowed).toBe(1);
  });

  it('tells other marks from another order of them', () => {
    const actions = () => [{ ...take, marks: [3, 1, 1] }];
    expect(brokenBy(() => tried({ actions }, marked))[0]).toBe('legal-is-listed');
  });

  it('hands on what is no error of the rules, of an action that is allowed or refused', () => {
    expect(() => tried({ apply: falls })).toThrow(new RangeError('jammed'));
    expect(() =>
      tried({ apply: falls, toAct: () => PLAYERS, check: () => refusal('no').violations }),
    ).toThrow(new RangeError('jammed'));
  });
});
