import type { ObjectiveSet } from '../state/objectiveSet';
import type { Moment } from '../state/phase';
import type { ObjectiveViolation } from './objectiveViolation';

/** A model or transport moves only in a turn, and not after the movement phase's moves have ended. */
export function moveTimeFaults({ turn }: ObjectiveSet): readonly ObjectiveViolation[] {
  if (!turn) return [{ code: 'objective/no-turn', message: 'no turn is being played' }];
  if (turn.phase?.name !== 'movement' || turn.phase.moment !== 'end') return [];
  return [{ code: 'objective/moves-over', message: 'all moves of this movement phase have been made' }];
}

/** What is done at certain moments of the movement phase of the side concerned. */
export function momentFaults(
  { turn }: ObjectiveSet,
  side: string,
  moments: readonly Moment[],
  rule: string,
): readonly ObjectiveViolation[] {
  if (!turn) return [{ code: 'objective/no-turn', message: 'no turn is being played', rule }];
  const faults: ObjectiveViolation[] = [];
  const { phase } = turn;
  if (phase?.name !== 'movement' || !moments.includes(phase.moment)) {
    faults.push({
      code: 'objective/wrong-moment',
      message: `this is done at the ${moments.join(' or the ')} of the movement phase only`,
      rule,
      facts: { phase: phase?.name ?? null, moment: phase?.moment ?? null },
    });
  }
  if (turn.side !== side) {
    faults.push({
      code: 'objective/not-own-turn',
      message: `it is the turn of "${turn.side}", not of "${side}"`,
      rule,
      facts: { turn: turn.side, side },
    });
  }
  return faults;
}
