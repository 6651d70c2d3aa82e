import type { Happened, PartStates } from '../../core/game/partBattle';
import type { Battle, BattleArmy } from './battle';
import type { BattleFact } from './battleFact';
import { loseModels } from './loseModels';
import { fightingModels } from './queries/fightingModels';

/** Ends a battle. Where the option is on, what was never set up is destroyed now: judged once, at the end. */
export function concludeBattle<Parts extends PartStates>(
  battle: Battle<Parts>,
): Happened<Battle<Parts>, BattleFact> {
  const unarrived = battle.unarrivedReserves === 'destroyed' ? battle.armies.flatMap(unarrivedModels) : [];
  const { battle: after, consequences } = loseModels(battle, unarrived, 'destroyed');
  return { battle: { ...(after as Battle<Parts>), flight: null, over: true }, follows: consequences };
}

function unarrivedModels({ units }: BattleArmy): readonly string[] {
  return units
    .filter(({ wasSetUp }) => !wasSetUp)
    .flatMap(fightingModels)
    .map(({ id }) => id);
}
