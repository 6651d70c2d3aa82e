import type { Battle, BattleUnit, ModelStatus } from './battle';
import type { Consequence } from './battleFact';
import { changeUnits } from './changeUnits';
import type { Applied } from './factRule';
import { fightingModels } from './queries/fightingModels';
import { type FoundUnit, findUnit } from './queries/findUnit';

/** Takes models that still fight out of the battle. A unit whose last model goes is destroyed. */
export function loseModels(
  battle: Battle,
  ids: readonly string[],
  status: Exclude<ModelStatus, 'fighting'>,
): Applied {
  const lost = new Set(ids);
  const destroyed: string[] = [];
  const after = changeUnits(battle, (unit) => {
    const changed = withoutModels(unit, lost, status);
    if (changed !== unit && changed.place.where === 'destroyed') destroyed.push(unit.id);
    return changed;
  });
  const consequences = destroyed.map((id): Consequence => {
    const { army } = findUnit(after, id) as FoundUnit;
    return { type: 'unit-destroyed', unit: id, role: army.role, fled: status === 'fled' };
  });
  return { battle: settleFlight(after), consequences };
}

function withoutModels(
  unit: BattleUnit,
  lost: ReadonlySet<string>,
  status: Exclude<ModelStatus, 'fighting'>,
): BattleUnit {
  const going = new Set(unit.models.filter(({ id }) => lost.has(id)).map(({ id }) => id));
  const lastLost = [...lost].filter((id) => going.has(id)).at(-1);
  if (lastLost === undefined) return unit;
  const models = unit.models.map((model) => (going.has(model.id) ? { ...model, status } : model));
  return {
    ...unit,
    destroyedThisTurn: unit.destroyedThisTurn + going.size,
    lastLost,
    place: fightingModels({ models }).length === 0 ? { where: 'destroyed' } : unit.place,
    models,
  };
}

/** No more models can flee than are left. */
function settleFlight(battle: Battle): Battle {
  const { flight } = battle;
  if (!flight) return battle;
  const { unit } = findUnit(battle, flight.unit) as FoundUnit;
  const models = Math.min(flight.models, fightingModels(unit).length);
  return { ...battle, flight: models === 0 ? null : { ...flight, models } };
}
