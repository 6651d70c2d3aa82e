import type { BattleModel, BattleUnit } from '../battle';
import type { ModelPosition } from '../battleFact';
import { type BattleViolation, battleFault } from '../battleFault';
import { changeUnits } from '../changeUnits';
import type { FactRule } from '../factRule';
import { goneFaults } from '../modelFaults';
import { movedModels, positionsByModel, standingFaults } from '../positions';
import { findModels } from '../queries/findModels';
import type { FoundModel } from '../queries/findUnit';

type Returned = { readonly models: readonly string[]; readonly positions?: readonly ModelPosition[] };

/** Models that were gone and fight again, in a unit that is still on the battlefield. */
export const modelsReturned: FactRule<Returned> = {
  check(battle, { models, positions = [] }) {
    const found = findModels(battle, models);
    const returning = found.flatMap((one) => (one ? [lifted(one.model)] : []));
    return [
      ...goneFaults(models, 'models', found),
      ...found.flatMap((model, index) => placeFaults(model?.unit, `models[${index}]`)),
      ...strengthFaults(found),
      ...standingFaults(battle.battlefield, returning, 'those that return', positions),
    ];
  },
  apply(battle, { models, positions = [] }) {
    const returning = new Set(models);
    const standing = positionsByModel(positions);
    const after = changeUnits(battle, (unit) =>
      unit.models.some(({ id }) => returning.has(id)) ? withModels(unit, returning, standing) : unit,
    );
    return { battle: after, consequences: [] };
  },
};

function withModels(
  unit: BattleUnit,
  returning: ReadonlySet<string>,
  standing: ReadonlyMap<string, ModelPosition>,
): BattleUnit {
  const models = unit.models.map((model) =>
    returning.has(model.id) ? { ...lifted(model), status: 'fighting' as const } : model,
  );
  return { ...unit, models: movedModels(models, standing) };
}

/** Where a model fell is not where it returns: without a position, it is not known where it stands. */
function lifted({ at: _, facing: __, ...model }: BattleModel): BattleModel {
  return model;
}

function placeFaults(unit: BattleUnit | undefined, path: string): readonly BattleViolation[] {
  if (!unit || unit.place.where === 'battlefield') return [];
  const facts = { unit: unit.id, where: unit.place.where };
  const message =
    unit.place.where === 'destroyed'
      ? `${unit.name} was destroyed and stays so`
      : `${unit.name} is not on the battlefield`;
  return [battleFault('battle/wrong-place', message, { path, facts })];
}

/** Only a unit that split off can have more gone models than its own strength has room for. */
function strengthFaults(found: readonly (FoundModel | undefined)[]): readonly BattleViolation[] {
  const known = found.filter((one) => one !== undefined);
  const returning = new Set(known.map(({ model }) => model));
  return [...new Set(known.map(({ unit }) => unit))].flatMap((unit) => {
    const strength = unit.models.filter(
      (model) => model.status === 'fighting' || returning.has(model),
    ).length;
    if (strength <= unit.startingStrength) return [];
    return [
      battleFault('battle/above-strength', `${unit.name} never had ${strength} models`, {
        path: 'models',
        facts: { unit: unit.id, strength, startingStrength: unit.startingStrength },
      }),
    ];
  });
}
