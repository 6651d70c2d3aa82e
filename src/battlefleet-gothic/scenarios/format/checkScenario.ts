import type { Violation } from '../../../core/errors/violation';
import { fieldOf } from '../../choosing/fieldOf';
import type { ScenarioErrorCode } from '../scenarioErrorCode';
import { scenarioShapeFaults } from './scenarioShapeFaults';

type Fault = Violation<ScenarioErrorCode>;

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
export function checkScenario(definition: unknown): readonly Violation<ScenarioErrorCode>[] {
  const sides = listIn(definition, 'sides');
  return [
    ...scenarioShapeFaults(definition),
    ...sideFaults(sides),
    ...battlezoneFaults(fieldOf(definition, 'battlezone')),
    ...firstTurnFaults(fieldOf(definition, 'firstTurn'), sides),
    ...repeatedRules(listIn(definition, 'specialRules')),
    ...endFaults(fieldOf(definition, 'gameLength')),
  ];
}

function sideFaults(sides: readonly unknown[]): readonly Fault[] {
  const [first, second] = sides;
  const id = fieldOf(second, 'id');
  const role = fieldOf(second, 'role');
  return [
    ...(id !== undefined && id === fieldOf(first, 'id') ? [duplicate('sides[1].id', id)] : []),
    ...(typeof role === 'string' && role === fieldOf(first, 'role')
      ? [duplicate('sides[1].role', role)]
      : []),
  ];
}

function battlezoneFaults(rule: unknown): readonly Fault[] {
  const zones = fieldOf(rule, 'zones');
  if (!Array.isArray(zones) || zones.length > 0) return [];
  if (fieldOf(rule, 'roll') !== null || fieldOf(rule, 'mayBeEmpty') !== false) return [];
  return [fault('scenario/unknown-battlezone', 'no battlezone could be had', 'battlezone')];
}

function firstTurnFaults(rule: unknown, sides: readonly unknown[]): readonly Fault[] {
  const side = fieldOf(rule, 'side');
  const ids = sides.map((one) => fieldOf(one, 'id'));
  if (fieldOf(rule, 'by') !== 'side' || ids.includes(side)) return [];
  const message = `expected ${ids.join(' or ')}, got ${String(side)}`;
  return [fault('scenario/unknown-side', message, 'firstTurn.side')];
}

function repeatedRules(rules: readonly unknown[]): readonly Fault[] {
  const ids = rules.map((rule) => fieldOf(rule, 'id'));
  return ids.flatMap((id, index) =>
    id === undefined || ids.indexOf(id) === index ? [] : [duplicate(`specialRules[${index}].id`, id)],
  );
}

function endFaults(length: unknown): readonly Fault[] {
  if (fieldOf(length, 'turns') !== null || listIn(length, 'ends').length > 0) return [];
  return [fault('scenario/no-end', 'nothing ends the battle', 'gameLength')];
}

function listIn(given: unknown, field: string): readonly unknown[] {
  const listed = fieldOf(given, field);
  return Array.isArray(listed) ? listed : [];
}

function duplicate(path: string, id: unknown): Fault {
  return fault('scenario/duplicate-id', `"${String(id)}" comes twice`, path);
}

function fault(code: ScenarioErrorCode, message: string, path: string): Fault {
  return { code, message, rule: 'BG-FORMAT-1', path };
}
