import { plainName } from './costName';
import type { RosterSelection } from './roster';
import { namesWarlord } from './unitModels';
import { nestedIn, type Placed, type UnitParts } from './unitParts';

/** What files call the kind, the group or the list of traits: `Warlord Trait`, `Warlord Traits (Codex 1)`. */
const LABEL = /^\s*warlord traits?(?:\s*\([^()]*\))?\s*$/i;
const LABELLED = /^\s*warlord traits?(?:\s*\([^()]*\))?\s*:\s*(\S.*)$/is;

/**
 * The names of the traits that a unit's Warlord has, each once. Other CHARACTERS may have one too, so only what
 * belongs to the Warlord counts, or to no model of its own. A trait that the file doesn't call one stays unknown.
 */
export function warlordTraits({ parts, models, shared }: UnitParts): readonly string[] {
  if (!parts.some(namesWarlord)) return [];
  const warlords = models.filter(({ own }) => own.some(namesWarlord));
  const bearing = new Set([...shared, ...warlords.flatMap(({ own }) => own)]);
  const searched = warlords.length > 0 ? parts.filter((part) => bearing.has(part)) : parts;
  const names = searched.flatMap(traitsOf).map((name) => name.trim());
  return [...new Set(names)].filter((name) => name !== '');
}

/** What a selection says of traits: a profile of that kind says it best, then the selection itself. */
function traitsOf(part: Placed): readonly string[] {
  const { selection } = part;
  const typed = selection.profiles.filter((profile) => !profile.hidden && isLabel(profile.typeName));
  if (typed.length > 0) return typed.map(({ name }) => unlabelled(name));
  if (isLabel(selection.name)) {
    return nestedIn(part)
      .filter((nested) => isChoice(nested.selection) && traitsOf(nested).length === 0)
      .map((nested) => nested.selection.name);
  }
  return isTrait(selection) ? [unlabelled(selection.name)] : [];
}

function isTrait(selection: RosterSelection): boolean {
  if (!isChoice(selection)) return false;
  const { name, group = '', categories } = selection;
  return LABELLED.test(name) || [...group.split('::'), ...categories.map((one) => one.name)].some(isLabel);
}

/** Whether a selection has a name of its own to give, and is no model. */
function isChoice({ type, name }: RosterSelection): boolean {
  return type === 'upgrade' && !isLabel(name) && plainName(name) !== 'warlord';
}

function isLabel(name: string): boolean {
  return LABEL.test(name);
}

function unlabelled(name: string): string {
  return LABELLED.exec(name)?.[1] ?? name;
}
