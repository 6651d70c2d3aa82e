import type { Violation } from '../../../core/errors/violation';
import type { Members } from '../../../core/shape/hasMembers';
import { checkTogether } from '../checkFates';
import type { LedgerErrorCode } from '../ledgerErrorCode';
import type { NamedUnit } from './unitNamed';

/** What depends on the state of a unit, and is forgotten where the state has become another. */
const MARKS = ['crippled', 'crippledBy', 'destroyedBy'];

/** What was told of a unit before, with what is told now: the last word counts. */
export function joinedFate({ list, unit }: NamedUnit, before: Members, given: Members): Members {
  const told = withMembers(given, (name) => given[name] !== undefined);
  const joined = {
    id: told['id'],
    status: 'on-table',
    ...before,
    ...(list === 'capitalShips' && crippledAfterAll(before, told)),
    ...told,
    ...(list === 'squadrons' && escortsLeft(unit, before, told)),
  };
  const faults: Violation<LedgerErrorCode>[] = [];
  checkTogether(list, { value: joined, place: () => '' }, unit, faults);
  const stale = faults.map(({ path }) => path).filter((mark) => mark !== undefined && MARKS.includes(mark));
  return withMembers(joined, (name) => Object.hasOwn(told, name) || !stale.includes(name));
}

function withMembers(owner: Members, isKept: (name: string) => boolean): Members {
  return Object.fromEntries(Object.entries(owner).filter(([name]) => isKept(name)));
}

function crippledAfterAll({ crippled }: Members, { crippledBy }: Members): Members {
  return crippled === false && crippledBy !== undefined ? { crippled: true } : {};
}

/** A squadron is destroyed when all of its ships are: who tells the one has told the other. */
function escortsLeft(
  { ships }: Members,
  { status: was = 'on-table', lost: lostBefore = 0 }: Members,
  told: Members,
): Members {
  const all = (ships as readonly unknown[]).length;
  const { lost = told['status'] === 'destroyed' ? all : lostBefore } = told;
  const { status = lost === all ? 'destroyed' : was === 'destroyed' ? 'on-table' : was } = told;
  return { status, lost };
}
