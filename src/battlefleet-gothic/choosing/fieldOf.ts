import { hasMembers } from '../../core/shape/hasMembers';

/** What stands in a field of something given, whatever it is; undefined where it has no fields. */
export function fieldOf(given: unknown, field: string): unknown {
  return hasMembers(given) ? given[field] : undefined;
}
