import { describe, expect, it } from 'vitest';
import { type Role, toActBeforeBattle } from 'wargame-rules/open-play';
import { botAction, list, reasons, toDeclarations, unit, walk } from '../walk';

const equal = toDeclarations({ ann: list(unit('a1', 8, 1)) });
const choose = (player: string, role: string) =>
  ({ type: 'choose-role', player, role: role as Role }) as const;

describe('determining the roles', () => {
  it('OP-ROLE-1: the winner of the roll-off may take either role', () => {
    for (const winner of ['Ann', 'Ben']) {
      const loser = winner === 'Ann' ? 'Ben' : 'Ann';
      const { state } = walk(equal, winner === 'Ann' ? [5, 1] : [1, 5]);
      expect(toActBeforeBattle(state)).toEqual([winner]);
      const attacks = walk([choose(winner, 'attacker')], [], state);
      expect(attacks.events).toEqual([{ type: 'roles-determined', attacker: winner, defender: loser }]);
      expect(attacks.state).toEqual({
        ...state,
        step: 'declare-reserves',
        decider: null,
        attacker: winner,
      });
      const defends = walk([choose(winner, 'defender')], [], state);
      expect(defends.events).toEqual([{ type: 'roles-determined', attacker: loser, defender: winner }]);
    }
  });

  it('OP-ROLE-1: there are two roles', () => {
    const { state } = walk(equal, [5, 1]);
    expect(reasons(state, choose('Ann', 'attacker'))).toEqual([]);
    expect(reasons(state, choose('Ann', 'defender'))).toEqual([]);
    for (const role of ['onlooker', '', null, 0] as readonly string[]) {
      expect(reasons(state, choose('Ann', role))).toEqual([
        { code: 'pre-battle/bad-choice', rule: 'OP-ROLE-1', path: 'role' },
      ]);
    }
  });

  it('OP-ROLE-1: a bot takes either role', () => {
    const { state } = walk(equal, [5, 1]);
    expect(botAction(state, 'Ann', [1])).toEqual(choose('Ann', 'attacker'));
    expect(botAction(state, 'Ann', [2])).toEqual(choose('Ann', 'defender'));
  });
});
