import { divide } from '../../../core/arithmetic/divide';
import type { Battle, BattleArmy, BattleUnit } from '../battle';
import type { SplitPart } from '../battleFact';
import { type BattleViolation, battleFault } from '../battleFault';
import type { FactRule } from '../factRule';
import { modelFaults } from '../modelFaults';
import { fightingModels } from '../queries/fightingModels';
import { findModel, findUnit } from '../queries/findUnit';
import { passengersOf } from '../queries/passengersOf';
import { unitFaults } from '../unitFaults';

/**
 * A unit that becomes several. Each gets an equal share of its Power Rating, rounded up. Models that are gone
 * already stay with the first.
 */
export const unitSplit: FactRule<{ readonly unit: string; readonly into: readonly SplitPart[] }> = {
  check: (battle, { unit, into }) => [
    ...unitFaults(battle, unit, ['battlefield', 'reserve', 'embarked']),
    ...(into.length < 2
      ? [battleFault('battle/bad-split', 'a unit splits into at least two', { path: 'into' })]
      : []),
    ...idFaults(battle, unit, into),
    ...sharingFaults(battle, unit, into),
    ...passengerFaults(battle, unit),
  ],
  apply: (battle, { unit, into }) => ({
    battle: {
      ...battle,
      armies: [splitArmy(battle.armies[0], unit, into), splitArmy(battle.armies[1], unit, into)],
    },
    consequences: [],
  }),
};

function idFaults(battle: Battle, unit: string, into: readonly SplitPart[]): readonly BattleViolation[] {
  return into.flatMap(({ id }, index) => {
    const path = `into[${index}].id`;
    const taken =
      into.findIndex((part) => part.id === id) < index ||
      (id !== unit && findUnit(battle, id) !== undefined) ||
      findModel(battle, id) !== undefined;
    return taken
      ? [battleFault('battle/duplicate-id', `the id ${id} is taken already`, { path, facts: { id } })]
      : [];
  });
}

function sharingFaults(battle: Battle, id: string, into: readonly SplitPart[]): readonly BattleViolation[] {
  const unit = findUnit(battle, id)?.unit;
  if (!unit) return [];
  const named = into.flatMap(({ models }) => models);
  const forgotten = fightingModels(unit).filter((model) => !named.includes(model.id));
  return [
    ...into.flatMap(({ models }, index) => modelFaults(battle, models, `into[${index}].models`)),
    ...(new Set(named).size < named.length
      ? [battleFault('battle/named-twice', 'a model can be in one part only', { path: 'into' })]
      : []),
    ...named.flatMap((model) =>
      unit.models.some((one) => one.id === model)
        ? []
        : [battleFault('battle/not-its-model', `${model} is no model of ${unit.name}`, { path: 'into' })],
    ),
    ...(forgotten.length > 0
      ? [
          battleFault(
            'battle/bad-split',
            `${forgotten.map((model) => model.id).join(', ')} would be in no part`,
            {
              path: 'into',
              facts: { models: forgotten.map((model) => model.id) },
            },
          ),
        ]
      : []),
  ];
}

function passengerFaults(battle: Battle, unit: string): readonly BattleViolation[] {
  if (passengersOf(battle, unit).length === 0) return [];
  return [
    battleFault('battle/passengers-aboard', 'a transport with units aboard does not split', { path: 'unit' }),
  ];
}

function splitArmy(army: BattleArmy, id: string, into: readonly SplitPart[]): BattleArmy {
  if (!army.units.some((unit) => unit.id === id)) return army;
  return { ...army, units: army.units.flatMap((unit) => (unit.id === id ? splitUnit(unit, into) : unit)) };
}

function splitUnit(unit: BattleUnit, into: readonly SplitPart[]): readonly BattleUnit[] {
  const share = divide(unit.powerRating, into.length, 'up');
  const { lastLost, ...rest } = unit;
  return into.map((part, index) => ({
    ...rest,
    ...(index === 0 && lastLost !== undefined && { lastLost }),
    id: part.id,
    name: part.name ?? unit.name,
    powerRating: share,
    startingStrength: part.models.length,
    destroyedThisTurn: index === 0 ? unit.destroyedThisTurn : 0,
    splitFrom: unit.id,
    models: unit.models.filter(({ id, status }) =>
      status === 'fighting' ? part.models.includes(id) : index === 0,
    ),
  }));
}
