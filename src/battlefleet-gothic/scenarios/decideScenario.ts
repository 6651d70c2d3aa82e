import type { Reason } from '../../core/game/outcome';
import type { Ledger } from '../ledger/ledger';
import type { LedgerSide } from '../ledger/ledgerSide';
import { battleResult } from '../victory/battleResult';
import type { Scenario } from './format/scenario';
import type { ScenarioBattle } from './format/scenarioBattle';
import type { ScenarioTypes } from './format/scenarioTypes';
import type { VictoryLevel } from './format/victoryRule';
import { requireBattle } from './requireBattle';

/**
 * How a battle of a scenario ended.
 *
 * @typeParam Side - the ids of the two sides
 * @since 0.1.0
 */
export interface ScenarioResult<Side extends string = string> {
  /** The player who won; null for a draw. */
  readonly winner: string | null;
  /** His side. */
  readonly winningSide: Side | null;
  readonly level: VictoryLevel;
  readonly decidedBy: 'victory-points' | 'scenario';
  readonly reasons: readonly Reason[];
  /**
   * The ledger with what the scenario adds to it, its objectives and its verdict: for the score and sub-plots. To
   * decide it again adds nothing twice.
   */
  readonly ledger: Ledger;
}

/**
 * Decides a battle by the victory conditions of its scenario: by what the scenario itself says, or else by
 * victory points, its objectives among them.
 *
 * @typeParam Types - the types of the scenario
 * @param scenario - the scenario
 * @param battle - who plays which side, the ledger, and what else the scenario asks about
 * @returns the winner, how clearly he won and why, and the ledger completed
 * @throws {@link WargameError} with every fault that {@link checkLedger} finds; `scenario/unknown-player` for
 *   sides played by somebody else; what the scenario refuses
 * @rule BG-FORMAT-1, BG-VP-9, BG-VP-10
 * @since 0.1.0
 * @example
 * ```ts
 * import { decideScenario, theRaiders } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 180 } as const;
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [] };
 * const raiders = { player: 'Ann', fleet } as const;
 * const defender = { player: 'Ben', fleet, capitalShips: [{ id: 'lion', status: 'hulk' }] } as const;
 * const battle = {
 *   players: { attacker: 'Ann', defender: 'Ben' },
 *   ledger: { sides: [raiders, defender] },
 *   events: {},
 * } as const;
 * decideScenario(theRaiders, battle).winningSide; // => 'attacker'
 * ```
 */
export function decideScenario<Types extends ScenarioTypes>(
  scenario: Scenario<Types>,
  battle: ScenarioBattle<Types>,
): ScenarioResult<Types['side']> {
  requireBattle(scenario, battle);
  const { victory } = scenario;
  const ledger = withObjectives(scenario, battle);
  const sides = scenario.sides.map(({ id }) => id);
  const playerOf = (side: Types['side']): string => battle.players[side];
  if (victory.decide) {
    const { winner: winningSide, level, reasons } = victory.decide({ ...battle, ledger });
    const winner = winningSide === null ? null : playerOf(winningSide);
    return {
      winner,
      winningSide,
      level,
      decidedBy: 'scenario',
      reasons,
      ledger: { ...ledger, verdict: { winner } },
    };
  }
  const { winner, score } = battleResult(ledger);
  const totals = score.sides.map(({ player, total }) => `${player} ${total}`).join(', ');
  return {
    winner,
    winningSide: sides.find((side) => playerOf(side) === winner) ?? null,
    level: winner === null ? 'draw' : 'victory',
    decidedBy: 'victory-points',
    reasons: [{ message: `victory points: ${totals}`, rule: 'BG-VP-10' }],
    ledger,
  };
}

function withObjectives<Types extends ScenarioTypes>(
  { sides, victory }: Scenario<Types>,
  battle: ScenarioBattle<Types>,
): Ledger {
  const { verdict: _, ...ledger } = battle.ledger;
  const add = (side: LedgerSide): LedgerSide => {
    const reached = sides.flatMap(({ id }) =>
      battle.players[id as Types['side']] === side.player ? (victory.objectives?.(battle, id) ?? []) : [],
    );
    if (reached.length === 0) return side;
    // A ledger that was decided before has them already.
    const others = (side.objectives ?? []).filter(({ name }) => !reached.some((one) => one.name === name));
    return { ...side, objectives: [...others, ...reached] };
  };
  return { ...ledger, sides: [add(ledger.sides[0]), add(ledger.sides[1])] };
}
