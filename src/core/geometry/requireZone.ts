import { WargameError } from '../errors/wargameError';
import type { GeometryErrorCode } from './geometryErrorCode';
import type { Zone } from './zone';
import { zoneFaults } from './zoneFaults';

/** Refuses a zone for all the reasons there are. */
export function requireZone(zone: Zone, path: string): Zone {
  const [first, ...others] = zoneFaults(zone, path);
  if (first) throw new WargameError<GeometryErrorCode>(first, ...others);
  return zone;
}
