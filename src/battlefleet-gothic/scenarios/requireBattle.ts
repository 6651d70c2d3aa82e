import { requireNone } from '../../core/errors/requireNone';
import type { Violation } from '../../core/errors/violation';
import { requireFields } from '../choosing/requireFields';
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
  const mayBeEmpty = (player: unknown): boolean =>
    scenario.sides.some(
      ({ id, mayHaveNoShips }) => mayHaveNoShips && players[id as Types['side']] === player,
    );
  requireFields(players, 'players');
  requireFields(battle.events, 'events');
  requireNone(
    checkLedger(ledger).filter(({ code, path = '' }) => {
      const side = /^sides\[([01])\]/.exec(path)?.[1];
      return !(code === 'fleet/empty' && side && mayBeEmpty(ledger.sides[side === '0' ? 0 : 1]?.player));
    }),
  );
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
}

/** What became of the fleet of a side. */
export function ledgerSideOf<Types extends ScenarioTypes>(
  { players, ledger }: ScenarioBattle<Types>,
  side: Types['side'],
): LedgerSide {
  return ledger.sides[ledger.sides[0].player === players[side] ? 0 : 1];
}
