import { WargameError } from '../core/errors/wargameError';
import type { Manned } from './fleetCapitalShips';
import { commanderOf } from './fleetCommander';
import type { RosterFleetErrorCode } from './fleetErrorCode';
import type { RosterCapitalShip, RosterCommander, RosterSquadron } from './fleetRoster';
import type { Placed } from './unitParts';

/** Vessels with the commanders on board, and commanders on no ship. */
export interface Assignable {
  readonly capitalShips: readonly Manned<RosterCapitalShip>[];
  readonly squadrons: readonly Manned<RosterSquadron>[];
  readonly ashore: readonly Placed[];
}

/** Vessels with one commander each at most, and who stays ashore. */
export interface Assigned {
  readonly capitalShips: readonly RosterCapitalShip[];
  readonly squadrons: readonly RosterSquadron[];
  readonly ashore: readonly RosterCommander[];
}

/** Gives commanders their ships and their rank: the first ashore leads the fleet, else the first on board. */
export function assignCommanders(
  { capitalShips, squadrons, ashore }: Assignable,
  flagship?: string,
): Assigned {
  const [admiral, ...others] = ashore.map(commanderOf);
  const ship = flagshipAmong(capitalShips, flagship);
  const boards = admiral !== undefined && ship !== undefined && ship.commanders.length === 0;
  let isLed = admiral !== undefined;
  const board = <Vessel extends RosterCapitalShip | RosterSquadron>(manned: Manned<Vessel>): Vessel => {
    const [commander, ...staff] = boards && manned === ship ? [admiral] : manned.commanders;
    if (!commander) return manned.vessel;
    const leads = commander === admiral || !isLed;
    isLed = true;
    return {
      ...manned.vessel,
      // A vessel carries one commander; whoever else is on board counts with its upgrades.
      refits: [...manned.vessel.refits, ...staff.map(({ name, points }) => ({ name, points }))],
      commander: leads ? commander : { ...commander, subordinate: true },
    };
  };
  return {
    capitalShips: capitalShips.map((one) => board<RosterCapitalShip>(one)),
    squadrons: squadrons.map((one) => board<RosterSquadron>(one)),
    ashore: [
      ...(admiral && !boards ? [admiral] : []),
      ...others.map((other) => ({ ...other, subordinate: true as const })),
    ],
  };
}

function flagshipAmong(
  ships: readonly Manned<RosterCapitalShip>[],
  flagship: string | undefined,
): Manned<RosterCapitalShip> | undefined {
  if (flagship === undefined) return ships.length === 1 ? ships[0] : undefined;
  const ship = ships.find(({ vessel }) => vessel.id === flagship);
  if (ship) return ship;
  throw new WargameError<RosterFleetErrorCode>({
    code: 'roster/unknown-flagship',
    message: `no capital ship has the id "${flagship}"`,
    path: 'flagship',
  });
}
