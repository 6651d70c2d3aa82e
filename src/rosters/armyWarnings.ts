import type { RosterUnit, RosterWarning } from './army';
import { addCosts, isPoints, isPowerLevel } from './costName';
import type { FoundUnit, FoundUnits } from './findUnits';
import { areOneModel, modelProfiles } from './modelProfile';
import type { Roster, RosterCost } from './roster';

/** Kinds of cost that are counted, with the name for people. */
const COUNTED: readonly { name: string; is: (cost: RosterCost) => boolean }[] = [
  { name: 'Power Level', is: isPowerLevel },
  { name: 'points', is: isPoints },
];

/** Everything that a reader should look at again. */
export function armyWarnings(
  roster: Roster,
  { units: found, outside }: FoundUnits,
  units: readonly RosterUnit[],
): readonly RosterWarning[] {
  return [
    ...COUNTED.flatMap(({ name, is }) => differingTotal(name, statedTotal(roster, is), found, is)),
    ...outside.flatMap(({ selection, path }) =>
      COUNTED.flatMap(({ name, is }) => outsideCost(name, addCosts(selection.costs, is), path)),
    ),
    ...units.flatMap(withoutPower),
    ...found.flatMap((unit) => [...unclearModels(unit), ...severalUnits(unit)]),
  ];
}

/** The list builder's own total, if it gives one. */
export function statedTotal(roster: Roster, which: (cost: RosterCost) => boolean): number | undefined {
  return roster.costs.some(which) ? addCosts(roster.costs, which) : undefined;
}

function differingTotal(
  cost: string,
  stated: number | undefined,
  found: readonly FoundUnit[],
  which: (cost: RosterCost) => boolean,
): readonly RosterWarning[] {
  const costs = found.flatMap(({ parts }) => parts.flatMap(({ selection }) => selection.costs));
  const counted = addCosts(costs, which);
  if (stated === undefined || stated === counted) return [];
  const message = `the roster states ${stated} ${cost}, its units add up to ${counted}`;
  return [{ code: 'roster/total-differs', message, path: 'costs', facts: { cost, stated, counted } }];
}

function outsideCost(cost: string, value: number, path: string): readonly RosterWarning[] {
  if (value === 0) return [];
  const message = `${value} ${cost} for what is no unit; not in the army's total`;
  return [{ code: 'roster/cost-outside-units', message, path, facts: { cost, value } }];
}

function withoutPower({ powerRating, path }: RosterUnit): readonly RosterWarning[] {
  if (powerRating > 0) return [];
  return [{ code: 'roster/no-power-rating', message: 'the unit costs no Power Level', path }];
}

/** Clear are units that list their models, and units with the profile of one model. */
function unclearModels({ root, models }: FoundUnit): readonly RosterWarning[] {
  const profiles = modelProfiles(root.selection);
  const typed = models.some(({ model }) => model.selection.type === 'model');
  const clear = models.length > 0 ? typed || profiles.length === 0 : areOneModel(profiles);
  if (clear) return [];
  const message =
    models.length > 0
      ? 'the unit has a profile of its own and upgrades with profiles; the upgrades are taken for its models'
      : 'the unit lists no models; it is taken for a single model';
  return [{ code: 'roster/models-unclear', message, path: root.path }];
}

function severalUnits({ root: { selection, path } }: FoundUnit): readonly RosterWarning[] {
  if (selection.number === 1 || selection.type === 'model') return [];
  const message = `${selection.number} units in one entry are read as one unit`;
  return [{ code: 'roster/several-units', message, path, facts: { number: selection.number } }];
}
