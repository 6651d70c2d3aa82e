/** Playing sub-plots in tests. */
import { playScript } from 'wargame-rules';
import {
  type Fleet,
  isSubplotCompleted,
  type Ledger,
  type LedgerSide,
  nominateForSubplot,
  type Subplot,
  type SubplotForces,
  type SubplotInPlay,
  setUpSubplot,
} from 'wargame-rules/battlefleet-gothic';
import { ADMIRAL, battle, cruiser, fleet, squadron } from '../ledger/build';

/** Ann's: a flagship, two cruisers, five escorts. */
export const OWN: Fleet = fleet(
  [cruiser('flag', { commander: ADMIRAL }), cruiser('a'), cruiser('b')],
  [squadron('s', 5)],
);
/** Ben's: three cruisers and six escorts in two squadrons. */
export const ENEMY: Fleet = fleet(
  [cruiser('x', { commander: ADMIRAL }), cruiser('y'), cruiser('z')],
  [squadron('p', 2), squadron('q', 4)],
);
export const FORCES: SubplotForces = { player: 'Ann', own: OWN, enemy: ENEMY };

/** Set up with these faces, none missing and none left over. */
export function setUp<Rolled>(
  subplot: Subplot<Rolled>,
  faces: readonly number[] = [],
  forces: SubplotForces = FORCES,
): SubplotInPlay<Rolled> {
  return playScript((dice) => setUpSubplot(subplot, forces, dice), faces);
}

/** Set up and with a unit chosen. */
export function chosen<Rolled>(
  subplot: Subplot<Rolled>,
  id: string,
  faces: readonly number[] = [],
  forces: SubplotForces = FORCES,
): SubplotInPlay<Rolled> {
  return nominateForSubplot(subplot, setUp(subplot, faces, forces), forces, id);
}

/** Whether Ann completed hers, after what became of her fleet and Ben's. */
export function completes<Rolled>(
  subplot: Subplot<Rolled>,
  inPlay: SubplotInPlay<Rolled>,
  ann: Partial<LedgerSide>,
  ben: Partial<LedgerSide>,
  more: Partial<Ledger> = {},
): boolean {
  const told = battle({ fleet: OWN, ...ann }, { fleet: ENEMY, ...ben }, more);
  return isSubplotCompleted(subplot, inPlay, told);
}

export const ANN_WON = { verdict: { winner: 'Ann' } };
export const DRAWN = { verdict: { winner: null } };
export const BEN_WON = { verdict: { winner: 'Ben' } };
