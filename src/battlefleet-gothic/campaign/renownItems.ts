import { divide } from '../../core/arithmetic/divide';
import { worthOfFleet } from '../fleet/fleetPoints';
import type { Ledger } from '../ledger/ledger';
import { enemyOf, sideOf } from '../ledger/sideOf';
import { outcomesOf } from '../ledger/unitOutcomes';
import { capitalShipsAmong } from '../subplots/fallen';
import type { SubplotResult } from '../subplots/subplotResult';
import { type BattleResult, battleResult } from '../victory/battleResult';
import type { CampaignBattle } from './campaignBattle';
import type { RenownBefore } from './renownBefore';
import type { RenownItem, RenownReason } from './renownItem';

/** How a battle ended for one player. */
type Ending = 'won' | 'lost' | 'drawn';

/** What an admiral gains and loses, in the order of the rules; what comes to nothing is left out. */
export function renownItems(
  { kind, ledger }: CampaignBattle,
  subplot: SubplotResult,
  before: RenownBefore,
): readonly RenownItem[] {
  const { player } = subplot;
  const result = battleResult(ledger);
  const ending = endingFor(result, player);
  const { items, total } = result.score.sides[ledger.sides[0].player === player ? 0 : 1];
  const gains: readonly (readonly [RenownReason, number])[] = [
    ['won', ending !== 'won' ? 0 : kind === 'raid' ? 1 : 2],
    ['victory-points', divide(total, 100, 'up')],
    ['hulks-captured', items.filter(({ heading }) => heading === 'hulk').length],
    ['higher-renown-fought', before.enemy > before.own ? 1 : 0],
    ['more-points-fought', againstOdds(ledger, player, ending)],
    ['lost', ending === 'lost' ? -1 : 0],
    ['capital-ships-lost', 0 - capitalShipsLost(ledger, player)],
    ['subplot', subplot.renown],
  ];
  return gains.filter(([, renown]) => renown !== 0).map(([reason, renown]) => ({ reason, renown }));
}

function endingFor({ winner }: BattleResult, player: string): Ending {
  if (winner === null) return 'drawn';
  return winner === player ? 'won' : 'lost';
}

/** A draw against more points brings nothing: the rules name winning and losing. */
function againstOdds(ledger: Ledger, player: string, ending: Ending): number {
  const own = worthOfFleet(sideOf(ledger, player).fleet);
  const enemy = worthOfFleet(enemyOf(ledger, player).fleet);
  if (enemy <= own || ending === 'drawn') return 0;
  return ending === 'won' ? 2 : 1;
}

function capitalShipsLost(ledger: Ledger, player: string): number {
  const ships = capitalShipsAmong(outcomesOf(sideOf(ledger, player)));
  return ships.filter(({ destroyed }) => destroyed).length;
}
