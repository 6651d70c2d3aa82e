import type { Dice } from '../../../core/dice/dice';
import { combatAttrition } from '../../combat/combatAttrition';
import type { Battle, Flight } from '../battle';
import type { Consequence } from '../battleFact';
import { battleFault } from '../battleFault';
import type { Applied, FactRule } from '../factRule';
import { loseModels } from '../loseModels';
import { modelFaults } from '../modelFaults';
import { passengerFaults } from '../passengerFaults';
import { fightingModels } from '../queries/fightingModels';
import { type FoundUnit, findUnit } from '../queries/findUnit';
import { flightWithoutChoice } from './flights';

/** The owner's choice of who flees. After the first of a unit, Combat Attrition is rolled for the others. */
export const flee: FactRule<{ readonly models: readonly string[] }> = {
  check(battle, { models }) {
    const { flight } = battle;
    if (!flight) {
      return [battleFault('battle/no-flight', 'no Morale test has been failed', { rule: 'OP-MORALE-2' })];
    }
    const own = findUnit(battle, flight.unit)?.unit.models;
    return [
      ...modelFaults(battle, models, 'models'),
      ...passengerFaults(battle, models),
      ...(models.length === flight.models
        ? []
        : [
            battleFault('battle/wrong-number', `${flight.models} flee, and ${models.length} are named`, {
              rule: flight.attritionFollows ? 'OP-MORALE-2' : 'OP-MORALE-3',
              path: 'models',
              facts: { flee: flight.models, named: models.length },
            }),
          ]),
      ...models.flatMap((model, index) =>
        own?.some(({ id }) => id === model)
          ? []
          : [
              battleFault('battle/not-its-model', `${model} is not of the unit that flees`, {
                path: `models[${index}]`,
              }),
            ],
      ),
    ];
  },
  apply(battle, { models }, _, dice) {
    const flight = battle.flight as Flight;
    const fled = loseModels({ ...battle, flight: null }, models, 'fled');
    return flight.attritionFollows ? attrition(fled, flight, dice) : fled;
  },
};

/** A failed test, resolved as far as nobody has to choose. */
export function beginFlight(battle: Battle, flight: Flight, dice: Dice): Applied {
  const all = flightWithoutChoice(battle, flight);
  if (!all) return { battle: { ...battle, flight }, consequences: [] };
  const fled = loseModels(battle, all, 'fled');
  return flight.attritionFollows ? attrition(fled, flight, dice) : fled;
}

function attrition({ battle, consequences }: Applied, { unit: id }: Flight, dice: Dice): Applied {
  const { unit } = findUnit(battle, id) as FoundUnit;
  const models = fightingModels(unit).length;
  if (models === 0) return { battle, consequences };
  const { startingStrength, name } = unit;
  const rolled = combatAttrition({ models, startingStrength }, dice, `Combat Attrition: ${name}`);
  const told: readonly Consequence[] = [...consequences, { type: 'attrition-rolled', unit: id, ...rolled }];
  if (rolled.fled === 0) return { battle, consequences: told };
  const after = beginFlight(battle, { unit: id, models: rolled.fled, attritionFollows: false }, dice);
  return { battle: after.battle, consequences: [...told, ...after.consequences] };
}
