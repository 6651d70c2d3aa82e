import { BATTLEZONES, type Battlezone } from '../../battlezone/battlezone';
import { fieldOf } from '../../choosing/fieldOf';
import {
  type Fault,
  type Found,
  list,
  malformed,
  object,
  optionalMethods,
  text,
  texts,
} from './scenarioFaults';

/**
 * Lists everything that is wrong with a scenario: one that was just written, or one that came from elsewhere.
 *
 * - `scenario/malformed`: a part is missing or is not of its kind
 * - `scenario/unknown-side`: the first turn of a side that there isn't
 * - `scenario/duplicate-id`: two sides, or two special rules, with one id; two attackers
 * - `scenario/unknown-battlezone`; also when none could be had at all
 * - `scenario/no-end`: no turn limit, and nothing else that ends it
 *
 * @param definition - anything; a scenario as {@link defineScenario} takes it passes
 * @returns the faults with their places; empty when there are none
 * @rule BG-FORMAT-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { checkScenario, convoy } from 'wargame-rules/battlefleet-gothic';
 *
 * checkScenario(convoy); // => []
 * const endless = { ...convoy, gameLength: { turns: null, ends: [] } };
 * checkScenario(endless).map(({ code, path }) => [code, path]); // => [['scenario/no-end', 'gameLength']]
 * ```
 */
export function checkScenario(definition: unknown): readonly Fault[] {
  const faults: Fault[] = [];
  const scenario = object(definition, '', faults);
  if (!scenario) return faults;
  checkHead(scenario, faults);
  const sides = checkSides(scenario, faults);
  checkForcesRule(scenario, faults);
  checkBattlezone(scenario, faults);
  checkSetUp(scenario, faults);
  checkFirstTurn(scenario, sides, faults);
  checkSpecialRules(scenario, faults);
  checkLength(scenario, faults);
  const victory = object(fieldOf(scenario.value, 'victory'), 'victory', faults);
  if (!victory) return faults;
  text(victory, 'summary', faults);
  optionalMethods(victory, ['objectives', 'decide'], faults);
  return faults;
}

function checkHead(scenario: Found, faults: Fault[]): void {
  const { id, number } = scenario.value;
  if (typeof id !== 'string' || !/^[a-z\d]+(-[a-z\d]+)*$/.test(id)) {
    faults.push(malformed('id', 'small letters, digits and hyphens', id));
  }
  if (number !== undefined && !(Number.isSafeInteger(number) && (number as number) >= 1)) {
    faults.push(malformed('number', 'a whole number from 1', number));
  }
  text(scenario, 'title', faults);
  text(scenario, 'overview', faults);
}

function checkSides(scenario: Found, faults: Fault[]): readonly unknown[] {
  const sides = list(scenario, 'sides', faults).map((side, index) => object(side, `sides[${index}]`, faults));
  if (sides.length !== 2) faults.push(malformed('sides', 'two sides', sides.length));
  const ids = sides.map((side) => fieldOf(side?.value, 'id'));
  const roles = sides.map((side) => fieldOf(side?.value, 'role'));
  for (const [index, side] of sides.entries()) {
    if (!side) continue;
    text(side, 'id', faults);
    text(side, 'title', faults);
    const role = roles[index];
    if (role !== 'attacker' && role !== 'defender' && role !== null) {
      faults.push(malformed(`sides[${index}].role`, 'attacker, defender or null', role));
    }
  }
  if (ids[0] !== undefined && ids[0] === ids[1]) faults.push(duplicate('sides[1].id', ids[1]));
  if (typeof roles[0] === 'string' && roles[0] === roles[1])
    faults.push(duplicate('sides[1].role', roles[1]));
  return ids;
}

function checkForcesRule(scenario: Found, faults: Fault[]): void {
  const forces = object(fieldOf(scenario.value, 'forces'), 'forces', faults);
  if (!forces) return;
  text(forces, 'summary', faults);
  optionalMethods(forces, ['checkAgreed', 'roll'], faults);
  checkSummaries(forces, 'limits', 'check', faults);
}

