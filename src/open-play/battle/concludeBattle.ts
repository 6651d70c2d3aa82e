import type { Happened, PartStates } from '../../core/game/partBattle';
import type { Battle, BattleArmy } from './battle';
import type { BattleFact } from './battleFact';
import type { Applied } from './factRule';
import { loseModels } from './loseModels';
import { fightingModels } from './queries/fightingModels';

/** Ends a battle. */
export function concludeBattle<Parts extends PartStates>(
  battle: Battle<Parts>,
): Happened<Battle<Parts>, BattleFact> {
  const { battle: after, consequences } = withoutUnarrived(battle);
  return { battle: { ...(after as Battle<Parts>), flight: null, over: true }, follows: consequences };
}

/** Where the option is on, what was never set up is destroyed now: judged once, at the end. */
function withoutUnarrived(battle: Battle): Applied {
  if (battle.unarrivedReserves === 'ignored') return { battle, consequences: [] };
  return loseModels(battle, battle.armies.flatMap(unarrivedModels), 'destroyed');
}

function unarrivedModels({ units }: BattleArmy): readonly string[] {
  return units
    .filter(({ wasSetUp }) => !wasSetUp)
    .flatMap(fightingModels)
    .map(({ id }) => id);
}
