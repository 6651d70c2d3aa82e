import { requireNone } from '../../core/errors/requireNone';
import { battlefieldCentre } from '../../core/geometry/battlefieldCentre';
import { closest } from '../../core/geometry/closest';
import type { Placed } from '../../core/geometry/placed';
import type { Point } from '../../core/geometry/point';
import { requireOptions } from '../../core/shape/requireOptions';
import type { Role } from '../army/role';
import type { Battle } from '../battle/battle';
import { type BattleViolation, battleFault } from '../battle/battleFault';
import { fightingModels } from '../battle/queries/fightingModels';
import { modelPlace } from '../battle/queries/modelPlace';
import type { VictoryCondition } from '../mission/mission';

/**
 * A victory condition that always decides: the side with the model closest to the battlefield's centre wins. Both
 * equally close, or nobody on the battlefield: a draw. Measured from the closest part of a base; models in reserve
 * or embarked do not count.
 *
 * @param options - `rule` is the clause that the verdict gives as its reason
 * @returns the condition; asking it throws {@link WargameError} `battle/position-unknown` while it is not known
 *   where a model on the battlefield stands
 * @throws {@link WargameError} `argument/…` for options that it does not know
 * @rule OP-HOLD-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { closestToCentre, defineMission, musterArmy, standing, startBattle } from 'wargame-rules/open-play';
 *
 * const units = [{ id: 'boss', name: 'Boss', powerRating: 4, warlord: true, models: [{ id: 'boss-1', name: 'Boss' }] }];
 * const mission = defineMission({ id: 'crossing', title: 'Crossing', victory: closestToCentre() });
 * const battle = startBattle(
 *   mission,
 *   {
 *     attacker: { army: musterArmy({ name: 'Red', units }, { prefix: 'red-' }), positions: [{ model: 'red-boss-1', at: { x: 30, y: 15 } }] },
 *     defender: { army: musterArmy({ name: 'Blue', units }, { prefix: 'blue-' }), positions: [{ model: 'blue-boss-1', at: { x: 20, y: 15 } }] },
 *   },
 *   seededDice(1),
 * );
 *
 * standing(mission, battle).winner; // => 'defender'
 * ```
 */
export function closestToCentre(options: { readonly rule?: string } = {}): VictoryCondition {
  requireOptions(options, ['rule']);
  return (battle) => {
    const nearest = closest(modelsOnBattlefield(battle), battlefieldCentre(battle.battlefield));
    const roles = [...new Set(nearest.map(({ role }) => role))];
    const [winner] = roles;
    if (!winner) return { winner: null, reasons: [{ message: 'nobody is on the battlefield', ...options }] };
    if (roles.length > 1) {
      return { winner: null, reasons: [{ message: 'both are equally close to the centre', ...options }] };
    }
    const facts = { models: nearest.map(({ model }) => model) };
    return { winner, reasons: [{ message: `the ${winner} is closest to the centre`, facts, ...options }] };
  };
}

type Standing = (Placed | Point) & { readonly role: Role; readonly model: string };

function modelsOnBattlefield(battle: Battle): readonly Standing[] {
  const fighting = battle.armies.flatMap(({ role, units }, army) =>
    units.flatMap((unit, index) => {
      if (unit.place.where !== 'battlefield') return [];
      const path = `battle.armies[${army}].units[${index}]`;
      return fightingModels(unit).map((model) => ({ role, model, place: modelPlace(model), unit, path }));
    }),
  );
  requireNone(
    fighting.flatMap(({ model, place, unit, path }) =>
      place ? [] : whereFault(model.id, `${path}.models[${unit.models.indexOf(model)}].at`),
    ),
  );
  return fighting.map(({ role, model, place }) => ({ ...(place as Placed | Point), role, model: model.id }));
}

function whereFault(model: string, path: string): BattleViolation {
  const message = `it is not known where ${model} stands: models-moved says it, even after the end`;
  return battleFault('battle/position-unknown', message, { path, facts: { model } });
}
