import { describe, expect, it } from 'vitest';
import { type Part, rollDie, scriptedDice, seededDice, type WargameError } from 'wargame-rules';
import type { PartCheck } from 'wargame-rules/testing';
import { partGame } from '../../../src/testing/part/partGame';
import { type BarrelTypes, barrels, shooting } from './barrels';

/** How something is refused that is not allowed. */
function refusal(code: string, path: string): WargameError {
  return expect.objectContaining({ code, violations: [expect.objectContaining({ code, path })] });
}

const noDice = () => scriptedDice([]);

const light = (player: string, by: string = player) =>
  ({ type: 'act', player, action: { type: 'light', player: by } }) as const;

const pass = (player: string) => ({ type: 'pass', player }) as const;

const happens = (fact: number) => ({ type: 'happens', player: 'Ann', fact }) as const;

/** Numbers that make a hit and a miss of `shooting`. */
const [HIT, MISS] = [1, 2].map((face) => {
  let number = 1;
  while (rollDie(2, seededDice(number)) !== face) number++;
  return number;
}) as [number, number];

/** The game of the barrels with some of them burning and some steps left. */
function underWay({ left = 5, burning = 0, more = {} }: { left?: number; burning?: number; more?: object }) {
  const game = partGame<BarrelTypes>({ ...barrels, start: () => ({ burning }) }, { ...shooting, ...more });
  return { game, state: game.start({ length: left }, noDice()) };
}

