import { plainName } from './costName';
import type { RosterProfile, RosterSelection } from './roster';

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
  return profile.characteristics
    .find((characteristic) => plainName(characteristic.name) === name)
    ?.value.trim();
}

/** Whose profile it is: its name without the mark of the stage of damage, `[1]` or `1 (7+ wounds)`. */
export function bearerName({ name }: RosterProfile): string {
  return plainName(name.replace(/[[(\d].*$/s, ''));
}

/** Whether the profiles are one model's, one for each stage of damage. */
export function areOneModel(profiles: readonly RosterProfile[]): boolean {
  const names = profiles.map(bearerName);
  return names.length > 0 && names.every((name) => name === names[0]);
}
