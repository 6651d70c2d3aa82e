import type { ReportedFact } from './battleFact';
import { type BattleViolation, battleFault } from './battleFault';
import { type Field, fieldFaults, membersOf } from './fieldFaults';

const FIELDS: { readonly [Type in ReportedFact['type']]: { readonly [name: string]: Field } } = {
  'models-destroyed': { models: 'names' },
  'models-fled': { models: 'names' },
  'models-moved': { positions: 'positions' },
  'unit-split': { unit: 'name', into: 'parts' },
  'unit-embarked': { unit: 'name', transport: 'name' },
  'unit-disembarked': { unit: 'name', positions: 'positions?' },
  'unit-arrived': { unit: 'name', positions: 'positions?' },
  'unit-withdrawn': { unit: 'name' },
  'unit-left': { unit: 'name' },
  'unit-changed-sides': { unit: 'name' },
  'morale-test': { unit: 'name', leadership: 'figure?' },
  flee: { models: 'names' },
  'part-action': { part: 'name', action: 'action' },
  'phase-ended': { phase: 'name' },
  'turn-ended': {},
};

/** What is wrong with the mere shape of what is said to have happened, which may be anything at all. */
export function factShapeFaults(fact: unknown): readonly BattleViolation[] {
  const { type } = membersOf(fact);
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) {
    const said = typeof type === 'string' ? type : 'that';
    return [battleFault('battle/unknown-fact', `${said} is not reported`, { path: 'type' })];
  }
  const fields = Object.entries(FIELDS[type as ReportedFact['type']]);
  return fields.flatMap(([name, field]) => fieldFaults(field, membersOf(fact)[name], name));
}
