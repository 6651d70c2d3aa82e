import { type Part, WargameError } from 'wargame-rules';
import type { PartCheck } from 'wargame-rules/testing';

/** A small part of a mission: three barrels, which burn one by one when they are lit or hit. */
export interface BarrelTypes {
  readonly id: 'barrels';
  readonly state: { readonly burning: number };
  readonly action: { readonly type: 'light'; readonly player: string };
  readonly fact: string;
  readonly battle: { readonly round: number };
}

const BARRELS = 3;

const allBurn = { code: 'barrels/all-burn', message: 'all of them burn', path: 'type' };
const noBarrel = { code: 'barrels/none', message: 'none is left to be hit', path: 'fact' };

export const barrels: Part<BarrelTypes> = {
  id: 'barrels',
  start: () => ({ burning: 0 }),
  check: ({ burning }) => (burning < BARRELS ? [] : [allBurn]),
  apply({ burning }) {
    if (burning >= BARRELS) throw new WargameError(allBurn);
    return { state: { burning: burning + 1 }, facts: burning + 1 === BARRELS ? ['all burn'] : [] };
  },
  checkFact: ({ burning }, fact) => (fact === 'hit' && burning >= BARRELS ? [noBarrel] : []),
  after: ({ burning }, fact) => ({ state: { burning: fact === 'hit' ? burning + 1 : burning } }),
};

/** A battle in which every other shot hits a barrel. */
export const shooting: PartCheck<BarrelTypes> = {
  players: ['Ann', 'Ben'],
  battle: { round: 1 },
  fact: (_, dice) => (dice.roll(2) === 1 ? 'hit' : 'miss'),
  action: (_, player) => ({ type: 'light', player }),
  length: 6,
  matches: 4,
};
