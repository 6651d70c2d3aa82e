import { plainName } from './costName';
import { ROSTER_WEAPON_MOUNTS, type RosterWeaponMount } from './fleetRoster';
import { cell } from './modelProfile';
import type { RosterProfile, RosterSelection } from './roster';
import { nestedIn, type Placed } from './unitParts';

/** The figures of a ship that a game asks for. */
export interface ShipFigures {
  readonly damagePoints?: number;
  readonly speed?: number;
  readonly shields?: number;
}

/** The profile of a ship on a selection or on an option of it: the class may come with an option. */
export function shipProfile(ship: Placed): RosterProfile | undefined {
  const own = ship.selection.profiles.find((profile) => !profile.hidden && isShipProfile(profile));
  if (own) return own;
  for (const nested of nestedIn(ship)) {
    const profile = nested.selection.type === 'upgrade' ? shipProfile(nested) : undefined;
    if (profile) return profile;
  }
  return undefined;
}

/** What a profile says of one ship. */
export function shipFigures(profile: RosterProfile | undefined): ShipFigures {
  if (!profile) return {};
  const damagePoints = hitsOf(profile);
  const speed = whole(cell(profile, 'speed'), /^(\d{1,3})\s*(?:cm)?$/i);
  const shields = whole(cell(profile, 'shields'), /^(\d{1,2})$/);
  return {
    ...(damagePoints !== undefined && { damagePoints }),
    ...(speed !== undefined && { speed }),
    ...(shields !== undefined && { shields }),
  };
}

/** What kind of vessel a profile says it is: `Cruiser/8`, `Escort`. */
export function typeOf(profile: RosterProfile | undefined): string {
  return plainName(cell(profile ?? NO_PROFILE, 'type') ?? '')
    .replace(/\/.*$/s, '')
    .trimEnd();
}

/** The names of the weapons of a ship, its options included. */
export function armaments(ship: Placed): readonly string[] {
  return [...profilesIn(ship.selection)]
    .filter((profile) => !profile.hidden && cell(profile, 'fire arc') !== undefined)
    .map(({ name }) => plainName(name));
}

/** Where weapons are mounted, by their names. */
export function mountsOf(names: readonly string[]): readonly RosterWeaponMount[] {
  return ROSTER_WEAPON_MOUNTS.filter((mount) =>
    names.some((name) => new RegExp(`\\b${mount}\\b`).test(name)),
  );
}

/** Whether there are launch bays among weapons. */
export function hasLaunchBays(names: readonly string[]): boolean {
  return names.some((name) => /\blaunch bays?\b|\bhangars?\b/.test(name));
}

const NO_PROFILE: RosterProfile = { name: '', typeName: '', hidden: false, characteristics: [] };

function isShipProfile(profile: RosterProfile): boolean {
  return ['speed', 'shields', 'turrets'].every((name) => cell(profile, name) !== undefined);
}

/** Files write `Cruiser/8`, `8`, or a box for each damage point. */
function hitsOf(profile: RosterProfile): number | undefined {
  const hits = cell(profile, 'hits') ?? '';
  const written = whole(cell(profile, 'type'), /\/\s*(\d{1,2})$/) ?? whole(hits, /^(\d{1,2})$/);
  if (written !== undefined) return written === 0 ? undefined : written;
  const boxes = [...hits.replace(/\s/g, '')];
  return boxes.length > 0 && boxes.every((box) => box === '\u2610' || box === '\u25a1')
    ? boxes.length
    : undefined;
}

function whole(text: string | undefined, form: RegExp): number | undefined {
  const digits = form.exec(text ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function profilesIn(selection: RosterSelection): readonly RosterProfile[] {
  return [
    ...selection.profiles,
    ...selection.selections.filter(({ number }) => number > 0).flatMap(profilesIn),
  ];
}
