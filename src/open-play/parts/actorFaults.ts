import type { Placed } from '../../core/geometry/placed';
import type { Point } from '../../core/geometry/point';
import type { Role } from '../army/role';
import type { Battle, BattleUnit } from '../battle/battle';
import type { PartAction } from '../battle/battleFact';
import { fightingModels } from '../battle/queries/fightingModels';
import { findUnit } from '../battle/queries/findUnit';
import { isModelNear } from '../kit/isModelNear';
import { type BattlePartViolation, partFault } from './partFault';

/**
 * Why a player can't have a unit do something now: a stranger, another's turn, no unit of his, not on the battlefield.
 */
export function actorFaults(
  battle: Battle,
  action: PartAction & { readonly unit: string },
  sides: readonly Role[],
): readonly BattlePartViolation[] {
  const army = battle.armies.find(({ player, role }) => player === action.player && sides.includes(role));
  if (!army) {
    const message = `only the ${sides.join(' and the ')} can do that`;
    return [partFault('battle-part/wrong-player', message, { path: 'player' })];
  }
  const found = findUnit(battle, action.unit);
  return [
    ...(battle.turn === army.role
      ? []
      : [partFault('battle-part/wrong-turn', `it is the ${battle.turn}'s turn`, { path: 'player' })]),
    ...(found?.army.role === army.role
      ? placeFaults(found.unit)
      : [
          partFault('battle-part/unknown-unit', `the ${army.role} has no such unit`, {
            path: 'unit',
          }),
        ]),
  ];
}

function placeFaults(unit: BattleUnit): readonly BattlePartViolation[] {
  if (unit.place.where === 'battlefield') return [];
  return [
    partFault('battle-part/not-on-battlefield', `${unit.name} is not on the battlefield`, { path: 'unit' }),
  ];
}

/** The fault of an action that a part does not know. */
export function unknownAction(types: readonly string[]): readonly BattlePartViolation[] {
  return [partFault('battle-part/unknown-action', `expected ${types.join(' or ')}`, { path: 'type' })];
}

/** Why a unit can't reach something: it is not known where it stands, or it is too far away. */
export function reachFaults(
  battle: Battle,
  id: string,
  place: Point,
  inches: number,
): readonly BattlePartViolation[] {
  const unit = findUnit(battle, id)?.unit;
  if (unit?.place.where !== 'battlefield' || isUnitNear(unit, place, inches)) return [];
  if (fightingModels(unit).every(({ at }) => at === undefined)) {
    const message = `it is not known where ${unit.name} stands`;
    return [partFault('battle-part/position-unknown', message, { path: 'unit', facts: { unit: id } })];
  }
  const message = `no model of ${unit.name} is within ${inches}" of it`;
  const facts = { unit: id, x: place.x, y: place.y, inches };
  return [partFault('battle-part/too-far', message, { path: 'unit', facts })];
}

/** Whether a unit has a model near a place or a base; who is off the battlefield stands near nothing. */
export function isUnitNear(unit: BattleUnit, place: Placed | Point, inches: number): boolean {
  return fightingModels(unit).some((model) => isModelNear(model, place, inches));
}
