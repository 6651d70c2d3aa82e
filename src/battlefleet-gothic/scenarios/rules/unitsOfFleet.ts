import type { Fleet } from '../../fleet/fleet';

/** A unit that sets up on its own: a capital ship, a squadron, a transport. */
export interface FleetUnit {
  readonly id: string;
  readonly kind: 'capital-ship' | 'squadron' | 'transport';
}

/** The units of a fleet that set up, in its order; planetary defences are none. */
export function unitsOfFleet({ capitalShips, squadrons, transports = [] }: Fleet): readonly FleetUnit[] {
  return [
    ...capitalShips.map(({ id }) => ({ id, kind: 'capital-ship' }) as const),
    ...squadrons.map(({ id }) => ({ id, kind: 'squadron' }) as const),
    ...transports.map(({ id }) => ({ id, kind: 'transport' }) as const),
  ];
}
