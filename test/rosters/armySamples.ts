import { type RosterArmy, readRoster } from 'wargame-rules/rosters';
import { power, roster, selection, statline } from './build';
import { asJson, type Written } from './writeRoster';

export const read = (selections: Written[], more: Written = {}): RosterArmy =>
  readRoster(asJson(roster(selections, more)));
export const guard = (name = 'Guard', number = 1, more: Written = {}) =>
  selection(name, 'model', { number, ...more });
export const unit = (inside: Written[], more: Written = {}) =>
  selection('Guards', 'unit', { id: 'u1', costs: power(3), selections: inside, ...more });
export const line = (name: string, Ld: string, Save = '4+', W = '1') => statline(name, { W, Ld, Save });

export const summary = ({ units }: RosterArmy) =>
  units.map(({ name, powerRating, models }) => [
    name,
    powerRating,
    ...models.map((m) => `${m.count} ${m.name}`),
  ]);
export const codes = ({ warnings }: RosterArmy) => warnings.map(({ code, path }) => [code, path]);

export const firstModel = (army: RosterArmy) => army.units[0]?.models[0];
