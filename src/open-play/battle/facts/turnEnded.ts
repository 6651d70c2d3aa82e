import { otherRole } from '../../army/role';
import { changeUnits } from '../changeUnits';
import type { FactRule } from '../factRule';

/** A player's turn is over; after the second of a round, the round is. */
export const turnEnded: FactRule<unknown> = {
  check: () => [],
  apply(battle, _, mission) {
    const fresh = changeUnits(battle, (unit) =>
      unit.destroyedThisTurn === 0 ? unit : { ...unit, destroyedThisTurn: 0 },
    );
    const { round, turn, firstTurn } = battle;
    if (turn === firstTurn) return { battle: { ...fresh, turn: otherRole(turn) }, consequences: [] };
    const next = round < mission.rounds ? { ...fresh, round: round + 1, turn: firstTurn } : fresh;
    return { battle: next, consequences: [{ type: 'round-ended', round }] };
  },
};
