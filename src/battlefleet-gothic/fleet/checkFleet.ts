import type { Violation } from '../../core/errors/violation';
import { exactly } from '../../core/shape/exactly';
import { hasMembers } from '../../core/shape/hasMembers';
import type { Shape } from '../../core/shape/shape';
import { optional, text } from '../../core/shape/shapes';
import type { Fleet } from './fleet';
import type { FleetErrorCode } from './fleetErrorCode';
import { check, type Given, givenObject, objectsIn, optionalObjectsIn, pathOf } from './given';
import { capitalShipShape, defenceShape, squadronShape, transportShape } from './unitShapes';

const LISTS = ['capitalShips', 'squadrons', 'defences', 'transports'];

/** What `wargame-rules/rosters` says of a fleet beyond what a rule asks for: it may be there, and is not read. */
const ROSTER_MEMBERS = ['gameSystem', 'ashore', 'points', 'statedPoints', 'warnings'];

const headShape = exactly({ name: text, faction: optional(text) }, [...LISTS, ...ROSTER_MEMBERS]);

/**
 * Lists everything that is wrong with a fleet: points that are negative or no whole number, ids given twice, a
 * squadron without ships, a second fleet commander, nothing in it at all, members that nobody knows. What
 * `wargame-rules/rosters` says more of a fleet may be there.
 *
 * @param fleet - the fleet; it may come from anywhere
 * @returns the faults with their places; empty when the fleet is sound
 * @since 0.1.0
 * @example
 * ```ts
 * import { checkFleet } from 'wargame-rules/battlefleet-gothic';
 *
 * const lunar = { id: 'lion', name: 'Lion', type: 'cruiser', points: -180 } as const;
 * checkFleet({ name: 'Patrol', capitalShips: [lunar], squadrons: [] }).map(({ code, path }) => [code, path]);
 * // => [['argument/out-of-range', 'capitalShips[0].points']]
 * ```
 */
export function checkFleet(fleet: Fleet): readonly Violation<FleetErrorCode>[] {
  return fleetFaults(fleet, '');
}

/** The same for a fleet inside of something else. */
export function fleetFaults(fleet: unknown, path: string): Violation<FleetErrorCode>[] {
  const faults: Violation<FleetErrorCode>[] = [];
  const given = givenObject(fleet, () => path, faults);
  if (!given) return faults;
  check(headShape, given, faults);
  const capitalShips = objectsIn(given, 'capitalShips', faults);
  const squadrons = objectsIn(given, 'squadrons', faults);
  const defences = optionalObjectsIn(given, 'defences', faults);
  const transports = optionalObjectsIn(given, 'transports', faults);
  checkUnits(capitalShipShape, capitalShips, faults);
  for (const squadron of squadrons) {
    checkUnits(squadronShape, [squadron], faults);
    checkManned(squadron, faults);
  }
  checkUnits(defenceShape, defences, faults);
  checkUnits(transportShape, transports, faults);
  const units = [...capitalShips, ...squadrons, ...defences, ...transports];
  if (units.length === 0) {
    faults.push({
      code: 'fleet/empty',
      message: 'a fleet has at least one unit',
      path: path || 'capitalShips',
    });
  }
  checkIds(units, faults);
  checkCommanders([...capitalShips, ...squadrons], faults);
  return faults;
}

/** The same where a fleet may have no unit at all: who attacks a convoy may have nothing but clusters. */
export function unitFaults(fleet: unknown, path: string): Violation<FleetErrorCode>[] {
  return fleetFaults(fleet, path).filter(({ code }) => code !== 'fleet/empty');
}

function checkUnits(shape: Shape, units: readonly Given[], faults: Violation<FleetErrorCode>[]): void {
  for (const unit of units) check(shape, unit, faults);
}

function checkManned(squadron: Given, faults: Violation<FleetErrorCode>[]): void {
  const { ships } = squadron.value;
  if (!Array.isArray(ships) || ships.length > 0) return;
  faults.push({
    code: 'fleet/empty-squadron',
    message: 'a squadron has at least one ship',
    path: pathOf(squadron, 'ships'),
  });
}

function checkIds(units: readonly Given[], faults: Violation<FleetErrorCode>[]): void {
  const taken = new Set<unknown>();
  for (const unit of units) {
    const { id } = unit.value;
    if (typeof id === 'string' && taken.has(id)) {
      faults.push({
        code: 'fleet/duplicate-id',
        message: `another unit of the fleet has the id "${id}"`,
        path: pathOf(unit, 'id'),
        facts: { id },
      });
    }
    taken.add(id);
  }
}

function checkCommanders(units: readonly Given[], faults: Violation<FleetErrorCode>[]): void {
  const [, ...others] = units.filter(
    ({ value: { commander } }) => hasMembers(commander) && !Object.hasOwn(commander, 'subordinate'),
  );
  for (const unit of others) {
    faults.push({
      code: 'fleet/several-commanders',
      message: 'the fleet has a commander already; one besides him is marked as a subordinate',
      path: pathOf(unit, 'commander'),
    });
  }
}
