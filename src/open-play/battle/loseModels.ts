import type { Battle, BattleModel, BattleUnit, ModelStatus } from './battle';
import type { Consequence } from './battleFact';
import { changeUnits } from './changeUnits';
import type { Applied } from './factRule';
import { fightingModels } from './queries/fightingModels';
import { findModels } from './queries/findModels';
import { type FoundUnit, findUnit } from './queries/findUnit';

/** Takes models out of the battle. A unit whose last model goes is destroyed. */
export function loseModels(
  battle: Battle,
  ids: readonly string[],
  status: Exclude<ModelStatus, 'fighting'>,
): Applied {
  const lost = new Set(ids);
  const destroyed: string[] = [];
  const hit = new Set(findModels(battle, ids).map((found) => found?.unit));
  const after = changeUnits(battle, (unit) => {
    if (!hit.has(unit)) return unit;
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
  const goes = (model: BattleModel) => model.status === 'fighting' && lost.has(model.id);
  const going = new Set(unit.models.filter(goes).map(({ id }) => id));
  const lastLost = [...lost].filter((id) => going.has(id)).at(-1);
  if (lastLost === undefined) return unit;
  const models = unit.models.map((model) => (goes(model) ? { ...model, status } : model));
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
  const unit = findUnit(battle, flight.unit)?.unit;
  const left = unit ? fightingModels(unit).length : 0;
  if (left >= flight.models) return battle;
  return { ...battle, flight: left === 0 ? null : { ...flight, models: left } };
}
