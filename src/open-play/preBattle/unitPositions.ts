import type { Unit } from '../army/army';
import type { ModelPosition } from '../battle/battleFact';
import type { PreBattleViolation } from './stepRule';

/** Whose place is not told, of a unit that is set up whole. */
export function missingPositionFaults(
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
