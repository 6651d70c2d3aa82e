import type { Dice } from '../../core/dice/dice';
import { requireNone } from '../../core/errors/requireNone';
import { fleetFaults } from '../fleet/checkFleet';
import type { Commander } from '../fleet/commander';
import type { Fleet } from '../fleet/fleet';
import { type CrewKind, rollLeadership } from './rollLeadership';

/**
 * The Leadership of one unit of a fleet.
 *
 * @since 0.1.0
 */
export interface UnitLeadership {
  /** The unit, by its id in the fleet. */
  readonly id: string;
  /** The D6; null where none was due. */
  readonly roll: number | null;
  readonly leadership: number;
}

/** Planetary defences roll nothing. */
const DEFENCE_LEADERSHIP = 7;

/**
 * Rolls the Leadership of a whole fleet: each capital ship, squadron and transport, in the order of the fleet.
 * Nothing is rolled where the commander on board has a Leadership of his own, which counts instead, nor for
 * planetary defences, which have 7.
 *
 * @param fleet - the fleet
 * @param dice - where the chance comes from: a D6 for each crew
 * @returns the Leadership of each unit with its die
 * @throws {@link WargameError} with every fault that {@link checkFleet} finds
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollFleetLeadership } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 180 } as const;
 * const cobra = { name: 'Cobra', points: 30 };
 * const hunters = { id: 'hunters', name: 'Hunters', ships: [cobra, cobra] };
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [hunters] };
 * const [, escorts] = rollFleetLeadership(fleet, scriptedDice([6, 2]));
 * escorts; // => { id: 'hunters', roll: 2, leadership: 7 }
 * ```
 */
export function rollFleetLeadership(fleet: Fleet, dice: Dice): readonly UnitLeadership[] {
  requireNone(fleetFaults(fleet, 'fleet'));
  return fleetLeadership(fleet, dice);
}

/** The same for a fleet known to be sound. */
export function fleetLeadership(fleet: Fleet, dice: Dice): readonly UnitLeadership[] {
  const { capitalShips, squadrons, transports = [], defences = [] } = fleet;
  const rolled = (unit: Crew, kind: CrewKind): UnitLeadership => unitLeadership(unit, kind, dice);
  return [
    ...capitalShips.map((ship) => rolled(ship, 'capital-ship')),
    ...squadrons.map((squadron) => rolled(squadron, 'squadron')),
    ...transports.map((transport) => rolled(transport, 'transport')),
    ...defences.map(({ id }) => ({ id, roll: null, leadership: DEFENCE_LEADERSHIP })),
  ];
}

interface Crew {
  readonly id: string;
  readonly name: string;
  readonly commander?: Commander;
}

function unitLeadership({ id, name, commander }: Crew, kind: CrewKind, dice: Dice): UnitLeadership {
  if (commander?.leadership !== undefined) return { id, roll: null, leadership: commander.leadership };
  return { id, ...rollLeadership(kind, dice, `Leadership: ${name}`) };
}
