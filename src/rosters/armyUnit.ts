import type { RosterModel, RosterUnit } from './army';
import type { ArmyIds } from './armyIds';
import { addCosts, isPoints, isPowerLevel, plainName } from './costName';
import type { FoundUnit } from './findUnits';
import { highest, modelFigures } from './modelFigures';
import { modelProfiles } from './modelProfile';
import { rosterError } from './rosterError';
import { transportCapacity } from './transportCapacity';
import { keywordsOf, namesWarlord, unitModels } from './unitModels';
import { warlordTraits } from './warlordTraits';

/** A unit of the army from what stands in the file. */
export function armyUnit(unit: FoundUnit, ids: ArmyIds): RosterUnit {
  const { selection, path } = unit.root;
  const costs = unit.parts.flatMap((part) => part.selection.costs);
  const powerRating = requirePowerRating(addCosts(costs, isPowerLevel), path);
  const id = ids.of(unit.root);
  const models = unitModels(unit, id, ids);
  const keywords = keywordsOf(selection);
  const leadership = highestLeadership(unit, models);
  const capacity = transportCapacity(unit.parts);
  return {
    id,
    name: selection.name,
    ...(selection.customName !== undefined && { customName: selection.customName }),
    path,
    ...(unit.faction !== undefined && { faction: unit.faction }),
    powerRating,
    points: addCosts(costs, isPoints),
    keywords,
    character: [...keywords, ...models.flatMap((model) => model.keywords)].some(
      (name) => plainName(name) === 'character',
    ),
    warlord: unit.parts.some(namesWarlord),
    warlordTraits: warlordTraits(unit),
    ...(leadership !== undefined && { leadership }),
    ...(capacity !== undefined && { transportCapacity: capacity }),
    models,
  };
}

/** The models' highest; where one's is not known, the highest on any profile of the unit. */
function highestLeadership(unit: FoundUnit, models: readonly RosterModel[]): number | undefined {
  const known = models.flatMap(({ leadership }) => (leadership === undefined ? [] : [leadership]));
  if (known.length === models.length) return highest(known);
  return modelFigures(unit.parts.flatMap(({ selection }) => modelProfiles(selection))).leadership;
}

function requirePowerRating(powerRating: number, path: string): number {
  if (Number.isInteger(powerRating) && powerRating >= 0) return powerRating;
  throw rosterError('roster/bad-power-rating', `a Power Rating can't be ${powerRating}`, path, {
    powerRating,
  });
}
