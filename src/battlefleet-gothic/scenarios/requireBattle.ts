import { requireNone } from '../../core/errors/requireNone';
import type { Violation } from '../../core/errors/violation';
import { requireFields } from '../choosing/requireFields';
import { fleetFaults } from '../fleet/checkFleet';
import { checkLedger } from '../ledger/checkLedger';
import type { LedgerSide } from '../ledger/ledgerSide';
import type { Scenario } from './format/scenario';
import type { ScenarioBattle } from './format/scenarioBattle';
import type { ScenarioTypes } from './format/scenarioTypes';
import type { ScenarioErrorCode } from './scenarioErrorCode';

/** Refuses a battle whose ledger is faulty, or whose players are not those of the ledger. */
export function requireBattle<Types extends ScenarioTypes>(
  scenario: Scenario<Types>,
  battle: ScenarioBattle<Types>,
): void {
  const { ledger, players } = requireFields(battle, 'battle');
  requireFields(players, 'players');
  requireFields(battle.events, 'events');
  requireNone(checkLedger(ledger));
  const known = ledger.sides.map(({ player }) => player);
  requireNone(
    scenario.sides.flatMap(({ id }, index): readonly Violation<ScenarioErrorCode>[] => {
      const player = players[id as Types['side']];
      const twin = scenario.sides[1 - index]?.id as Types['side'];
      if (known.includes(player) && players[twin] !== player) return [];
      const message = `expected ${known.join(' or ')}, one for each side, got ${String(player)}`;
      return [{ code: 'scenario/unknown-player', message, path: `players.${id}` }];
    }),
  );
  requireNone(
    scenario.sides.flatMap(({ id, mayHaveNoShips }) => {
      const index = ledger.sides[0].player === players[id as Types['side']] ? 0 : 1;
      return mayHaveNoShips ? [] : fleetFaults(ledger.sides[index].fleet, `sides[${index}].fleet`);
    }),
  );
}

/** What became of the fleet of a side. */
export function ledgerSideOf<Types extends ScenarioTypes>(
  { players, ledger }: ScenarioBattle<Types>,
  side: Types['side'],
): LedgerSide {
  return ledger.sides[ledger.sides[0].player === players[side] ? 0 : 1];
}
