import { numberFault } from '../../core/geometry/requireNumber';
import type { Model } from '../army/army';
import type { Battle, Battlefield, BattleModel, BattleUnit } from './battle';
import type { ModelPosition } from './battleFact';
import { type BattleViolation, battleFault } from './battleFault';
import { fitsBattlefield } from './fitsBattlefield';
import { modelFaults } from './modelFaults';
import { placeAt } from './placeAt';
import { findModels } from './queries/findModels';
import type { FoundModel } from './queries/findUnit';

/** What is wrong with new positions: of the models, of the figures, off the battlefield. */
export function positionFaults(
  battle: Battle,
  positions: readonly ModelPosition[],
  path: string = 'positions',
  found: readonly (FoundModel | undefined)[] = findModels(battle, modelsOf(positions)),
): readonly BattleViolation[] {
  if (positions.length === 0) return [];
  return [
    ...modelFaults(battle, modelsOf(positions), path, found),
    ...positions.flatMap((position, index) => {
      const model = found[index]?.model;
      return model ? spotFaults(battle.battlefield, model, position, `${path}[${index}]`) : [];
    }),
  ];
}

/** The ids of the models that stand somewhere. */
export function modelsOf(positions: readonly ModelPosition[]): readonly string[] {
  return positions.map(({ model }) => model);
}

/** Positions of one unit's models only. */
export function ownPositionFaults(
  battle: Battle,
  unit: BattleUnit | undefined,
  positions: readonly ModelPosition[] = [],
): readonly BattleViolation[] {
  const foreign = positions.flatMap(({ model }, index) =>
    !unit || unit.models.some(({ id }) => id === model)
      ? []
      : [
          battleFault('battle/not-its-model', `${model} is no model of ${unit.name}`, {
            path: `positions[${index}]`,
          }),
        ],
  );
  return [...foreign, ...positionFaults(battle, positions)];
}

/** What is wrong with where certain models are to stand: others' models, one named twice, off the battlefield. */
export function standingFaults(
  battlefield: Battlefield,
  models: readonly Model[],
  whose: string,
  positions: readonly ModelPosition[],
): readonly BattleViolation[] {
  const own = new Map(models.map((model) => [model.id, model]));
  const seen = new Set<string>();
  return positions.flatMap((position, index) => {
    const place = { path: `positions[${index}]` };
    const id = position.model;
    const model = own.get(id);
    if (!model) return [battleFault('battle/not-its-model', `${id} is no model of ${whose}`, place)];
    if (seen.has(id)) return [battleFault('battle/named-twice', `${id} is named twice`, place)];
    seen.add(id);
    return spotFaults(battlefield, model, position, place.path);
  });
}

export function spotFaults(
  battlefield: Battlefield,
  model: Model,
  { at, facing }: ModelPosition,
  path: string,
): readonly BattleViolation[] {
  const faults: BattleViolation[] = [];
  const look = (value: unknown, name: string): void => {
    const message = numberFault(value, name)?.message;
    if (message !== undefined)
      faults.push(battleFault('battle/bad-position', message, { path: `${path}.${name}` }));
  };
  look(at?.x, 'at.x');
  look(at?.y, 'at.y');
  if (facing !== undefined) look(facing, 'facing');
  if (faults.length > 0) return faults;
  const middle = { x: at.x, y: at.y };
  // The middle is asked first, so that no base is measured a thousand miles away.
  if (fitsBattlefield(middle, battlefield) && fitsBattlefield(placeAt(model, middle, facing), battlefield)) {
    return [];
  }
  return [
    battleFault('battle/off-battlefield', `${model.name} would not stand wholly on the battlefield`, {
      path,
      facts: { model: model.id, ...middle },
    }),
  ];
}

/** Positions by the ids of the models. */
export type PositionsByModel = ReadonlyMap<string, ModelPosition>;

export function positionsByModel(positions: readonly ModelPosition[]): PositionsByModel {
  return new Map(positions.map((position) => [position.model, position]));
}

/** The models of a unit, standing where they are said to. */
export function movedModels(
  models: readonly BattleModel[],
  positions: PositionsByModel,
): readonly BattleModel[] {
  return models.map((model) => {
    const position = positions.get(model.id);
    if (!position) return model;
    // Adding 0 turns -0, which JSON can't hold, into 0.
    const at = { x: position.at.x + 0, y: position.at.y + 0 };
    return { ...model, at, ...(position.facing !== undefined && { facing: position.facing + 0 }) };
  });
}
