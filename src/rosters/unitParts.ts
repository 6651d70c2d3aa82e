import { addCosts, everyCost, isPowerLevel } from './costName';
import { modelProfiles } from './modelProfile';
import type { RosterSelection } from './roster';

/** A selection with its place in the file. */
export interface Placed {
  readonly selection: RosterSelection;
  readonly path: string;
}

/** A selection of a unit. */
export interface Part extends Placed {
  /** Whether it stands for models. */
  readonly isModel: boolean;
  /** The model that it belongs to, itself left out. */
  readonly holder?: Part;
}

/** A unit taken apart: all that is its own in the order of the file, and the units that only stand inside it. */
export interface UnitParts {
  readonly root: Part;
  readonly parts: readonly Part[];
  readonly apart: readonly Placed[];
}

/** Takes a unit apart. */
export function unitParts(unit: Placed): UnitParts {
  const root: Part = { ...unit, isModel: unit.selection.type === 'model' };
  const parts: Part[] = [];
  const apart: Placed[] = [];
  const walk = (part: Part): void => {
    parts.push(part);
    const holder = part.isModel ? part : part.holder;
    for (const nested of nestedIn(part)) {
      if (standsApart(nested.selection)) apart.push(nested);
      else {
        const isModel = isModelIn(nested.selection, holder !== undefined);
        walk({ ...nested, isModel, ...(holder && { holder }) });
      }
    }
  };
  walk(root);
  return { root, parts, apart };
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
  return addCosts(selection.costs, isPowerLevel) > 0 && holdsModels(selection);
}

/** A unit inside a unit is one of its own if it has a Power Level; else it only groups models. */
function standsApart(selection: RosterSelection): boolean {
  return selection.type === 'unit' && addCosts(everyCost(selection), isPowerLevel) > 0;
}

/** An upgrade with a model's profile is a model, unless it changes a model that it belongs to. */
function isModelIn(selection: RosterSelection, inModel: boolean): boolean {
  if (selection.type === 'model') return true;
  return !inModel && modelProfiles(selection).length > 0 && !holdsTyped(selection);
}

function holdsModels(selection: RosterSelection): boolean {
  return selection.selections.some(
    (nested) =>
      nested.number > 0 &&
      !standsApart(nested) &&
      (nested.type === 'model' || modelProfiles(nested).length > 0 || holdsModels(nested)),
  );
}

function holdsTyped(selection: RosterSelection): boolean {
  return selection.selections.some(
    (nested) => nested.number > 0 && !standsApart(nested) && (nested.type === 'model' || holdsTyped(nested)),
  );
}
