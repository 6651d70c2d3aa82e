import { addCosts, everyCost, plainName } from './costName';
import type { RosterSelection } from './roster';

/**
 * What a selection costs with everything nested in it, in one kind of cost. In a roster each selection holds its
 * own share, already multiplied by its number.
 *
 * @param selection - a unit, or anything else that was chosen
 * @param name - the kind of cost: `pts`, `PL`; capitals and space around it do not matter
 * @returns the sum, exact to a thousandth; 0 when it has no such cost
 * @since 0.1.0
 * @example
 * ```ts
 * import { parseRoster, totalCost } from 'wargame-rules/rosters';
 *
 * const refit = { name: 'Refit', type: 'upgrade', number: 1, costs: [{ name: 'pts', value: 15 }] };
 * const ship = { name: 'Cruiser', type: 'unit', number: 1, costs: [{ name: 'pts', value: 180 }], selections: [refit] };
 * const roster = parseRoster({ roster: { forces: [{ selections: [ship] }] } });
 * roster.forces.flatMap(({ selections }) => selections).map((selection) => totalCost(selection, 'pts')); // => [195]
 * ```
 */
export function totalCost(selection: RosterSelection, name: string): number {
  return addCosts(everyCost(selection), (cost) => plainName(cost.name) === plainName(name));
}
