import { BATTLE_PHASES, type BattlePhase } from '../battleFact';
import { battleFault } from '../battleFault';
import type { FactRule } from '../factRule';

/** A phase is over: nothing changes but what the parts of the mission make of it. */
export const phaseEnded: FactRule<{ readonly phase: BattlePhase }> = {
  check: (_, { phase }) =>
    BATTLE_PHASES.includes(phase)
      ? []
      : [battleFault('battle/unknown-phase', `expected ${BATTLE_PHASES.join(', ')}`, { path: 'phase' })],
  apply: (battle) => ({ battle, consequences: [] }),
};
