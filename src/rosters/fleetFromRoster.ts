import { WargameError } from '../core/errors/wargameError';
import { armyIds } from './armyIds';
import { statedTotal } from './armyWarnings';
import { isPoints } from './costName';
import { capitalShipsOf } from './fleetCapitalShips';
import { assignCommanders } from './fleetCommanders';
import type { RosterFleetErrorCode } from './fleetErrorCode';
import type { RosterFleet } from './fleetRoster';
import { type FoundVessel, findFleet } from './fleetSearch';
import { squadronOf, vesselsOf } from './fleetSquadrons';
import { fleetTotal } from './fleetTotal';
import { fleetWarnings } from './fleetWarnings';
import type { Roster, RosterForce } from './roster';

/**
 * How a fleet is read from a roster.
 *
 * @since 0.1.0
 */
export interface RosterFleetOptions {
  /** The capital ship, by its id, for the first commander whom the file puts on none. */
  readonly flagship?: string;
}

/**
 * Makes a fleet of Battlefleet Gothic out of a roster: capital ships, squadrons of escorts, planetary defences and
 * transports with their points, refits and commanders.
 *
 * What an entry is its categories tell, else the type on its profile. A squadron has a ship for each model in it. A
 * commander whom the file puts on no ship goes aboard the ship that the options name, or the only capital ship there
 * is; else he stays ashore, and a warning says so.
 *
 * @param roster - the roster as a tree
 * @param options - the flagship, where the file leaves it open
 * @returns the fleet as plain data, with warnings for what is worth a second look; it is a `Fleet` of
 *   `wargame-rules/battlefleet-gothic` as it stands
 * @throws {@link WargameError} `roster/no-forces`; `roster/not-a-fleet` when nothing in it is a vessel of this game;
 *   `roster/bad-points` and `roster/too-many-ships`, with the path; `roster/unknown-flagship`
 * @since 0.1.0
 * @example
 * ```ts
 * import { fleetFromRoster, readRosterXml } from 'wargame-rules/rosters';
 *
 * const fleet = fleetFromRoster(readRosterXml(`
 *   <roster name="Patrol"><forces><force name="Fleet" catalogueName="Harbour Fleet"><selections>
 *     <selection id="c1" name="Gale Class Light Cruiser" type="unit" number="1">
 *       <costs><cost name="pts" value="110"/></costs>
 *       <categories><category name="Cruisers" primary="true"/></categories>
 *     </selection>
 *     <selection id="e1" name="Escort Squadron" type="unit" number="1">
 *       <categories><category name="Escorts" primary="true"/></categories>
 *       <selections>
 *         <selection id="e2" name="Breeze" type="model" number="3"><costs><cost name="pts" value="90"/></costs></selection>
 *       </selections>
 *     </selection>
 *   </selections></force></forces></roster>`));
 * fleet.points; // => 200
 * fleet.capitalShips.map(({ type }) => type); // => ['light-cruiser']
 * fleet.squadrons.map(({ ships }) => ships.map(({ points }) => points)); // => [[30, 30, 30]]
 * ```
 */
export function fleetFromRoster(roster: Roster, options: RosterFleetOptions = {}): RosterFleet {
  if (roster.forces.length === 0) throw refusal('roster/no-forces', 'the roster has no forces', 'forces');
  const found = findFleet(roster);
  if (!found.vessels.some(({ kind }) => kind !== 'commander')) {
    throw refusal('roster/not-a-fleet', 'nothing in the roster is a vessel of this game', 'forces');
  }
  const ids = armyIds();
  const of = (kind: FoundVessel['kind']): readonly FoundVessel['found'][] =>
    found.vessels.filter((vessel) => vessel.kind === kind).map((vessel) => vessel.found);
  const { flagship } = options;
  const manned = assignCommanders(
    {
      capitalShips: of('capital-ship').flatMap((ship) => capitalShipsOf(ship, ids)),
      squadrons: of('squadron').map((squadron) => squadronOf(squadron, ids)),
      ashore: of('commander'),
    },
    flagship,
  );
  const fleet = {
    ...manned,
    defences: of('defence').flatMap((defence) => vesselsOf(defence, ids)),
    transports: of('transport').flatMap((transport) => vesselsOf(transport, ids)),
  };
  const faction = firstCatalogue(roster.forces);
  const statedPoints = statedTotal(roster, isPoints);
  const points = fleetTotal(fleet);
  return {
    name: roster.name || 'Fleet',
    ...(roster.gameSystem !== undefined && { gameSystem: roster.gameSystem }),
    ...(faction !== undefined && { faction }),
    ...fleet,
    points,
    ...(statedPoints !== undefined && { statedPoints }),
    warnings: fleetWarnings({ found, fleet, points, statedPoints }),
  };
}

function firstCatalogue(forces: readonly RosterForce[]): string | undefined {
  for (const force of forces) {
    const catalogue = force.catalogue || firstCatalogue(force.forces);
    if (catalogue) return catalogue;
  }
  return undefined;
}

function refusal(
  code: RosterFleetErrorCode,
  message: string,
  path: string,
): WargameError<RosterFleetErrorCode> {
  return new WargameError<RosterFleetErrorCode>({ code, message, path });
}
