import { shown } from '../../core/table/tableFault';
import { WEAPON_MOUNTS } from '../damage/criticalEffect';
import { CAPITAL_SHIP_TYPES } from './capitalShip';
import {
  checkOneOf,
  checkPoints,
  checkText,
  checkWhole,
  type Faults,
  type Given,
  givenObject,
  has,
  objectsIn,
  optionalObjectsIn,
  pathOf,
} from './fields';

/** The faults of one capital ship. */
export function checkCapitalShip(ship: Given, faults: Faults): void {
  checkUnit(ship, faults);
  checkOneOf(ship, 'type', CAPITAL_SHIP_TYPES, faults);
  checkUpgrades(ship, faults);
  if (has(ship, 'className')) checkText(ship, 'className', faults);
  if (has(ship, 'damagePoints')) checkWhole(ship, 'damagePoints', faults, 1);
  if (has(ship, 'speed')) checkWhole(ship, 'speed', faults);
  if (has(ship, 'shields')) checkWhole(ship, 'shields', faults);
  if (has(ship, 'carrier')) checkOneOf(ship, 'carrier', [true, false], faults);
  if (has(ship, 'decoy')) checkOneOf(ship, 'decoy', [true], faults);
  if (has(ship, 'weapons')) checkWeapons(ship, faults);
}

/** The faults of one squadron; that it has ships is the fleet's to see to. */
export function checkSquadron(squadron: Given, faults: Faults): void {
  checkText(squadron, 'id', faults);
  checkText(squadron, 'name', faults);
  checkUpgrades(squadron, faults);
  for (const ship of objectsIn(squadron, 'ships', faults)) {
    checkText(ship, 'name', faults);
    checkPoints(ship, faults);
    if (has(ship, 'className')) checkText(ship, 'className', faults);
    if (has(ship, 'speed')) checkWhole(ship, 'speed', faults);
  }
}

/** The faults of a planetary defence or a transport. */
export function checkUnit(unit: Given, faults: Faults): void {
  checkText(unit, 'id', faults);
  checkText(unit, 'name', faults);
  checkPoints(unit, faults);
}

function checkUpgrades(unit: Given, faults: Faults): void {
  for (const refit of optionalObjectsIn(unit, 'refits', faults)) {
    checkText(refit, 'name', faults);
    checkPoints(refit, faults);
  }
  if (!has(unit, 'commander')) return;
  const { commander } = unit.value;
  const given = givenObject(commander, pathOf(unit, 'commander'), faults);
  if (given) checkCommander(given, faults);
}

function checkCommander(commander: Given, faults: Faults): void {
  checkText(commander, 'name', faults);
  checkPoints(commander, faults);
  if (has(commander, 'leadership')) checkWhole(commander, 'leadership', faults, 1, 10);
  if (has(commander, 'rerolls')) checkWhole(commander, 'rerolls', faults);
  if (has(commander, 'subordinate')) checkOneOf(commander, 'subordinate', [true], faults);
}

function checkWeapons(ship: Given, faults: Faults): void {
  const path = pathOf(ship, 'weapons');
  const { weapons } = ship.value;
  if (!Array.isArray(weapons)) {
    faults.push({ code: 'argument/missing', message: 'expected a list', path });
    return;
  }
  for (const [index, mount] of weapons.entries()) {
    if (WEAPON_MOUNTS.includes(mount)) continue;
    const message = `expected ${WEAPON_MOUNTS.join(', ')}, got ${shown(mount)}`;
    faults.push({ code: 'argument/unknown-value', message, path: `${path}[${index}]` });
  }
}
