import { divide } from '../../../core/arithmetic/divide';
import type { ArgumentErrorCode } from '../../../core/errors/argumentErrorCode';
import { WargameError } from '../../../core/errors/wargameError';
import { shown } from '../../../core/shape/shown';
import { fieldOf } from '../../choosing/fieldOf';
import type { CapitalShip } from '../../fleet/capitalShip';
import { worthOfCapitalShip } from '../../fleet/capitalShipPoints';
import type { EscortSquadron } from '../../fleet/escortSquadron';
import type { Fleet } from '../../fleet/fleet';
import { isChosen } from '../../fleet/isChosen';
import { worthOfSquadron } from '../../fleet/squadronPoints';
import type { ScenarioLimit } from '../format/scenario';
import type { Muster } from '../format/scenarioTypes';
import type { ConvoyTypes } from '../rules/convoyTypes';
import { CLUSTER_KINDS } from '../rules/rollCluster';
import { type LimitFault, limitFault } from './limitFaults';
import { noDefences } from './noDefences';

type Limit = ScenarioLimit<Muster<ConvoyTypes>>;

const LEAST_TRANSPORTS = 2;
/** Points of escorts for a pair of transports. */
const FOR_A_PAIR = 100;

/** What is wrong with the number of transports that a convoy is agreed to have. */
export function checkTransports(agreed: ConvoyTypes['agreed']): readonly LimitFault[] {
  const transports = fieldOf(agreed, 'transports');
  const most = 1_000;
  const given = Number.isSafeInteger(transports) ? (transports as number) : 0;
  if (given >= LEAST_TRANSPORTS && given <= most) return [];
  const message = `expected ${LEAST_TRANSPORTS} transports or more, got ${shown(transports)}`;
  return [limitFault('scenario/bad-agreement', message, 'agreed.transports')];
}

/** The limits of Convoy. */
export const convoyLimits: readonly Limit[] = [
  {
    summary: 'convoy: the agreed transports, escorts, and nothing else',
    check: ({ agreed, forces }) => convoyShips(forces.fleets.convoy, agreed.transports),
  },
  {
    summary: 'convoy: 100 points of escorts for each pair of transports, in as many squadrons at most',
    check: ({ agreed, forces }) => escorts(forces.fleets.convoy, divide(agreed.transports, 2, 'down')),
  },
  noDefences('convoy'),
  noDefences('attackers'),
  {
    summary: 'attackers: no transports',
    check: ({ forces }) => noTransports(forces.fleets.attackers),
  },
  {
    summary: 'attackers: the squadrons and capital ships rolled, within their points',
    check: ({ rolls, forces }) => attackers(forces.fleets.attackers, rolled(rolls)),
  },
  {
    summary: 'attackers: the clusters rolled, each torpedoes or attack craft',
    check: ({ rolls, forces }) => clusters(forces.clusters, rolled(rolls)),
  },
];

function convoyShips({ capitalShips, transports = [] }: Fleet, agreed: number): readonly LimitFault[] {
  const path = 'forces.fleets.convoy';
  const wrong = capitalShips.flatMap((ship, index) =>
    isChosen(ship)
      ? [limitFault('scenario/wrong-ship', 'a convoy has no capital ships', `${path}.capitalShips[${index}]`)]
      : [],
  );
  if (transports.length === agreed) return wrong;
  const code = transports.length < agreed ? 'scenario/too-few-ships' : 'scenario/too-many-ships';
  const message = `${transports.length} transports, where ${agreed} are agreed`;
  const facts = { transports: transports.length, agreed };
  return [...wrong, limitFault(code, message, `${path}.transports`, facts)];
}

function escorts({ squadrons }: Fleet, pairs: number): readonly LimitFault[] {
  const path = 'forces.fleets.convoy.squadrons';
  const chosen = squadrons.filter(isChosen);
  const points = chosen.reduce((sum, squadron) => sum + worthOfSquadron(squadron), 0);
  const most = pairs * FOR_A_PAIR;
  const tooDear = `${points} points of escorts, where ${most} are the limit`;
  const tooMany = `${chosen.length} squadrons for ${pairs} pairs of transports`;
  return [
    ...(points > most ? [limitFault('scenario/too-many-points', tooDear, path, { points, most })] : []),
    ...(chosen.length > pairs ? [limitFault('scenario/too-many-ships', tooMany, path)] : []),
  ];
}

function noTransports({ transports = [] }: Fleet): readonly LimitFault[] {
  return transports.map((_, index) =>
    limitFault('scenario/wrong-ship', 'no transports', `forces.fleets.attackers.transports[${index}]`),
  );
}

type Attackers = ConvoyTypes['forceRolls']['attackers'];

function rolled({ attackers: given }: ConvoyTypes['forceRolls']): Attackers {
  if (Array.isArray(given)) return given;
  throw new WargameError<ArgumentErrorCode>({
    code: 'argument/missing',
    message: `expected what was rolled for the attackers, got ${shown(given)}`,
    path: 'rolls.attackers',
  });
}

function attackers({ capitalShips, squadrons }: Fleet, rolled: Attackers): readonly LimitFault[] {
  const limits = (kind: 'capital-ship' | 'escort-squadron'): readonly number[] =>
    rolled.flatMap(({ result }) => (result.kind === kind ? [result.mostPoints] : []));
  return [
    ...withinLimits(costs(capitalShips, worthOfCapitalShip), limits('capital-ship'), 'capitalShips'),
    ...withinLimits(costs(squadrons, worthOfSquadron), limits('escort-squadron'), 'squadrons'),
  ];
}

interface Cost {
  readonly cost: number;
  /** The place of the unit in its list. */
  readonly index: number;
}

function costs<Unit extends CapitalShip | EscortSquadron>(
  units: readonly Unit[],
  worth: (unit: Unit) => number,
): readonly Cost[] {
  return units.flatMap((unit, index) => (isChosen(unit) ? [{ cost: worth(unit), index }] : []));
}

/** The dearest unit takes the highest limit, and so on: if that does not fit, nothing does. */
function withinLimits(
  units: readonly Cost[],
  limits: readonly number[],
  list: 'capitalShips' | 'squadrons',
): readonly LimitFault[] {
  const highest = [...limits].sort((one, other) => other - one);
  const dearest = [...units].sort((one, other) => other.cost - one.cost);
  return dearest.flatMap(({ cost, index }, rank) => {
    const most = highest[rank];
    const path = `forces.fleets.attackers.${list}[${index}]`;
    if (most === undefined) {
      return [limitFault('scenario/too-many-ships', `only ${limits.length} were rolled`, path)];
    }
    if (cost <= most) return [];
    const message = `${cost} points, where ${most} are the limit`;
    return [limitFault('scenario/too-many-points', message, path, { points: cost, most })];
  });
}

function clusters(chosen: ConvoyTypes['forces']['clusters'], rolled: Attackers): readonly LimitFault[] {
  const due = rolled.reduce((sum, { result }) => sum + (result.kind === 'clusters' ? result.clusters : 0), 0);
  const given: readonly unknown[] = Array.isArray(chosen) ? chosen : [];
  const unknown = given.flatMap((kind, index) => {
    if (CLUSTER_KINDS.some((known) => known === kind)) return [];
    const message = `expected ${CLUSTER_KINDS.join(' or ')}, got ${shown(kind)}`;
    return [limitFault('scenario/wrong-choice', message, `forces.clusters[${index}]`)];
  });
  if (given.length === due) return unknown;
  const message = `${given.length} clusters, where ${due} were rolled`;
  return [...unknown, limitFault('scenario/wrong-choice', message, 'forces.clusters')];
}
