import type { Dice } from '../../core/dice/dice';
import type { Violation } from '../../core/errors/violation';

/**
 * A mission as it is played: how its battle starts, what may be reported, and who would win. Whatever the system, a
 * few lines make one; see {@link checkMission}.
 *
 * @typeParam Battle - the battle. Plain JSON
 * @typeParam Fact - what is reported. Plain JSON
 * @since 0.1.0
 */
export interface MissionPlay<Battle, Fact> {
  /** The id of the mission. */
  readonly id: string;
  /** A battle that begins, with some armies. */
  start(dice: Dice): Battle;
  /** Whether nothing more may be reported. */
  isOver(battle: Battle): boolean;
  /** Something that may be reported next, as long as the battle is not over. */
  next(battle: Battle, dice: Dice): Fact;
  /** Why something can't be reported, every reason. */
  check(battle: Battle, fact: Fact): readonly Violation[];
  /** Reports it; throws what `check` lists. */
  report(battle: Battle, fact: Fact, dice: Dice): { readonly state: Battle };
  /** All that the mission says of a battle as it stands: score, standing, verdict. It rolls nothing. */
  judge(battle: Battle): unknown;
  /** The same battle with its units in another order. Absent: {@link reorderUnits}. */
  reorder?(battle: Battle, dice: Dice): Battle;
}
