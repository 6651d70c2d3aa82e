import { plainName } from './costName';
import { shipProfile, typeOf } from './fleetFigures';
import type { RosterShipType } from './fleetRoster';
import { cell } from './modelProfile';
import type { RosterProfile, RosterSelection } from './roster';
import type { Placed } from './unitParts';

/** What an entry of a roster is in a fleet; `none` where it only holds others, or is no part of one. */
export type FleetKind = 'capital-ship' | 'squadron' | 'transport' | 'defence' | 'commander' | 'none';

/** What an entry of a roster is in a fleet, by its categories, else by its profile. */
export function fleetKind(found: Placed): FleetKind {
  const { selection } = found;
  if (isCommander(selection)) return 'commander';
  const categories = categoriesOf(selection);
  const type = typeOf(shipProfile(found));
  const says = (form: RegExp): boolean => categories.some((name) => form.test(name));
  if (says(/\bdefen[cs]es?\b/) || /^defen[cs]e/.test(type)) return 'defence';
  if (says(/\btransports?\b/) || /^transport/.test(type)) return 'transport';
  if (says(/^escorts?\b/))
    return /\btransports?\b/.test(plainName(selection.name)) ? 'transport' : 'squadron';
  if (says(/battleship|cruiser|capital ship/)) return 'capital-ship';
  if (/^escort/.test(type))
    return /\btransports?\b/.test(plainName(selection.name)) ? 'transport' : 'squadron';
  return /battleship|cruiser/.test(type) ? 'capital-ship' : 'none';
}

/** What kind of capital ship it is; undefined where the file leaves it open. */
export function shipType(found: Placed): RosterShipType | undefined {
  const { name } = found.selection;
  const profile = shipProfile(found);
  const sources = [
    plainName(name),
    plainName(profile?.name ?? ''),
    typeOf(profile),
    ...categoriesOf(found.selection),
  ];
  for (const source of sources) {
    const type = typeIn(source);
    if (type) return type;
  }
  return undefined;
}

/** Whether somebody is a commander rather than something. */
export function isCommander({ categories, profiles }: RosterSelection): boolean {
  return (
    categories.some(({ name }) => /^(fleet )?commanders?$/.test(plainName(name))) ||
    profiles.some((profile) => !profile.hidden && isOfCommander(profile))
  );
}

function isOfCommander(profile: RosterProfile): boolean {
  if (plainName(profile.typeName) === 'commander') return true;
  return cell(profile, 're-rolls') !== undefined && cell(profile, 'leadership') !== undefined;
}

/** The narrower kinds first: a light cruiser is called a cruiser too. */
function typeIn(text: string): RosterShipType | undefined {
  if (/battleships?\b/.test(text)) return 'battleship';
  if (/grand cruisers?\b/.test(text)) return 'grand-cruiser';
  const battle = /battle ?cruisers?\b/.exec(text);
  // One category of the files holds both.
  if (battle && /heavy cruisers?\b/.test(text.slice(battle.index + battle[0].length))) return undefined;
  if (battle) return 'battlecruiser';
  if (/heavy cruisers?\b/.test(text)) return 'heavy-cruiser';
  if (/light cruisers?\b/.test(text)) return 'light-cruiser';
  return /cruisers?\b/.test(text) ? 'cruiser' : undefined;
}

function categoriesOf({ categories }: RosterSelection): readonly string[] {
  return categories.map(({ name }) => plainName(name));
}
