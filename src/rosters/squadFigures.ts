import { plainName } from './costName';
import { type ModelFigures, modelFigures, sharedFigures } from './modelFigures';
import { bearerName } from './modelProfile';
import type { RosterProfile } from './roster';

/** Names longer than that are compared whole, not word by word. */
const LONGEST_NAME = 200;

/** What profiles that stand on a squad, not on its models, say of each of them. */
export interface SquadFigures {
  /** By the names of the profiles. */
  readonly named: ReadonlyMap<string, ModelFigures>;
  /** By their names without the mark of a stage of damage. */
  readonly borne: ReadonlyMap<string, ModelFigures>;
  /** Of a model that no name fits. */
  readonly others: ModelFigures;
}

/** Sorts a squad's profiles by their names. */
export function squadFigures(profiles: readonly RosterProfile[]): SquadFigures {
  return {
    named: byName(profiles, ({ name }) => plainName(name)),
    borne: byName(profiles, bearerName),
    others: sharedFigures(profiles),
  };
}

/**
 * The figures meant for a model: of the profile with its name, but for the mark of a stage of damage; else of
 * the longest name that the model's begins with (a marine with a special weapon has the marine's profile).
 */
export function figuresFor(model: string, { named, borne, others }: SquadFigures): ModelFigures {
  for (const start of starts(plainName(model))) {
    const found = named.get(start) ?? borne.get(start);
    if (found) return found;
  }
  return others;
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
): ReadonlyMap<string, ModelFigures> {
  const sorted = new Map<string, RosterProfile[]>();
  for (const profile of profiles) {
    const name = nameOf(profile);
    const same = sorted.get(name);
    if (same) same.push(profile);
    else sorted.set(name, [profile]);
  }
  return new Map(Array.from(sorted, ([name, same]) => [name, modelFigures(same)]));
}
