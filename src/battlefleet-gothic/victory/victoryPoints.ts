import { requireLedger } from '../ledger/checkLedger';
import type { Ledger } from '../ledger/ledger';
import type { LedgerSide, ScenarioObjective } from '../ledger/ledgerSide';
import type { UnitOutcome } from '../ledger/unitOutcome';
import { outcomesOf } from '../ledger/unitOutcomes';
import { commandsField } from './holdsField';
import { hulkItems } from './hulkVictoryPoints';
import { unitVictoryPoints } from './unitVictoryPoints';
import type { VictoryPointItem } from './victoryPointItem';
import type { VictoryPointOptions } from './victoryPointOptions';

/**
 * The victory points of one side, item by item.
 *
 * @since 0.1.0
 */
export interface SideScore {
  readonly player: string;
  readonly holdsField: boolean;
  /** The enemy's units in the order of his fleet, then hulks, the enemy's first, then objectives. */
  readonly items: readonly VictoryPointItem[];
  readonly total: number;
}

/**
 * The victory points of a battle, in the order of the ledger's sides.
 *
 * @since 0.1.0
 */
export interface BattleScore {
  readonly sides: readonly [SideScore, SideScore];
}

/**
 * Adds up the victory points of both sides of a battle.
 *
 * @param ledger - the battle
 * @param options - house rules
 * @returns the score of each side with every item and its clause
 * @throws {@link WargameError} with every fault that {@link checkLedger} finds
 * @rule BG-VP-9
 * @since 0.1.0
 * @example
 * ```ts
 * import { type Ledger, victoryPoints } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 185 } as const;
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [] };
 * const ledger: Ledger = {
 *   sides: [
 *     { player: 'Ann', fleet, capitalShips: [{ id: 'lion', status: 'hulk' }] },
 *     { player: 'Ben', fleet, objectives: [{ name: 'Convoy escaped', points: 40 }] },
 *   ],
 * };
 * const [ann, ben] = victoryPoints(ledger).sides;
 * ann.total; // => 0
 * ben.items.map(({ rule, points }) => [rule, points]);
 * // => [['BG-VP-1', 185], ['BG-VP-4', 93], ['BG-VP-9', 40]]
 * ben.total; // => 318
 * ```
 */
export function victoryPoints(ledger: Ledger, options: VictoryPointOptions = {}): BattleScore {
  const [first, second] = requireLedger(ledger).sides;
  const one = outcomesOf(first);
  const other = outcomesOf(second);
  return {
    sides: [
      sideScore({ side: first, own: one, rival: second.player, enemy: other }, options),
      sideScore({ side: second, own: other, rival: first.player, enemy: one }, options),
    ],
  };
}

interface Contest {
  readonly side: LedgerSide;
  readonly own: readonly UnitOutcome[];
  readonly rival: string;
  readonly enemy: readonly UnitOutcome[];
}

function sideScore({ side, own, rival, enemy }: Contest, options: VictoryPointOptions): SideScore {
  const { player, objectives = [] } = side;
  const holdsField = commandsField(own, enemy);
  const items = [
    ...enemy.map((unit) => unitVictoryPoints(unit, rival, options)).filter((item) => item !== null),
    ...(holdsField ? [...hulkItems(enemy, rival), ...hulkItems(own, player)] : []),
    ...objectives.map(objectiveItem),
  ];
  return { player, holdsField, items, total: items.reduce((sum, { points }) => sum + points, 0) };
}

function objectiveItem({ name, points }: ScenarioObjective): VictoryPointItem {
  return {
    heading: 'objective',
    rule: 'BG-VP-9',
    percentage: 100,
    name,
    unit: null,
    worth: points + 0,
    points: points + 0,
  };
}
