import type { Violation } from '../../core/errors/violation';
import { checkParts } from '../../core/game/checkParts';
import { hasMembers, type Members } from '../../core/shape/hasMembers';
import { UNKNOWN_MEMBER, unknownMembers } from '../../core/shape/unknownMembers';
import { ROLES } from '../army/role';
import { functionFault } from './functionFault';
import type { MissionErrorCode } from './missionErrorCode';

type MissionViolation = Violation<MissionErrorCode>;

const MEMBERS = [
  'id',
  'title',
  'briefing',
  'rules',
  'objectives',
  'parts',
  'victory',
  'endsWhen',
  'rounds',
  'firstTurn',
  'zones',
  'provenance',
  'places',
] as const;

const RULE_METHODS = ['saveModifier', 'passesMorale', 'sight'];
const PART_METHODS = ['check', 'apply', 'propose', 'viewAction', 'checkFact', 'after', 'view', 'redeal'];

/** Methods of a part that are of no use without another. */
const NEEDED = [
  ['apply', 'check'],
  ['propose', 'apply'],
  ['viewAction', 'apply'],
] as const;

/** What is wrong with the definition of a mission, which may be anything at all. */
export function definitionFaults(definition: unknown): readonly MissionViolation[] {
  const members = membersOf(definition);
  const { id, title, briefing, rounds, firstTurn } = members;
  const first = [...ROLES, 'roll-off', undefined] as readonly unknown[];
  return [
    ...faultIf(!isId(id), 'mission/bad-id', 'id', 'use small letters, digits and hyphens'),
    ...faultIf(!isText(title) || title === '', 'mission/bad-title', 'title', 'a mission needs a title'),
    ...faultIf(
      briefing !== undefined && !isText(briefing),
      'mission/bad-title',
      'briefing',
      'expected a text',
    ),
    ...faultIf(!isRounds(rounds), 'mission/bad-rounds', 'rounds', 'expected a whole number from 1'),
    ...faultIf(
      !first.includes(firstTurn),
      'mission/bad-first-turn',
      'firstTurn',
      'expected roll-off, attacker or defender',
    ),
    ...victoryFaults(members),
    ...optionalFunctionFaults(members, ['zones', 'places'], '', 1),
    ...listFaults(members, 'objectives', scoringFaults),
    ...listFaults(members, 'endsWhen', (one, path) => functionFaults(one, path, 1)),
    ...listFaults(members, 'rules', ruleFaults),
    ...listFaults(members, 'parts', partFaults),
    ...partIdFaults(members),
    ...unknownFaults(members, MEMBERS, ''),
  ];
}

/** One condition, or a list with at least one. */
function victoryFaults(members: Members): readonly MissionViolation[] {
  const { victory } = members;
  if (!Array.isArray(victory)) return scoringFaults(victory, 'victory');
  return victory.length > 0
    ? listFaults(members, 'victory', scoringFaults)
    : faultIf(true, 'mission/not-a-function', 'victory', 'a mission needs a victory condition');
}

function ruleFaults(rule: unknown, path: string): readonly MissionViolation[] {
  const members = membersOf(rule);
  const { title } = members;
  return [
    ...faultIf(!isText(title) || title === '', 'mission/bad-title', `${path}.title`, 'a rule needs a title'),
    ...optionalFunctionFaults(members, RULE_METHODS, `${path}.`),
    ...unknownFaults(members, ['title', 'rule', ...RULE_METHODS], `${path}.`),
  ];
}

function partFaults(part: unknown, path: string): readonly MissionViolation[] {
  if (!hasMembers(part)) return faultIf(true, 'mission/not-a-part', path, 'expected a part: an object');
  return [
    ...functionFaults(part['start'], `${path}.start`),
    ...optionalFunctionFaults(part, PART_METHODS, `${path}.`),
    ...NEEDED.flatMap(([name, needed]) =>
      faultIf(
        part[name] !== undefined && part[needed] === undefined,
        'mission/not-a-function',
        `${path}.${needed}`,
        `${name} needs its ${needed}`,
      ),
    ),
    ...unknownFaults(part, ['id', 'start', ...PART_METHODS], `${path}.`),
  ];
}

function partIdFaults({ parts }: Members): readonly MissionViolation[] {
  if (!Array.isArray(parts)) return [];
  const named = parts.map((part) => membersOf(part) as { readonly id: string });
  return checkParts(named).map((fault) => ({
    ...fault,
    code: fault.code === 'part/duplicate-id' ? 'mission/duplicate-part' : 'mission/bad-id',
  }));
}

function listFaults(
  members: Members,
  name: string,
  faultsOf: (one: unknown, path: string) => readonly MissionViolation[],
): readonly MissionViolation[] {
  const list = members[name];
  if (list === undefined) return [];
  if (!Array.isArray(list)) return [{ code: 'mission/not-a-list', message: 'expected a list', path: name }];
  return list.flatMap((one: unknown, index) => faultsOf(one, `${name}[${index}]`));
}

function optionalFunctionFaults(
  bearer: Members,
  names: readonly string[],
  prefix: string,
  most?: number,
): readonly MissionViolation[] {
  return names.flatMap((name) =>
    bearer[name] === undefined ? [] : functionFaults(bearer[name], `${prefix}${name}`, most),
  );
}

/** An objective or a victory condition. */
function scoringFaults(value: unknown, path: string): readonly MissionViolation[] {
  return functionFaults(value, path, 2);
}

function functionFaults(value: unknown, path: string, most?: number): readonly MissionViolation[] {
  const message = functionFault(value, most);
  return message === undefined ? [] : [{ code: 'mission/not-a-function', message, path }];
}

function unknownFaults(
  owner: Members,
  known: readonly string[],
  prefix: string,
): readonly MissionViolation[] {
  return unknownMembers(owner, known).map((name) => ({
    code: 'mission/unknown-member',
    message: UNKNOWN_MEMBER,
    path: `${prefix}${name}`,
  }));
}

function faultIf(
  wrong: boolean,
  code: MissionErrorCode,
  path: string,
  message: string,
): readonly MissionViolation[] {
  return wrong ? [{ code, message, path }] : [];
}

function isId(id: unknown): boolean {
  return isText(id) && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id);
}

function isRounds(rounds: unknown): boolean {
  return rounds === undefined || (Number.isSafeInteger(rounds) && (rounds as number) >= 1);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** What is no object has no members. */
function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? (value as Members) : {};
}
