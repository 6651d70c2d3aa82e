import { describe, expect, it } from 'vitest';
import { startPreBattle, toActBeforeBattle, type UnitEntry } from 'wargame-rules/open-play';
import { botAction, list, reasons, unit, walk } from '../walk';

const start = startPreBattle(['Ann', 'Ben']);
const muster = (player: string, ...units: readonly UnitEntry[]) =>
  ({ type: 'muster', player, list: list(...units) }) as const;

describe('mustering', () => {
  it('OP-MUSTER-1: both muster in any order, and the mission comes next', () => {
    const one = walk([muster('Ben', unit('b1', 4, 1))]);
    expect(one.events).toEqual([{ type: 'army-mustered', player: 'Ben', powerLevel: 4 }]);
    expect(toActBeforeBattle(one.state)).toEqual(['Ann']);
    expect(toActBeforeBattle(walk([muster('Ann', unit('a1', 4, 1))]).state)).toEqual(['Ben']);
    const two = walk([muster('Ann', unit('a1', 4, 1), unit('a2', 5, 2))], [], one.state);
    expect(two.events).toEqual([{ type: 'army-mustered', player: 'Ann', powerLevel: 9 }]);
    expect(two.state.step).toBe('determine-mission');
    expect(two.state.armies.map((army) => army?.units.map(({ id }) => id))).toEqual([['a1', 'a2'], ['b1']]);
  });

  it('OP-WARLORD-1: refuses a list that can not be, with its place in the list', () => {
    const leaderless = { name: 'Army', units: [unit('a1', 4, 1)] };
    expect(reasons(start, { type: 'muster', player: 'Ann', list: leaderless })).toEqual([
      { code: 'army/no-warlord', rule: 'OP-WARLORD-1', path: 'warlord' },
    ]);
  });

  it('OP-MUSTER-1: names each id that the other army has, those of models included', () => {
    const { state } = walk([muster('Ann', unit('a1', 4, 2), unit('a2', 4, 1))]);
    const taken = (id: string) => ({ code: 'army/duplicate-id', path: 'choices.prefix', facts: { id } });
    expect(reasons(state, muster('Ben', unit('b1', 4, 1), unit('a1', 4, 2)))).toEqual([
      taken('a1'),
      taken('a1-m/1'),
      taken('a1-m/2'),
    ]);
    const prefixed = { ...muster('Ben', unit('1', 4, 1)), choices: { prefix: 'a' } };
    expect(reasons(state, prefixed)).toEqual([taken('a1')]);
  });

  it('OP-MUSTER-1: a bot that brings no army has a leader and one to three squads, each larger than the last', () => {
    const squad = (number: number, powerRating: number, count: number) => ({
      id: `Ben-squad-${number}`,
      name: `Squad ${number}`,
      powerRating,
      leadership: 7,
      models: [
        {
          id: `Ben-squad-${number}-trooper`,
          name: 'Trooper',
          count,
          base: { shape: 'round', diameter: 1 },
          save: 4,
        },
      ],
    });
    const chief = { id: 'Ben-chief', name: 'Chief', base: { shape: 'round', diameter: 1.57 }, save: 3 };
    expect(botAction(start, 'Ben', [2])).toEqual({
      type: 'muster',
      player: 'Ben',
      list: {
        name: "Ben's band",
        units: [
          {
            id: 'Ben-leader',
            name: 'Leader',
            powerRating: 4,
            leadership: 8,
            keywords: ['CHARACTER'],
            models: [chief],
          },
          squad(1, 3, 4),
          squad(2, 4, 5),
        ],
      },
      choices: { warlord: 'Ben-chief', warlordTrait: 'Inspiring Leader' },
    });
    const squads = [1, 2, 3].map((face) => {
      const action = botAction(start, 'Ann', [face]);
      return action.type === 'muster' ? action.list.units.length - 1 : 0;
    });
    expect(squads).toEqual([1, 2, 3]);
  });
});
