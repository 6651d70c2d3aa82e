import type { Violation } from '../../../core/errors/violation';
import { shown } from '../../../core/shape/shown';
import { fieldOf } from '../../choosing/fieldOf';
import type { CapitalShip } from '../../fleet/capitalShip';
import { worthOfCapitalShip } from '../../fleet/capitalShipPoints';
import type { Fleet } from '../../fleet/fleet';
import { isChosen } from '../../fleet/isChosen';
import type { ScenarioLimit } from '../format/scenario';
import type { Forces, Muster } from '../format/scenarioTypes';
import type { ClashAgreement, ClashSide, CruiserClashTypes } from '../rules/clashTypes';
import { fixedPointsLimit } from './fixedPointsLimit';
import { type LimitFault, limitFault } from './limitFaults';

const MOST_POINTS = 185;
const MOST_SHIPS = 4;
/** What the book starts from where a limit for the fleet replaces that for each ship. */
const FLEET_POINTS = 750;
const ALTERNATIVES = ['no-cap', 'one-carrier', 'points'] as const;
const SIDES = ['first', 'second'] as const;

/** What is wrong with an agreement for Cruiser Clash. */
export function checkClashAgreement(agreed: ClashAgreement): readonly LimitFault[] {
  const [alternative, points] = [fieldOf(agreed, 'alternative'), fieldOf(agreed, 'points')];
  const known = alternative === undefined || ALTERNATIVES.some((one) => one === alternative);
  const whole = points === undefined || (Number.isSafeInteger(points) && (points as number) >= 1);
  const wrong = `expected ${ALTERNATIVES.join(', ')} or nothing, got ${shown(alternative)}`;
  return [
    ...(known ? [] : [limitFault('scenario/bad-agreement', wrong, 'agreed.alternative')]),
    ...(whole ? [] : [limitFault('scenario/bad-agreement', `got ${shown(points)} points`, 'agreed.points')]),
  ];
}

type Limit = ScenarioLimit<Muster<CruiserClashTypes>>;

/** The limits of Cruiser Clash. */
export const clashLimits: readonly Limit[] = [
  {
    summary: 'cruisers of any kind, and nothing else',
    check: ({ forces }) => SIDES.flatMap((side) => onlyCruisers(forces.fleets[side], side)),
  },
  {
    summary: 'one to four ships each, the same number on both sides',
    check: ({ forces: { fleets } }) => {
      const [first, second] = SIDES.map((side) => ships(fleets[side]));
      const tooMany = SIDES.flatMap((side) => shipNumber(ships(fleets[side]), side));
      if (first === second) return tooMany;
      const message = `${first} ships against ${second}`;
      return [...tooMany, limitFault('scenario/unequal-numbers', message, 'forces.fleets')];
    },
  },
  {
    summary: 'no ship of more than 185 points, unless agreed otherwise',
    check: ({ agreed, forces }) => SIDES.flatMap((side) => pointsOf(forces, side, agreed)),
  },
];

function ships({ capitalShips }: Fleet): number {
  return capitalShips.filter(isChosen).length;
}

function onlyCruisers(
  { capitalShips, squadrons, transports = [], defences = [] }: Fleet,
  side: string,
): LimitFault[] {
  const path = `forces.fleets.${side}`;
  const others = [
    ...squadrons.flatMap((squadron, index) => (isChosen(squadron) ? [`squadrons[${index}]`] : [])),
    ...transports.map((_, index) => `transports[${index}]`),
    ...defences.map((_, index) => `defences[${index}]`),
  ];
  const battleships = capitalShips.flatMap((ship, index) =>
    isChosen(ship) && ship.type === 'battleship' ? [`capitalShips[${index}].type`] : [],
  );
  return [...battleships, ...others].map((place) =>
    limitFault('scenario/wrong-ship', 'no cruiser', `${path}.${place}`),
  );
}

function shipNumber(number: number, side: string): readonly LimitFault[] {
  const path = `forces.fleets.${side}.capitalShips`;
  if (number === 0) return [limitFault('scenario/too-few-ships', 'no cruiser at all', path)];
  if (number <= MOST_SHIPS) return [];
  const facts = { ships: number, most: MOST_SHIPS };
  return [
    limitFault('scenario/too-many-ships', `${number} ships, where ${MOST_SHIPS} are the limit`, path, facts),
  ];
}

function pointsOf(forces: Forces<ClashSide>, side: ClashSide, agreed: ClashAgreement): readonly Violation[] {
  const fleet = forces.fleets[side];
  const { alternative } = agreed;
  if (alternative === 'no-cap') return [];
  if (alternative === 'points')
    return fixedPointsLimit(side, agreed.points ?? FLEET_POINTS).check({ forces });
  const above = fleet.capitalShips.filter((ship) => isChosen(ship) && worthOfCapitalShip(ship) > MOST_POINTS);
  const excused = alternative === 'one-carrier' ? above.find(({ carrier }) => carrier) : undefined;
  return above.filter((ship) => ship !== excused).map((ship) => tooDear(ship, fleet, side));
}

function tooDear(ship: CapitalShip, { capitalShips }: Fleet, side: string): LimitFault {
  const points = worthOfCapitalShip(ship);
  const path = `forces.fleets.${side}.capitalShips[${capitalShips.indexOf(ship)}]`;
  const message = `${ship.name} costs ${points} points, where ${MOST_POINTS} are the limit`;
  return limitFault('scenario/too-many-points', message, path, { points, most: MOST_POINTS });
}
