import { rollDie } from '../../../core/dice/rollDie';
import { ROLES } from '../../army/role';
import { otherPlayer } from '../players';
import type { PreBattle } from '../preBattle';
import type { PreBattleResult, StepRule } from '../stepRule';

/** Step 5, where both Power Levels are equal: the winner of the roll-off says who is who. */
export const determineRoles: StepRule<'choose-role'> = {
  types: ['choose-role'],
  toAct: ({ decider }) => [decider as string],
  check: (_, { role }) =>
    ROLES.includes(role)
      ? []
      : [
          {
            code: 'pre-battle/bad-choice',
            message: `expected ${ROLES.join(' or ')}, got ${role}`,
            rule: 'OP-ROLE-1',
            path: 'role',
          },
        ],
  apply: (state, { player, role }) =>
    withRoles(state, role === 'attacker' ? player : otherPlayer(state, player)),
  propose: (_, player, __, dice) => ({
    type: 'choose-role',
    player,
    role: ROLES[rollDie(2, dice, 'Which role') - 1] as (typeof ROLES)[number],
  }),
};

/** The roles are known, and secret declarations come next. */
export function withRoles(state: PreBattle, attacker: string): PreBattleResult {
  const defender = otherPlayer(state, attacker);
  return {
    state: { ...state, step: 'declare-reserves', decider: null, attacker },
    events: [{ type: 'roles-determined', attacker, defender }],
  };
}
