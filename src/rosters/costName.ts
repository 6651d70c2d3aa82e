import type { RosterCost, RosterSelection } from './roster';

const POWER_LEVEL = ['pl', 'power level', 'power rating'];
const POINTS = ['pts', 'points'];

/** Power Level, which files write ` PL`. */
export function isPowerLevel(cost: RosterCost): boolean {
  return POWER_LEVEL.includes(plainName(cost.name));
}

/** Points. */
export function isPoints(cost: RosterCost): boolean {
  return POINTS.includes(plainName(cost.name));
}

/** A name without the space around it and without regard to capitals. */
export function plainName(name: string): string {
  return name.trim().toLowerCase();
}

/** Adds up costs in thousandths, so that no order of the file gives another total. */
export function addCosts(costs: readonly RosterCost[], which: (cost: RosterCost) => boolean): number {
  const thousandths = costs.reduce(
    (sum, cost) => (which(cost) ? sum + Math.round(cost.value * 1000) : sum),
    0,
  );
  return thousandths / 1000;
}

/** The costs of a selection and of everything in it. */
export function everyCost(selection: RosterSelection): readonly RosterCost[] {
  const costs = [...selection.costs];
  for (const nested of selection.selections) for (const cost of everyCost(nested)) costs.push(cost);
  return costs;
}
