import { rollDie } from '../../../core/dice/rollDie';
import { rollOnTable } from '../../../core/table/rollOnTable';
import { agreed, counterpart, proposed, toPropose } from '../agreement';
import { missionTable } from '../missionTable';
import type { PreBattleEvent } from '../preBattleAction';
import type { ActionOf, StepRule } from '../stepRule';

/** Step 2: a mission that both propose, or a roll that both do. */
export const determineMission: StepRule<'propose-mission'> = {
  types: ['propose-mission'],
  toAct: (state) => toPropose(state, state.missionAgreement),
  check(_, { mission }, missions) {
    const known = missions.map(({ id }) => id);
    const rollable = missionTable.rows.every(({ result }) => known.includes(result));
    if (known.includes(mission) || (mission === 'roll' && rollable)) return [];
    return [
      {
        code: 'pre-battle/unknown-mission',
        message: `expected ${[...(rollable ? ['roll'] : []), ...known].join(', ')}, got ${mission}`,
        rule: 'OP-MISSION-1',
        path: 'mission',
      },
    ];
  },
  apply(state, { player, mission: proposal }, missions, dice) {
    const missionAgreement = proposed(state, state.missionAgreement, player, proposal);
    const choice = agreed(missionAgreement);
    if (choice === null) return { state: { ...state, missionAgreement }, events: [] };
    const events: PreBattleEvent[] = [];
    let mission = choice;
    // A mission may have that for its id.
    if (choice === 'roll' && !missions.some(({ id }) => id === choice)) {
      const { roll, result } = rollOnTable(missionTable, dice);
      mission = result;
      events.push({ type: 'mission-rolled', roll, mission });
    }
    events.push({ type: 'mission-determined', mission });
    return { state: { ...state, step: 'read-briefing', missionAgreement, mission }, events };
  },
  propose(state, player, missions, dice): ActionOf<'propose-mission'> {
    const pick = counterpart(state, state.missionAgreement, player);
    const mission = pick ?? (missions[rollDie(missions.length, dice, 'Which mission') - 1]?.id as string);
    return { type: 'propose-mission', player, mission };
  },
};