function checkBattlezone(scenario: Found, faults: Fault[]): void {
  const rule = object(fieldOf(scenario.value, 'battlezone'), 'battlezone', faults);
  if (!rule) return;
  text(rule, 'summary', faults);
  const zones = list(rule, 'zones', faults);
  for (const [index, zone] of zones.entries()) {
    if (BATTLEZONES.includes(zone as Battlezone)) continue;
    faults.push(unknownZone(`battlezone.zones[${index}]`, `expected ${BATTLEZONES.join(', ')}`));
  }
  const { roll, mayBeEmpty, planet } = rule.value;
  if (roll !== null) object(roll, 'battlezone.roll', faults);
  if (typeof mayBeEmpty !== 'boolean')
    faults.push(malformed('battlezone.mayBeEmpty', 'true or false', mayBeEmpty));
  if (zones.length === 0 && roll === null && mayBeEmpty === false) {
    faults.push(unknownZone('battlezone', 'no battlezone could be had'));
  }
  if (planet === undefined) return;
  const found = object(planet, 'battlezone.planet', faults)?.value;
  const [sizeTable, sizeFor] = [fieldOf(found, 'sizeTable'), fieldOf(found, 'sizeFor')];
  if (sizeTable !== null || typeof sizeFor === 'function') return;
  faults.push(malformed('battlezone.planet.sizeFor', 'a function, where no table tells', sizeFor));
}

function checkSetUp(scenario: Found, faults: Fault[]): void {
  const setUp = object(fieldOf(scenario.value, 'setUp'), 'setUp', faults);
  if (!setUp) return;
  texts(setUp, 'steps', faults);
  optionalMethods(setUp, ['roll', 'zones'], faults);
  if (fieldOf(setUp.value, 'limits') !== undefined) checkSummaries(setUp, 'limits', 'check', faults);
}

function checkFirstTurn(scenario: Found, sides: readonly unknown[], faults: Fault[]): void {
  const rule = object(fieldOf(scenario.value, 'firstTurn'), 'firstTurn', faults);
  if (!rule) return;
  const { by, side } = rule.value;
  if (by !== 'side' && by !== 'roll-off') faults.push(malformed('firstTurn.by', 'side or roll-off', by));
  if (by !== 'side' || sides.includes(side)) return;
  faults.push({
    code: 'scenario/unknown-side',
    message: `expected ${sides.join(' or ')}, got ${String(side)}`,
    path: 'firstTurn.side',
    rule: 'BG-FORMAT-1',
  });
}

function checkSpecialRules(scenario: Found, faults: Fault[]): void {
  const ids = list(scenario, 'specialRules', faults).map((rule, index) => {
    const found = object(rule, `specialRules[${index}]`, faults);
    if (!found) return undefined;
    for (const field of ['id', 'title', 'summary']) text(found, field, faults);
    return fieldOf(found?.value, 'id');
  });
  for (const [index, id] of ids.entries()) {
    if (id !== undefined && ids.indexOf(id) < index) faults.push(duplicate(`specialRules[${index}].id`, id));
  }
}

function checkLength(scenario: Found, faults: Fault[]): void {
  const length = object(fieldOf(scenario.value, 'gameLength'), 'gameLength', faults);
  if (!length) return;
  const { turns } = length.value;
  if (turns !== null && !(Number.isSafeInteger(turns) && (turns as number) >= 1)) {
    faults.push(malformed('gameLength.turns', 'a whole number from 1, or null', turns));
  }
  const ends = checkSummaries(length, 'ends', 'reached', faults);
  if (turns !== null || ends > 0) return;
  faults.push({
    code: 'scenario/no-end',
    message: 'nothing ends the battle',
    path: 'gameLength',
    rule: 'BG-FORMAT-1',
  });
}

/** Entries with a sentence and a function; gives how many there are. */
function checkSummaries(owner: Found, field: string, method: string, faults: Fault[]): number {
  const entries = list(owner, field, faults);
  for (const [index, entry] of entries.entries()) {
    const found = object(entry, `${owner.path}.${field}[${index}]`, faults);
    if (!found) continue;
    text(found, 'summary', faults);
    const given = fieldOf(found?.value, method);
    if (typeof given !== 'function') faults.push(malformed(`${found.path}.${method}`, 'a function', given));
  }
  return entries.length;
}

function duplicate(path: string, id: unknown): Fault {
  return { code: 'scenario/duplicate-id', message: `"${String(id)}" comes twice`, path, rule: 'BG-FORMAT-1' };
}

function unknownZone(path: string, message: string): Fault {
  return { code: 'scenario/unknown-battlezone', message, path, rule: 'BG-FORMAT-1' };
}
