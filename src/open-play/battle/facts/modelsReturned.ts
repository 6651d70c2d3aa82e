import type { Battle, BattleUnit } from '../battle';
import type { ModelPosition } from '../battleFact';
import { type BattleViolation, battleFault } from '../battleFault';
import { changeUnits } from '../changeUnits';
import type { FactRule } from '../factRule';
import { goneFaults } from '../modelFaults';
import { movedModels, positionsByModel, spotFaults } from '../positions';
import { findModels } from '../queries/findModels';
import type { FoundModel } from '../queries/findUnit';

type Returned = { readonly models: readonly string[]; readonly positions?: readonly ModelPosition[] };

/** Models that were gone and fight again, in a unit that is still on the battlefield. */
export const modelsReturned: FactRule<Returned> = {
  check(battle, { models, positions = [] }) {
    const found = findModels(battle, models);
    return [
      ...goneFaults(models, 'models', found),
      ...found.flatMap((model, index) => placeFaults(model?.unit, `models[${index}]`)),
      ...strengthFaults(found),
      ...positionFaults(battle, found, positions),
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

/** Where they fell is not where they return: without a position, it is not known where they stand. */
function withModels(
  unit: BattleUnit,
  returning: ReadonlySet<string>,
  standing: ReadonlyMap<string, ModelPosition>,
): BattleUnit {
  const models = unit.models.map((model) => {
    if (!returning.has(model.id)) return model;
    const { at, facing, ...rest } = model;
    return { ...rest, status: 'fighting' as const };
  });
  return { ...unit, models: movedModels(models, standing) };
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
  const gone = found.filter((one) => one !== undefined).filter(({ model }) => model.status !== 'fighting');
  const returning = new Set(gone.map(({ model }) => model));
  return [...new Set(gone.map(({ unit }) => unit))].flatMap((unit) => {
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

function positionFaults(
  { battlefield }: Battle,
  found: readonly (FoundModel | undefined)[],
  positions: readonly ModelPosition[],
): readonly BattleViolation[] {
  const returning = new Map(found.map((one) => [one?.model.id, one?.model]));
  const seen = new Set<string>();
  return positions.flatMap((position, index) => {
    const path = `positions[${index}]`;
    const model = returning.get(position.model);
    if (!model) {
      return [
        battleFault('battle/not-its-model', `${position.model} is none of those that return`, { path }),
      ];
    }
    if (seen.has(model.id)) {
      return [battleFault('battle/named-twice', `${position.model} is named twice`, { path })];
    }
    seen.add(model.id);
    return spotFaults(battlefield, model, position, path);
  });
}
