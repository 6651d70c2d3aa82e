import type { Dice } from '../../core/dice/dice';
import type { AnyMission } from '../mission/mission';
import type { Battle } from './battle';
import type { Consequence } from './battleFact';
import type { BattleViolation } from './battleFault';

/** A battle after something happened, with what follows from it. */
export interface Applied {
  readonly battle: Battle;
  readonly consequences: readonly Consequence[];
}

/** How one type of fact is checked and carried out. */
export interface FactRule<Fact> {
  check(battle: Battle, fact: Fact, mission: AnyMission): readonly BattleViolation[];
  apply(battle: Battle, fact: Fact, mission: AnyMission, dice: Dice): Applied;
}
