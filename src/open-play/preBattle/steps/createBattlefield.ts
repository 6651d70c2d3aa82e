import type { Dice } from '../../../core/dice/dice';
import { rollOff } from '../../../core/dice/rollOff';
import { attackerByPower } from '../../army/attackerByPower';
import { battleSize } from '../../army/battleSize';
import { agreed, counterpart, proposed, toPropose } from '../agreement';
import { musteredArmy } from '../players';
import type { PreBattle } from '../preBattle';
import type { ActionOf, PreBattleResult, StepRule } from '../stepRule';
import { withRoles } from './determineRoles';

/** No table is longer, and geometry stays exact. */
const LONGEST = 10_000;

/** Step 4: a battlefield that both propose. The table of battle sizes advises, and does not bind. */
export const createBattlefield: StepRule<'propose-battlefield'> = {
  types: ['propose-battlefield'],
  toAct: (state) => toPropose(state, state.battlefieldAgreement),
  check: (_, { battlefield }) =>
    (['width', 'height'] as const).flatMap((side) => {
      const length = battlefield?.[side];
      if (Number.isFinite(length) && length > 0 && length <= LONGEST) return [];
      return [
        {
          code: 'pre-battle/bad-battlefield' as const,
          message: `expected inches above 0, up to ${LONGEST}, got ${length}`,
          rule: 'OP-POWER-2',
          path: `battlefield.${side}`,
        },
      ];
    }),
  apply(state, { player, battlefield: { width, height } }, _, dice) {
    const battlefieldAgreement = proposed(state, state.battlefieldAgreement, player, { width, height });
    const battlefield = agreed(battlefieldAgreement);
    if (!battlefield) return { state: { ...state, battlefieldAgreement }, events: [] };
    const created = { ...state, step: 'determine-roles' as const, battlefieldAgreement, battlefield };
    const roles = roll(created, dice);
    return { ...roles, events: [{ type: 'battlefield-created', battlefield }, ...roles.events] };
  },
  propose(state, player): ActionOf<'propose-battlefield'> {
    const [one, other] = state.players.map((id) => musteredArmy(state, id).powerLevel) as [number, number];
    const battlefield =
      counterpart(state, state.battlefieldAgreement, player) ?? battleSize(one + other).battlefield;
    return { type: 'propose-battlefield', player, battlefield };
  },
};

/** The higher Power Level attacks. Where both are equal the dice say who decides. */
function roll(state: PreBattle, dice: Dice): PreBattleResult {
  const [one, other] = state.players.map((player) => ({
    player,
    powerLevel: musteredArmy(state, player).powerLevel,
  })) as [Mustered, Mustered];
  const attacker = attackerByPower([one, other]);
  if (attacker !== null) return withRoles(state, attacker);
  const { winner, dice: faces } = rollOff(state.players, dice, 'Roll-off for the roles');
  return {
    state: { ...state, decider: winner },
    events: [{ type: 'rolled-off', about: 'roles', winner, dice: faces }],
  };
}

type Mustered = { readonly player: string; readonly powerLevel: number };
