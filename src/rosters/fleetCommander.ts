import { plainName } from './costName';
import { allPoints } from './fleetCosts';
import type { RosterCommander } from './fleetRoster';
import { cell } from './modelProfile';
import type { RosterProfile, RosterSelection } from './roster';
import type { Placed } from './unitParts';

/** A commander with everything bought for him. */
export function commanderOf(found: Placed): RosterCommander {
  const { selection } = found;
  const leadership = figure(selection.profiles, 'leadership', 1);
  const rerolls = figure(selection.profiles, 're-rolls', 0) ?? boughtRerolls(selection);
  return {
    name: selection.customName || selection.name,
    points: allPoints(found),
    ...(leadership !== undefined && { leadership }),
    ...(rerolls !== undefined && { rerolls }),
  };
}

function figure(profiles: readonly RosterProfile[], name: string, least: number): number | undefined {
  for (const profile of profiles) {
    const digits = /^\+?(\d{1,2})$/.exec(cell(profile, name) ?? '')?.[1];
    if (digits !== undefined && Number(digits) >= least && Number(digits) <= 10) return Number(digits);
  }
  return undefined;
}

function boughtRerolls({ selections }: RosterSelection): number | undefined {
  const bought = selections.filter(({ name }) => /^(extra )?re-?rolls?$/.test(plainName(name)));
  return bought.length === 0 ? undefined : bought.reduce((sum, { number }) => sum + number, 0);
}