describe('the game around a part', () => {
  it('begins with the battle around the part, which starts in it', () => {
    const seen: unknown[] = [];
    const part: Part<BarrelTypes> = {
      ...barrels,
      start(battle, dice) {
        seen.push(battle);
        return { burning: rollDie(3, dice) };
      },
    };
    const game = partGame(part, { ...shooting, battle: { round: 4 } });
    expect(game.id).toBe('barrels');
    expect(game.players({ length: 7 })).toEqual(['Ann', 'Ben']);
    expect(game.start({ length: 7 }, scriptedDice([2]))).toEqual({
      left: 7,
      battle: { round: 4, parts: { barrels: { burning: 2 } } },
    });
    expect(seen).toEqual([{ round: 4, parts: {} }]);
  });

  it('is open to all players as long as there are steps left, and over then, without a winner', () => {
    const { game, state } = underWay({ left: 1 });
    expect([game.toAct(state), game.outcome(state)]).toEqual([['Ann', 'Ben'], null]);
    const { state: end } = game.apply(state, pass('Ben'), noDice());
    expect(end).toEqual({ ...state, left: 0 });
    expect([game.toAct(end), game.outcome(end)]).toEqual([[], { winners: [], reasons: [] }]);
  });

  it.each([
    ['whatever comes after the end', { left: 0 }, pass('Ann'), 'part-game/over', 'type'],
    ['who is no player', {}, pass('Carl'), 'part-game/stranger', 'player'],
    ['an action in the name of another', {}, light('Ann', 'Ben'), 'part-game/stranger', 'action.player'],
    ['an action that the part refuses', { burning: 3 }, light('Ann'), 'barrels/all-burn', 'type'],
    ['a fact that the part refuses', { burning: 3 }, happens(HIT), 'barrels/none', 'fact'],
  ])('refuses %s', (_, given, action, code, path) => {
    const { game, state } = underWay(given);
    expect(game.check(state, action)).toEqual([expect.objectContaining({ code, path })]);
    expect(() => game.apply(state, action, noDice())).toThrow(refusal(code, path));
  });

  it.each([
    ['nothing', {}, pass('Ann'), 0, []],
    ['a fact that leaves the part as it is', { burning: 1 }, happens(MISS), 1, ['miss']],
    ['a fact that the part answers to', { burning: 1 }, happens(HIT), 2, ['hit']],
    ['an action', { burning: 1 }, light('Ben'), 2, []],
    ['an action from which a fact follows', { burning: 2 }, light('Ben'), 3, ['all burn']],
  ])('carries out %s, and tells what happened', (_, given, action, burning, facts) => {
    const { game, state } = underWay(given);
    expect(game.check(state, action)).toEqual([]);
    expect(game.apply(state, action, noDice())).toEqual({
      state: { left: 4, battle: { round: 1, parts: { barrels: { burning } } } },
      events: [{ type: 'happened', facts }],
    });
  });

  it('makes facts happen in the battle around the part, if it is told how', () => {
    const happen: PartCheck<BarrelTypes>['happen'] = (battle, fact, dice) => ({
      battle: { ...battle, round: battle.round + rollDie(6, dice) },
      follows: fact === 'hit' ? ['smoke'] : [],
    });
    const { game, state } = underWay({ more: { happen } });
    expect(game.apply(state, happens(HIT), scriptedDice([5]))).toEqual({
      state: { left: 4, battle: { round: 6, parts: { barrels: { burning: 1 } } } },
      events: [{ type: 'happened', facts: ['hit', 'smoke'] }],
    });
  });

  describe('proposes', () => {
    const million = (face: number) => ({ face, sides: 1_000_000 });

    it('an action every other time, and otherwise that something happens', () => {
      const { game, state } = underWay({});
      const acting = scriptedDice([{ face: 1, sides: 2 }]);
      expect(game.propose?.(state, 'Ben', acting)).toEqual(light('Ben'));
      acting.finish();
      const told = scriptedDice([{ face: 2, sides: 2 }, million(71)]);
      expect(game.propose?.(state, 'Ann', told)).toEqual(happens(71));
      told.finish();
    });

    it('that something happens where players can do nothing, without a die between', () => {
      for (const [action, script] of [
        [undefined, [million(71)]],
        [() => null, [{ face: 1, sides: 2 }, million(71)]],
      ] as const) {
        const { game, state } = underWay({ more: { action } });
        const dice = scriptedDice(script);
        expect(game.propose?.(state, 'Ann', dice)).toEqual(happens(71));
        dice.finish();
      }
    });

    it('what is allowed, and to pass where eight tries find nothing', () => {
      const { game, state } = underWay({ burning: 3, more: { action: undefined } });
      const some = scriptedDice([million(HIT), million(HIT), million(MISS)]);
      expect(game.propose?.(state, 'Ann', some)).toEqual(happens(MISS));
      some.finish();
      const none = scriptedDice(Array.from({ length: 8 }, () => million(HIT)));
      expect(game.propose?.(state, 'Ann', none)).toEqual(pass('Ann'));
      none.finish();
    });
  });

  it('lists no actions, and shows no events', () => {
    const { game, state } = underWay({});
    expect(game.actions(state, 'Ann')).toBeNull();
    expect(game.viewEvent?.({ type: 'happened', facts: ['hit'] }, 'Ann')).toBeNull();
  });

  describe('with another part', () => {
    /** Which of six posts is watched: shown to Ann. */
    const sentries = {
      id: 'sentries',
      start: () => ({ post: 5 }),
      view: (state: { post: number }, viewer: string) => (viewer === 'Ann' ? state : {}),
      redeal: (state: { post: number }, viewer: string, dice: { roll(sides: number): number }) =>
        viewer === 'Ann' ? state : { post: dice.roll(6) },
    } as unknown as Part<BarrelTypes>;

    it('shows each player what that part shows', () => {
      const { game, state } = underWay({ more: { others: [sentries] } });
      const parts = { barrels: { burning: 0 }, sentries: { post: 5 } };
      expect(game.view(state, 'Ann')).toEqual({ left: 5, battle: { round: 1, parts } });
      expect(game.view(state, 'spectator')).toEqual({
        left: 5,
        battle: { round: 1, parts: { ...parts, sentries: {} } },
      });
    });

    it('deals the secrets of that part anew, and leaves the rest', () => {
      const { game, state } = underWay({ burning: 2, more: { others: [sentries] } });
      expect(game.redeal?.(state, 'Ann', noDice())).toEqual(state);
      expect(game.redeal?.(state, 'Ben', scriptedDice([3]))).toEqual({
        left: 5,
        battle: { round: 1, parts: { barrels: { burning: 2 }, sentries: { post: 3 } } },
      });
    });

    it('has nothing to deal where no part has a secret', () => {
      const open = { ...sentries, redeal: undefined } as unknown as Part<BarrelTypes>;
      expect(underWay({ more: { others: [open] } }).game).not.toHaveProperty('redeal');
      expect(underWay({}).game).not.toHaveProperty('redeal');
    });
  });

  describe('reads', () => {
    const parse = () => partGame(barrels, shooting).parse;

    it('its set-ups and actions, and leaves out what nobody asked for', () => {
      expect(parse().setup({ length: 3, weather: 'fog' })).toEqual({ length: 3 });
      for (const action of [pass('Ann'), happens(3), light('Ann')]) {
        expect(parse().action({ ...action, weather: 'fog' })).toEqual(action);
      }
    });

    it.each([
      [{}, 'argument/missing', 'length'],
      [{ length: 0 }, 'argument/out-of-range', 'length'],
      [{ length: 0.5 }, 'argument/not-a-whole-number', 'length'],
    ])('no set-up in %j', (json, code, path) => {
      expect(() => parse().setup(json)).toThrow(refusal(code, path));
    });

    it.each([
      [{}, 'argument/missing', 'type'],
      [{ type: 'pass' }, 'argument/missing', 'player'],
      [{ type: 'pass', player: 7 }, 'argument/missing', 'player'],
      [{ type: 'hum', player: 'Ann' }, 'argument/missing', 'type'],
      [{ type: 'happens', player: 'Ann' }, 'argument/not-a-whole-number', 'fact'],
      [{ type: 'act', player: 'Ann', action: {} }, 'argument/missing', 'type'],
      [{ type: 'act', player: 'Ann', action: { type: 'light' } }, 'argument/missing', 'player'],
    ])('no action in %j', (json, code, path) => {
      expect(() => parse().action(json)).toThrow(refusal(code, path));
    });
  });

  it('shows of an action what the part shows, and of what happened what the check says', () => {
    const hush = (player: string) => ({ ...light(player), action: { type: 'light', player: '?' } });
    const part: Part<BarrelTypes> = {
      ...barrels,
      viewAction: (action, viewer) =>
        viewer === action.player ? action : viewer === 'Ben' ? { type: 'light', player: '?' } : null,
    };
    const game = partGame(part, shooting);
    expect(game.viewAction?.(light('Ann'), 'Ann')).toEqual(light('Ann'));
    expect(game.viewAction?.(light('Ann'), 'Ben')).toEqual(hush('Ann'));
    expect(game.viewAction?.(light('Ann'), 'spectator')).toBeNull();
    for (const action of [pass('Ann'), happens(1)]) expect(game.viewAction?.(action, 'Ben')).toEqual(action);
    const happened = { type: 'happened', facts: ['hit', 'miss'] } as const;
    expect(game.viewEvent?.(happened, 'Ann')).toBeNull();
    const told = partGame(part, { ...shooting, viewFact: (fact) => (fact === 'hit' ? fact : null) });
    expect(told.viewEvent?.(happened, 'Ann')).toEqual({ type: 'happened', facts: ['hit', null] });
    expect(told.viewEvent?.({ type: 'happened', facts: ['miss'] }, 'Ann')).toBeNull();
  });
});
