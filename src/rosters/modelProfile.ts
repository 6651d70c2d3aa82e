import { plainName } from './costName';
import type { RosterProfile, RosterSelection } from './roster';

/** The figures of a model that a game asks for. */
export interface ModelFigures {
  readonly leadership?: number;
  readonly save?: number;
  readonly wounds?: number;
}

/** The profiles of models on a selection, its nested selections left out. */
export function modelProfiles(selection: RosterSelection): readonly RosterProfile[] {
  return selection.profiles.filter((profile) => !profile.hidden && isModelProfile(profile));
}

function isModelProfile(profile: RosterProfile): boolean {
  if (plainName(profile.typeName) === 'unit') return true;
  return cell(profile, 'ld') !== undefined && cell(profile, 'save') !== undefined;
}

/** The text of a characteristic, without the space around it. */
export function cell(profile: RosterProfile, name: string): string | undefined {
  return profile.characteristics.find((characteristic) => plainName(characteristic.name) === name)?.value.trim();
}

/**
 * Those of a squad's profiles that are meant for a model: of the same name; else the longest name that the
 * model's begins with (a marine with a special weapon has the marine's profile); else names that begin with the
 * model's (one for each stage of damage).
 */
export function profilesFor(model: string, profiles: readonly RosterProfile[]): readonly RosterProfile[] {
  const own = plainName(model);
  const named = (test: (name: string) => boolean) => profiles.filter(({ name }) => test(plainName(name)));
  const same = named((name) => name === own);
  if (same.length > 0) return same;
  const shorter = named((name) => beginsWith(own, name));
  const longest = Math.max(...shorter.map(({ name }) => plainName(name).length));
  if (shorter.length > 0) return shorter.filter(({ name }) => plainName(name).length === longest);
  return named((name) => beginsWith(name, own));
}

/** Begins with it and goes on with another word. */
function beginsWith(name: string, start: string): boolean {
  return start !== '' && name.startsWith(start) && /^[^\p{L}\p{N}]/u.test(name.slice(start.length));
}

/** What the profiles say of one model: one profile, or one for each stage of damage. */
export function modelFigures(profiles: readonly RosterProfile[]): ModelFigures {
  const leadership = figures(profiles, 'ld', /^(\d{1,2})$/);
  const save = agreed(figures(profiles, 'save', /^([2-7])\+$/));
  const wounds = agreed(figures(profiles, 'w', /^(\d{1,3})$/));
  return {
    ...(leadership.length > 0 && { leadership: Math.max(...leadership) }),
    ...(save !== undefined && { save }),
    ...(wounds !== undefined && { wounds }),
  };
}

/** What profiles say that can't be told apart: only what all of them say. */
export function sharedFigures(profiles: readonly RosterProfile[]): ModelFigures {
  const { save, wounds } = modelFigures(profiles);
  const leadership = agreed(figures(profiles, 'ld', /^(\d{1,2})$/));
  return {
    ...(leadership !== undefined && { leadership }),
    ...(save !== undefined && { save }),
    ...(wounds !== undefined && { wounds }),
  };
}

function figures(profiles: readonly RosterProfile[], name: string, form: RegExp): readonly number[] {
  return profiles.flatMap((profile) => {
    const text = form.exec(cell(profile, name) ?? '')?.[1];
    return text === undefined ? [] : [Number(text)];
  });
}

function agreed(values: readonly number[]): number | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined;
}

/** Whether the profiles are one model's: alike but for the mark of the stage of damage, `[1]` or `1 (7+ …)`. */
export function areOneModel(profiles: readonly RosterProfile[]): boolean {
  const names = profiles.map(({ name }) => plainName(name.replace(/[[(\d].*$/s, '')));
  return names.length > 0 && names.every((name) => name === names[0]);
}
