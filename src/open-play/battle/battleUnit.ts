import type { Unit } from '../army/army';
import type { BattleUnit, Place } from './battle';

/** A unit as it joins a battle, before its models stand anywhere. */
export function battleUnit(unit: Unit, place: Place, wasSetUp: boolean): BattleUnit {
  const { deploysLast: _, models, ...rest } = unit;
  return {
    ...rest,
    startingStrength: models.length,
    place,
    wasSetUp,
    destroyedThisTurn: 0,
    models: models.map((model) => ({ ...model, status: 'fighting' })),
  };
}
