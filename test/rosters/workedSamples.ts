import { parseRoster, type RosterArmy, rosterArmy } from 'wargame-rules/rosters';
import { power, selection, statline } from './build';
import type { Written } from './writeRoster';

export const read = (selections: Written[], more: Written = {}): RosterArmy =>
  rosterArmy(parseRoster({ roster: { forces: [{ selections }], ...more } }));

export const guard = (name = 'Guard', more: Written = {}) => selection(name, 'model', more);

export const unit = (inside: Written[], more: Written = {}) =>
  selection('Guards', 'unit', { id: 'u', costs: power(3), selections: inside, ...more });

export const line = (name: string, figures: Record<string, string>) => statline(name, figures);

export const names = ({ units }: RosterArmy) => units.map(({ name }) => name);
