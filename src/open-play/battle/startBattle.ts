import type { Dice } from '../../core/dice/dice';
import { requireNone } from '../../core/errors/requireNone';
import type { PartStates } from '../../core/game/partBattle';
import { plainCopy } from '../../core/game/plainCopy';
import { startParts } from '../../core/game/startParts';
import { ROLES } from '../army/role';
import type { Mission } from '../mission/mission';
import type { Battle } from './battle';
import type { BattleSetUp } from './battleSetUp';
import { battleSetUpFaults } from './battleSetUpFaults';
import { changeUnits } from './changeUnits';
import { plannedBattle } from './plannedBattle';
import { movedModels, positionsByModel } from './positions';
import { setUpShapeFaults } from './setUpShapeFaults';

/**
 * Starts a battle after deployment, in the first battle round.
 *
 * @typeParam Parts - the states of the mission's parts
 * @param mission - the mission
 * @param setUp - both sides, and what the players agreed on
 * @param dice - for parts that roll when they begin
 * @returns the battle
 * @throws {@link WargameError} with every reason: `battle/malformed`, `battle/unknown-unit`, …; `geometry/…` when the
 *   mission's map gives a zone that can't be
 * @rule OP-ZONE-1, OP-END-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, musterArmy, startBattle } from 'wargame-rules/open-play';
 *
 * const units = [
 *   {
 *     id: 'boyz', name: 'Boyz', powerRating: 4, leadership: 6, warlord: true,
 *     models: [{ id: 'boy', name: 'Boy', count: 3 }],
 *   },
 * ];
 * const battle = startBattle(
 *   annihilation,
 *   {
 *     attacker: {
 *       army: musterArmy({ name: 'Red', units }, { prefix: 'red-' }),
 *       positions: [{ model: 'red-boy/1', at: { x: 5, y: 5 } }],
 *     },
 *     defender: { army: musterArmy({ name: 'Blue', units }, { prefix: 'blue-' }), reserve: ['blue-boyz'] },
 *   },
 *   seededDice(1),
 * );
 *
 * battle.battlefield; // => { width: 44, height: 30 }
 * battle.armies[0].units[0]?.models[0]?.at; // => { x: 5, y: 5 }
 * battle.armies[1].units[0]?.place; // => { where: 'reserve' }
 * ```
 */
export function startBattle<Parts extends PartStates>(
  mission: Mission<Parts>,
  setUp: BattleSetUp,
  dice: Dice,
): Battle<Parts> {
  requireNone(setUpShapeFaults(setUp));
  const planned = plannedBattle(mission, setUp);
  requireNone(battleSetUpFaults(planned, setUp));
  // A battle shares nothing with the armies and the map it began with.
  const battle = plainCopy(withPositions(planned, setUp));
  return { ...battle, parts: startParts(mission.parts, battle, dice) as Parts };
}

/** The battle with its models where they are set up. */
function withPositions(battle: Battle, setUp: BattleSetUp): Battle {
  const positions = positionsByModel(ROLES.flatMap((role) => setUp[role].positions ?? []));
  return changeUnits(battle, (unit) => ({ ...unit, models: movedModels(unit.models, positions) }));
}
