import type { Dice } from '../../../core/dice/dice';
import { rollDie } from '../../../core/dice/rollDie';
import { rollOff } from '../../../core/dice/rollOff';
import type { AnyMission } from '../../mission/mission';
import { missionOf } from '../missionOf';
import { otherPlayer } from '../players';
import type { PreBattle } from '../preBattle';
import type { PreBattleResult, StepRule } from '../stepRule';

const TURNS = ['first', 'second'] as const;

/** Step 8: the winner of a roll-off, or whom the mission names, says who has the first turn. */
export const determineFirstTurn: StepRule<'choose-turn'> = {
  types: ['choose-turn'],
  toAct: ({ decider }) => [decider as string],
  check: (_, { turn }) =>
    TURNS.includes(turn)
      ? []
      : [
          {
            code: 'pre-battle/bad-choice',
            message: `expected ${TURNS.join(' or ')}, got ${turn}`,
            rule: 'OP-FIRST-1',
            path: 'turn',
          },
        ],
  apply(state, { player, turn }) {
    const firstTurn = turn === 'first' ? player : otherPlayer(state, player);
    return {
      state: { ...state, step: 'resolve-abilities', decider: null, firstTurn, next: firstTurn },
      events: [{ type: 'first-turn-determined', player: firstTurn }],
    };
  },
  propose: (_, player, __, dice) => ({
    type: 'choose-turn',
    player,
    turn: TURNS[rollDie(2, dice, 'Which turn') - 1] as (typeof TURNS)[number],
  }),
};

/** Both armies have deployed: rolls off, unless the mission says who decides. */
export function beginFirstTurn(
  state: PreBattle,
  missions: readonly AnyMission[],
  dice: Dice,
): PreBattleResult {
  const { firstTurn } = missionOf(state, missions);
  const begun: PreBattle = { ...state, step: 'determine-first-turn' };
  if (firstTurn !== 'roll-off') {
    const attacker = state.attacker as string;
    const decider = firstTurn === 'attacker' ? attacker : otherPlayer(state, attacker);
    return { state: { ...begun, decider }, events: [] };
  }
  const { winner, dice: faces } = rollOff(state.players, dice, 'Roll-off for the first turn');
  return {
    state: { ...begun, decider: winner },
    events: [{ type: 'rolled-off', about: 'first-turn', winner, dice: faces }],
  };
}
