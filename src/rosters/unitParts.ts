import { addCosts, everyCost, isPowerLevel } from './costName';
import { modelProfiles } from './modelProfile';
import type { RosterSelection } from './roster';

/** A selection with its place in the file. */
export interface Placed {
  readonly selection: RosterSelection;
  readonly path: string;
}

/** Like models with what belongs to them, themselves first. */
export interface ModelParts {
  readonly model: Placed;
  readonly own: readonly Placed[];
}

/** A unit taken apart. Everything is in the order of the file. */
export interface UnitParts {
  readonly root: Placed;
  /** All that is its own. */
  readonly parts: readonly Placed[];
  /** Its models; empty where the file lists none. */
  readonly models: readonly ModelParts[];
  /** What belongs to no model of its own. */
  readonly shared: readonly Placed[];
  /** The units that only stand inside it. */
  readonly apart: readonly Placed[];
}

/** Takes a unit apart. */
export function unitParts(root: Placed): UnitParts {
  const parts: Placed[] = [];
  const shared: Placed[] = [];
  const apart: Placed[] = [];
  const models: { model: Placed; own: Placed[] }[] = [];
  const walk = (part: Placed, holder: Placed[] | undefined, isModel: boolean): void => {
    const own = isModel ? [] : holder;
    if (isModel && own) models.push({ model: part, own });
    parts.push(part);
    (own ?? shared).push(part);
    for (const nested of nestedIn(part)) {
      if (standsApart(nested.selection)) apart.push(nested);
      else walk(nested, own, isModelIn(nested.selection, own !== undefined));
    }
  };
  walk(root, undefined, root.selection.type === 'model');
  return { root, parts, models, shared, apart };
}

/** What stands directly in a selection; none of something is nothing. */
export function nestedIn({ selection, path }: Placed): readonly Placed[] {
  return placed(selection.selections, path);
}

/** Selections with their places. */
export function placed(selections: readonly RosterSelection[], path: string): readonly Placed[] {
  return selections
    .map((selection, index) => ({ selection, path: `${path}.selections[${index}]` }))
    .filter(({ selection }) => selection.number > 0);
}

/**
 * Whether a selection that is in no unit is one. Apart from units and single models, that is an upgrade with a
 * model's profile, and one that has a Power Level and holds models: squads are filed so at times.
 */
export function isUnit(selection: RosterSelection): boolean {
  if (selection.type === 'unit' || selection.type === 'model') return true;
  if (modelProfiles(selection).length > 0) return true;
  return addCosts(selection.costs, isPowerLevel) > 0 && holds(selection, isModelAnywhere);
}

/** A unit inside a unit is one of its own if it has a Power Level; else it only groups models. */
function standsApart(selection: RosterSelection): boolean {
  return selection.type === 'unit' && addCosts(everyCost(selection), isPowerLevel) > 0;
}

/** An upgrade with a model's profile is a model, unless it changes a model that it belongs to. */
function isModelIn(selection: RosterSelection, inModel: boolean): boolean {
  if (selection.type === 'model') return true;
  return !inModel && modelProfiles(selection).length > 0 && !holds(selection, ({ type }) => type === 'model');
}

function isModelAnywhere(selection: RosterSelection): boolean {
  return selection.type === 'model' || modelProfiles(selection).length > 0;
}

/** Whether one of the selections inside it, units of their own left out, is such. */
function holds(selection: RosterSelection, such: (nested: RosterSelection) => boolean): boolean {
  return selection.selections.some(
    (nested) => nested.number > 0 && !standsApart(nested) && (such(nested) || holds(nested, such)),
  );
}
