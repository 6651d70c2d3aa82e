import type { RosterModel } from './army';
import type { ArmyIds } from './armyIds';
import { plainName } from './costName';
import { least, modelInvulnerableSave, unitInvulnerableSave } from './invulnerableSave';
import { type ModelFigures, modelFigures } from './modelFigures';
import { modelProfiles } from './modelProfile';
import type { RosterProfile, RosterSelection } from './roster';
import { figuresFor, type SquadFigures, squadFigures } from './squadFigures';
import type { ModelParts, Placed, UnitParts } from './unitParts';

/** The models of a unit. Where the file lists none, the unit is taken for a model. */
export function unitModels(unit: UnitParts, unitId: string, ids: ArmyIds): readonly RosterModel[] {
  const models = unit.models.length > 0 ? unit.models : [{ model: unit.root, own: unit.parts }];
  const squad = squadFigures(profilesOf(unit.shared));
  const unitSave = unitInvulnerableSave(unit);
  const warlordIsKnown = models.length === 1 && unit.parts.some(namesWarlord);
  return models.map((parts) => {
    const { selection } = parts.model;
    const isUnit = parts.model === unit.root;
    const invulnerableSave = least([unitSave, modelInvulnerableSave(parts)]);
    return {
      id: isUnit ? ids.inside(unitId, 'model') : ids.of(parts.model),
      name: selection.name,
      count: selection.number,
      keywords: isUnit ? [] : keywordsOf(selection),
      warlord: warlordIsKnown || parts.own.some(namesWarlord),
      ...figuresOf(parts, squad),
      ...(invulnerableSave !== undefined && { invulnerableSave }),
    };
  });
}

/** What the file puts before a keyword of a faction, and a datasheet does not. */
const OF_A_FACTION = /^Faction:\s*/i;

/** The names of the categories, each once, in the order of the file. */
export function keywordsOf(selection: RosterSelection): readonly string[] {
  return [...new Set(selection.categories.map(({ name }) => name.replace(OF_A_FACTION, '')))];
}

/** Whether a selection makes its bearer the Warlord: the upgrade of that name, or the category. */
export function namesWarlord({ selection }: Placed): boolean {
  return [selection.name, ...keywordsOf(selection)].some((name) => plainName(name) === 'warlord');
}

/** From the model's own profiles; else from those of its upgrades; else from the squad's. */
function figuresOf({ model, own }: ModelParts, squad: SquadFigures): ModelFigures {
  const profiles = modelProfiles(model.selection);
  if (profiles.length > 0) return modelFigures(profiles);
  const upgrades = profilesOf(own);
  if (upgrades.length > 0) return modelFigures(upgrades);
  return figuresFor(model.selection.name, squad);
}

function profilesOf(parts: readonly Placed[]): readonly RosterProfile[] {
  return parts.flatMap(({ selection }) => modelProfiles(selection));
}
