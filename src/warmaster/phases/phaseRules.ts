import type { Decision } from '../decision';
import type { Rules } from '../edition/rules';
import type { Progress } from '../progress';
import type { Phase } from '../rules/phase';
import type { WarmasterState } from '../state';
import { combatDecision, combatIsOver, openCombat } from './combat';
import { deploymentDecision, nextToDeploy } from './deployment';
import { groupingDecision, ungrouped } from './grouping';
import { movementDecision } from './movement';
import { openReinforcement, reinforcementDecision, reinforcementIsOver } from './reinforcement';

/** How a phase is played. */
export interface PhaseRules {
  readonly decision: Decision;
  /** What happens as it begins. */
  readonly open?: (progress: Progress) => void;
  /** Whether nothing is left to be done; a movement phase ends when its player says so. */
  readonly isOver: (rules: Rules, state: WarmasterState) => boolean;
}

const reinforcement: PhaseRules = {
  decision: reinforcementDecision,
  open: openReinforcement,
  isOver: reinforcementIsOver,
};
const movement: PhaseRules = { decision: movementDecision, isOver: () => false };
const combat: PhaseRules = { decision: combatDecision, open: openCombat, isOver: combatIsOver };

/** Each phase with its rules. */
export const PHASE_RULES: { readonly [phase in Phase]: PhaseRules } = {
  deployment: {
    decision: deploymentDecision,
    isOver: (rules, state) => nextToDeploy(rules, state) === null,
  },
  grouping: {
    decision: groupingDecision,
    isOver: (rules, state) => ungrouped(rules, state).length === 0,
  },
  'imperial-reinforcement': reinforcement,
  'imperial-movement': movement,
  'imperial-combat': combat,
  'traitor-reinforcement': reinforcement,
  'traitor-movement': movement,
  'traitor-combat': combat,
};
