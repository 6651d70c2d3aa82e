import { plainName } from './costName';
import { bearerName } from './modelProfile';
import type { RosterProfile } from './roster';

/** Names longer than that are compared whole, not word by word. */
const LONGEST_NAME = 200;

/** Profiles that stand on a squad for several of its models, by name. */
export interface SquadProfiles {
  readonly all: readonly RosterProfile[];
  readonly named: ReadonlyMap<string, readonly RosterProfile[]>;
  readonly borne: ReadonlyMap<string, readonly RosterProfile[]>;
}

/** Sorts a squad's profiles by their names. */
export function squadProfiles(all: readonly RosterProfile[]): SquadProfiles {
  return { all, named: byName(all, ({ name }) => plainName(name)), borne: byName(all, bearerName) };
}

/**
 * Those of a squad's profiles that are meant for a model: of the same name, but for the mark of a stage of
 * damage; else of the longest name that the model's begins with (a marine with a special weapon has the marine's
 * profile).
 */
export function profilesFor(model: string, { named, borne }: SquadProfiles): readonly RosterProfile[] {
  const whole = plainName(model);
  for (const start of starts(whole)) {
    const found = named.get(start) ?? borne.get(start);
    if (found) return found;
  }
  return [];
}

/** The name itself, then without its last word, its last two… */
function starts(name: string): readonly string[] {
  if (name.length > LONGEST_NAME) return [name];
  const ends = Array.from(name.matchAll(/[^\p{L}\p{N}]/gu), ({ index }) => index).reverse();
  return [name, ...ends.map((end) => name.slice(0, end).trimEnd()).filter((start) => start !== '')];
}

function byName(
  profiles: readonly RosterProfile[],
  nameOf: (profile: RosterProfile) => string,
): ReadonlyMap<string, readonly RosterProfile[]> {
  const sorted = new Map<string, RosterProfile[]>();
  for (const profile of profiles) {
    const name = nameOf(profile);
    const same = sorted.get(name);
    if (same) same.push(profile);
    else sorted.set(name, [profile]);
  }
  return sorted;
}
