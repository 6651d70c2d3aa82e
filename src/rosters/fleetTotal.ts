import type { RosterFleet } from './fleetRoster';

/** What a fleet costs, those ashore left out. */
export function fleetTotal({
  capitalShips,
  squadrons,
  defences,
  transports,
}: Pick<RosterFleet, 'capitalShips' | 'squadrons' | 'defences' | 'transports'>): number {
  const manned = [...capitalShips, ...squadrons];
  const parts = [
    ...capitalShips,
    ...squadrons.flatMap(({ ships }) => ships),
    ...manned.flatMap(({ refits, commander }) => (commander ? [...refits, commander] : refits)),
    ...defences,
    ...transports,
  ];
  return parts.reduce((sum, { points }) => sum + points, 0);
}
