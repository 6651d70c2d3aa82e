import type { PreBattleAction } from './preBattleAction';
import type { PreBattleStep } from './preBattleStep';
import type { StepRule } from './stepRule';
import { createBattlefield } from './steps/createBattlefield';
import { declareReserves } from './steps/declareReserves';
import { deployArmies } from './steps/deployArmies';
import { determineFirstTurn } from './steps/determineFirstTurn';
import { determineMission } from './steps/determineMission';
import { determineRoles } from './steps/determineRoles';
import { muster } from './steps/muster';
import { readBriefing } from './steps/readBriefing';
import { resolveAbilities } from './steps/resolveAbilities';

/** The rule of any step, for whoever has checked that the action is one of its own. */
export type AnyStepRule = StepRule<PreBattleAction['type']>;

const RULES: { readonly [step in PreBattleStep]: unknown } = {
  'muster-armies': muster,
  'determine-mission': determineMission,
  'read-briefing': readBriefing,
  'create-battlefield': createBattlefield,
  'determine-roles': determineRoles,
  'declare-reserves': declareReserves,
  'deploy-armies': deployArmies,
  'determine-first-turn': determineFirstTurn,
  'resolve-abilities': resolveAbilities,
};

/** How a step is played. */
export function stepRuleOf(step: PreBattleStep): AnyStepRule {
  return RULES[step] as AnyStepRule;
}
