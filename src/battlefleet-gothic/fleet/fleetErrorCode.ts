import type { ArgumentErrorCode } from '../../core/errors/argumentErrorCode';

/**
 * What can be wrong with a fleet.
 *
 * @since 0.1.0
 */
export type FleetErrorCode =
  | ArgumentErrorCode
  | 'fleet/duplicate-id'
  | 'fleet/empty'
  | 'fleet/empty-squadron'
  | 'fleet/several-commanders';
