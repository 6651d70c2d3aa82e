import type { Battle, BattleUnit } from '../battle';

/**
 * The units that are embarked in a transport.
 *
 * @param battle - the battle
 * @param transport - the id of the unit that carries them
 * @returns its passengers, in the order of the armies
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, musterArmy, passengersOf, startBattle } from 'wargame-rules/open-play';
 *
 * const units = [
 *   { id: 'boyz', name: 'Boyz', powerRating: 4, warlord: true, models: [{ id: 'boy', name: 'Boy', count: 3 }] },
 *   { id: 'trukk', name: 'Trukk', powerRating: 4, transportCapacity: 12, models: [{ id: 'truck', name: 'Trukk' }] },
 * ];
 * const embarked = [{ unit: 'red-boyz', transport: 'red-trukk' }];
 * const battle = startBattle(
 *   annihilation,
 *   {
 *     attacker: { army: musterArmy({ name: 'Red', units }, { prefix: 'red-' }), embarked },
 *     defender: { army: musterArmy({ name: 'Blue', units }, { prefix: 'blue-' }) },
 *   },
 *   seededDice(1),
 * );
 *
 * passengersOf(battle, 'red-trukk').map(({ id }) => id); // => ['red-boyz']
 * passengersOf(battle, 'blue-trukk'); // => []
 * ```
 */
export function passengersOf(battle: Battle, transport: string): readonly BattleUnit[] {
  return battle.armies.flatMap(({ units }) =>
    units.filter(({ place }) => place.where === 'embarked' && place.transport === transport),
  );
}
