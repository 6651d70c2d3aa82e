import { requireNone } from '../../core/errors/requireNone';
import type { Violation } from '../../core/errors/violation';
import { exactly } from '../../core/shape/exactly';
import type { Shape } from '../../core/shape/shape';
import { list, members, optional, text, whole } from '../../core/shape/shapes';
import { unitFaults } from '../fleet/checkFleet';
import { check, type Given, givenObject, objectsIn, pathOf } from '../fleet/given';
import { points } from '../fleet/unitShapes';
import { checkDeeds } from './checkDeeds';
import { checkFates } from './checkFates';
import type { Ledger } from './ledger';
import type { LedgerErrorCode } from './ledgerErrorCode';
import { UNIT_LISTS, unitsOf } from './unitsOf';

const ledgerShape = exactly({ turns: optional(whole(1)) }, ['sides', 'verdict']);
const sideShape = exactly({ player: text }, ['fleet', ...UNIT_LISTS, 'objectives', 'deeds']);
/** The objectives that a side reached. */
export const objectiveList: Shape = list(exactly({ name: text, points }));

const objectivesShape = members({ objectives: optional(objectiveList) });
const verdictShape: Shape = exactly({}, ['winner']);

/**
 * Lists everything that is wrong with a ledger: faults of its fleets, ids that no unit has, a unit both destroyed and
 * disengaged, negative or fractional points, figures that don't go together and members that nobody knows. A fleet may
 * be empty: the attackers of a convoy may have nothing but clusters.
 *
 * @param ledger - the ledger; it may come from anywhere
 * @returns the faults with their places; empty when the ledger is sound
 * @since 0.1.0
 * @example
 * ```ts
 * import { checkLedger, type Ledger } from 'wargame-rules/battlefleet-gothic';
 *
 * const cruiser = { id: 'lion', name: 'Lion', type: 'cruiser', points: 180 } as const;
 * const fleet = { name: 'Patrol', capitalShips: [cruiser], squadrons: [] };
 * const ledger: Ledger = {
 *   sides: [
 *     { player: 'Ann', fleet, capitalShips: [{ id: 'tiger', status: 'destroyed' }] },
 *     { player: 'Ben', fleet },
 *   ],
 * };
 * checkLedger(ledger).map(({ code, path }) => [code, path]);
 * // => [['ledger/unknown-id', 'sides[0].capitalShips[0].id']]
 * ```
 */
export function checkLedger(ledger: Ledger): readonly Violation<LedgerErrorCode>[] {
  const faults: Violation<LedgerErrorCode>[] = [];
  const given = givenObject(ledger, () => '', faults);
  if (!given) return faults;
  const sides = objectsIn(given, 'sides', faults);
  checkPlayers(given, sides, faults);
  const units = sides.map(({ value }) => unitsOf(value));
  for (const [index, side] of sides.entries()) {
    const own = units[index];
    const enemy = units[1 - index];
    const { fleet } = side.value;
    for (const fault of unitFaults(fleet, pathOf(side, 'fleet'))) faults.push(fault);
    if (!own || !enemy) continue;
    checkFates(side, own, enemy, faults);
    checkDeeds(side, own, enemy, faults);
    check(objectivesShape, side, faults);
  }
  check(ledgerShape, given, faults);
  const { verdict } = given.value;
  if (verdict !== undefined) checkVerdict(verdict, sides, faults);
  return faults;
}

/** Refuses a ledger with faults, all of them. */
export function requireLedger(ledger: Ledger): Ledger {
  requireNone(checkLedger(ledger));
  return ledger;
}

function checkPlayers(given: Given, sides: readonly Given[], faults: Violation<LedgerErrorCode>[]): void {
  const { sides: list } = given.value;
  if (Array.isArray(list) && list.length !== 2) {
    faults.push({
      code: 'ledger/two-sides',
      message: `a battle has two sides, not ${list.length}`,
      path: pathOf(given, 'sides'),
    });
  }
  for (const side of sides) check(sideShape, side, faults);
  const [first, second] = sides.map(({ value: { player } }) => player);
  if (typeof first !== 'string' || first !== second) return;
  faults.push({ code: 'ledger/same-player', message: 'nobody fights himself', path: 'sides[1].player' });
}

function checkVerdict(value: unknown, sides: readonly Given[], faults: Violation<LedgerErrorCode>[]): void {
  const verdict = givenObject(value, () => 'verdict', faults);
  if (!verdict) return;
  check(verdictShape, verdict, faults);
  const { winner } = verdict.value;
  if (winner === null || sides.some(({ value: { player } }) => player === winner)) return;
  faults.push({
    code: 'ledger/unknown-player',
    message: 'the winner is one of the two players, or null for a draw',
    path: pathOf(verdict, 'winner'),
  });
}
