import { WargameError } from '../../core/errors/wargameError';
import type { PartStates } from '../../core/game/partBattle';
import { ROLES, type Role } from '../army/role';
import type { Battle } from '../battle/battle';
import type { Mission } from './mission';
import type { MissionErrorCode } from './missionErrorCode';
import type { Score, SideScore } from './score';

/**
 * Scores a battle as it stands. It may be asked at any time, and as often as one likes.
 *
 * @typeParam Parts - the states of the mission's parts
 * @param mission - the mission
 * @param battle - the battle
 * @returns the lines of each side, one a mission objective, and their sums
 * @throws {@link WargameError} `mission/bad-points` when an objective gives points that are no whole number
 * @rule OP-ANN-2, OP-ANN-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, musterArmy, scoreBattle, startBattle } from 'wargame-rules/open-play';
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
 *     attacker: { army: musterArmy({ name: 'Red', units }, { prefix: 'red-' }) },
 *     defender: { army: musterArmy({ name: 'Blue', units }, { prefix: 'blue-' }), reserve: ['blue-boyz'] },
 *   },
 *   seededDice(1),
 * );
 *
 * const [attacker, defender] = scoreBattle(annihilation, battle);
 * attacker.lines.map(({ title, points }) => [title, points]); // => [['Slay the Warlord', 0], ['Purge the Enemy', 1]]
 * defender.points; // => 0
 * ```
 */
export function scoreBattle<Parts extends PartStates>(mission: Mission<Parts>, battle: Battle<Parts>): Score {
  return [sideScore(mission, battle, ROLES[0]), sideScore(mission, battle, ROLES[1])];
}

function sideScore<Parts extends PartStates>(
  mission: Mission<Parts>,
  battle: Battle<Parts>,
  role: Role,
): SideScore {
  const lines = mission.objectives.map((objective) => objective(battle, role));
  const points = lines.reduce((sum, line, index) => {
    if (Number.isSafeInteger(line.points)) return sum + line.points;
    throw new WargameError<MissionErrorCode>({
      code: 'mission/bad-points',
      message: `${line.title} gives ${line.points} points to the ${role}`,
      path: `objectives[${index}]`,
    });
  }, 0);
  return { role, points, lines };
}
