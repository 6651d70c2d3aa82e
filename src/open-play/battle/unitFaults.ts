import type { Battle, BattleUnit, Place } from './battle';
import { type BattleViolation, battleFault } from './battleFault';
import { findUnit } from './queries/findUnit';

/** What is wrong with a unit that is said to be somewhere: unknown, or elsewhere. */
export function unitFaults(
  battle: Battle,
  id: string,
  where: readonly Place['where'][],
  path: string = 'unit',
): readonly BattleViolation[] {
  const unit = findUnit(battle, id)?.unit;
  if (!unit) return [battleFault('battle/unknown-unit', `no unit has the id ${id}`, { path })];
  return placeFaults(unit, where, path);
}

function placeFaults(
  unit: BattleUnit,
  where: readonly Place['where'][],
  path: string,
): readonly BattleViolation[] {
  if (where.includes(unit.place.where)) return [];
  const message = `${unit.name} is ${PLACE_WORDS[unit.place.where]}, not ${where.map((place) => PLACE_WORDS[place]).join(' or ')}`;
  return [
    battleFault('battle/wrong-place', message, { path, facts: { unit: unit.id, where: unit.place.where } }),
  ];
}

const PLACE_WORDS: { readonly [where in Place['where']]: string } = {
  battlefield: 'on the battlefield',
  reserve: 'in reserve',
  embarked: 'embarked',
  left: 'off the battlefield for good',
  destroyed: 'destroyed',
};
