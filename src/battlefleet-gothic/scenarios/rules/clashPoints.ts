import { requireNone } from '../../../core/errors/requireNone';
import type { Violation } from '../../../core/errors/violation';
import type { LedgerSide } from '../../ledger/ledgerSide';
import type { UnitOutcome } from '../../ledger/unitOutcome';
import { outcomesOf } from '../../ledger/unitOutcomes';
import type { ScenarioBattle } from '../format/scenarioBattle';
import type { ScenarioDecision } from '../format/victoryRule';
import { limitFault } from '../limits/limitFaults';
import { ledgerSideOf } from '../requireBattle';
import type { ScenarioErrorCode } from '../scenarioErrorCode';
import type { ClashSide, CruiserClashTypes } from './clashTypes';

const CRIPPLED = 1;
const DESTROYED = 3;

/** Decides a Cruiser Clash: damage points, and what was crippled or destroyed. */
export function decideClash(battle: ScenarioBattle<CruiserClashTypes>): ScenarioDecision<ClashSide> {
  requireNone(battle.ledger.sides.flatMap(untoldDamage));
  const first = pointsAgainst(ledgerSideOf(battle, 'second'));
  const second = pointsAgainst(ledgerSideOf(battle, 'first'));
  const leader = first > second ? 'first' : 'second';
  const winner = first === second ? null : leader;
  return {
    winner,
    level: winner === null ? 'draw' : 'victory',
    reasons: [{ message: `${first} to ${second} points`, facts: { first, second } }],
  };
}

function pointsAgainst(side: LedgerSide): number {
  return cruisersOf(side).reduce((sum, unit) => {
    const fate = unit.destroyed ? DESTROYED : unit.crippled ? CRIPPLED : 0;
    return sum + (damageDealt(unit, side) ?? 0) + fate;
  }, 0);
}

/** There are no other ships in a Cruiser Clash. */
function cruisersOf(side: LedgerSide): readonly UnitOutcome[] {
  return outcomesOf(side).filter(({ kind, decoy }) => kind === 'capital-ship' && !decoy);
}

/** What the enemy dealt to a ship; all that it had, where it was destroyed without figures. Null: nobody knows. */
function damageDealt({ id, damageDealt, destroyed }: UnitOutcome, { fleet }: LedgerSide): number | null {
  const whole = fleet.capitalShips.find((ship) => ship.id === id)?.damagePoints ?? null;
  return damageDealt ?? (destroyed ? whole : null);
}

function untoldDamage(side: LedgerSide, index: number): readonly Violation<ScenarioErrorCode>[] {
  return cruisersOf(side)
    .filter((unit) => damageDealt(unit, side) === null)
    .map(({ id, name }) => {
      const place = (side.capitalShips ?? []).findIndex((fate) => fate.id === id);
      const path = `sides[${index}].capitalShips[${place}].damageLost`;
      return limitFault('scenario/damage-unknown', `how much damage ${name} suffered has to be told`, path);
    });
}
