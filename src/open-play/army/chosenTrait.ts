import type { MusterChoices } from './musterChoices';
import type { NamedModel } from './namedModels';
import { INSPIRING_LEADER } from './warlordTraits';

/** Tables of traits number them, and list builders write the number down: `2: Inspiring Leader`. */
const NUMBER = /^\d{1,2}[.:)]\s*/;

/**
 * The trait of a Warlord: the one chosen, or else the one that the list gives it, if open play has that one. A list
 * that names others besides leaves it to the player.
 */
export function chosenTrait(warlord: NamedModel, choices: MusterChoices): string | undefined {
  if (choices.warlordTrait !== undefined || !warlord.warlord) return choices.warlordTrait;
  const [trait, ...others] = warlord.unit.warlordTraits ?? [];
  return trait !== undefined && others.length === 0 && isInspiringLeader(trait)
    ? INSPIRING_LEADER
    : undefined;
}

function isInspiringLeader(name: string): boolean {
  return name.trim().replace(NUMBER, '').toLowerCase() === INSPIRING_LEADER.toLowerCase();
}
