import type { Unit } from '../army/army';
import type { Battlefield } from '../battle/battle';
import type { ModelPosition } from '../battle/battleFact';
import { battleFault } from '../battle/battleFault';
import { spotFaults } from '../battle/positions';
import type { PreBattleViolation } from './stepRule';

/** What is wrong with where models of a unit are to stand: others' models, one named twice, off the battlefield. */
export function unitPositionFaults(
  battlefield: Battlefield,
  unit: Unit,
  positions: readonly ModelPosition[],
): readonly PreBattleViolation[] {
  return positions.flatMap((position, index): readonly PreBattleViolation[] => {
    const path = `positions[${index}]`;
    const model = unit.models.find(({ id }) => id === position.model);
    if (!model) {
      return [battleFault('battle/not-its-model', `${position.model} is no model of ${unit.name}`, { path })];
    }
    if (positions.findIndex((other) => other.model === position.model) < index) {
      return [battleFault('battle/named-twice', `${position.model} is named twice`, { path })];
    }
    return spotFaults(battlefield, { ...model, status: 'fighting' }, position, path);
  });
}

/** Whose place is not told, of a unit that is set up whole. */
export function missingPositions(
  unit: Unit,
  positions: readonly ModelPosition[],
  rule: string,
): readonly PreBattleViolation[] {
  const models = unit.models.map(({ id }) => id).filter((id) => !positions.some(({ model }) => model === id));
  if (models.length === 0) return [];
  return [
    {
      code: 'pre-battle/missing-position',
      message: `say where ${models.join(', ')} stand`,
      rule,
      path: 'positions',
      facts: { models },
    },
  ];
}

/** A position without what else the app keeps of it. */
export function ownPosition({ model, at: { x, y }, facing }: ModelPosition): ModelPosition {
  // Adding 0 turns -0, which JSON can't hold, into 0.
  return { model, at: { x: x + 0, y: y + 0 }, ...(facing !== undefined && { facing: facing + 0 }) };
}
