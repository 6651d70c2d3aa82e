import { d6 } from '../../../core/dice/d6';
import type { Dice } from '../../../core/dice/dice';
import { rerollUntil } from '../../../core/dice/rerollUntil';
import type { Fleet } from '../../fleet/fleet';
import type { Formation } from './formation';
import { formationBonuses } from './formationBonuses';
import { formationOptions } from './formationOptions';

/**
 * One side of a Fleet Engagement when formations are uncovered.
 *
 * @typeParam Side - the ids of the two sides
 * @since 0.1.0
 */
export interface FormationSide<Side extends string> {
  readonly side: Side;
  readonly formation: Formation;
  readonly fleet: Fleet;
}

/**
 * How the roll for the pick went.
 *
 * @typeParam Side - the ids of the two sides
 * @since 0.1.0
 */
export interface FormationRoll<Side extends string> {
  /** Who picks the map, or his zone of it where there is one map only. */
  readonly picks: Side;
  /** The deciding D6 of each, in the order of the sides. */
  readonly dice: readonly [number, number];
  /** What was added to each. */
  readonly bonuses: readonly [number, number];
}

/**
 * Rolls for who picks how two formations meet: a D6 each, with 1 for each bonus where there are two maps or
 * zones. Rulings: ties are rolled again; on the one map that gives no zones the roll, without bonuses, is for
 * the zone.
 *
 * @typeParam Side - the ids of the two sides
 * @param sides - the two sides with formation and fleet, in the order in which they roll
 * @param dice - where the chance comes from: two D6, until they differ
 * @returns who picks, the dice and the bonuses
 * @throws {@link WargameError} `argument/unknown-value` for another formation; `dice/no-end` after 1,000 ties
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollFormations } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 180, speed: 25 } as const;
 * const tiger = { id: 'tiger', name: 'Tiger', type: 'cruiser', points: 180, speed: 20 } as const;
 * const first = { side: 'first', formation: 'wedge', fleet: { name: 'A', capitalShips: [lion], squadrons: [] } } as const;
 * const second = { side: 'second', formation: 'sphere', fleet: { name: 'B', capitalShips: [tiger], squadrons: [] } } as const;
 * const roll = rollFormations([first, second], scriptedDice([4, 4]));
 * roll; // => { picks: 'first', dice: [4, 4], bonuses: [1, 0] }
 * ```
 */
export function rollFormations<Side extends string>(
  sides: readonly [FormationSide<Side>, FormationSide<Side>],
  dice: Dice,
): FormationRoll<Side> {
  const [first, second] = sides;
  const split = formationOptions(first.formation, second.formation).length > 1;
  const bonuses = split
    ? ([bonus(first.fleet, second.fleet), bonus(second.fleet, first.fleet)] as const)
    : ([0, 0] as const);
  const lead = (faces: readonly [number, number]): number => faces[0] + bonuses[0] - faces[1] - bonuses[1];
  const faces = rerollUntil(
    (source): readonly [number, number] => [
      d6(source, `Who picks: ${first.side}`),
      d6(source, `Who picks: ${second.side}`),
    ],
    (rolled) => lead(rolled) !== 0,
    dice,
    'Who picks',
  );
  return { picks: lead(faces) > 0 ? first.side : second.side, dice: faces, bonuses };
}

function bonus(own: Fleet, enemy: Fleet): number {
  return Object.values(formationBonuses(own, enemy)).filter((has) => has).length;
}
