/**
 * The eighteen sub-plots of the rulebook, in the order of their three tables.
 *
 * @since 0.1.0
 */
export const SUBPLOT_IDS = [
  'gunnery-practice',
  'extended-duty',
  'blood-bond',
  'fleet-experience',
  'no-quarter',
  'vendetta',
  'meteor-storm',
  'signalling-problems',
  'unexpected-help',
  'navigational-hazards',
  'fresh-captain',
  'enemy-plans',
  'surprise-attack-ploy',
  'secret-intelligence',
  'experimental-ship',
  'desperate-mission',
  'decoy',
  'hit-and-run',
] as const;

/**
 * The id of one of the eighteen sub-plots.
 *
 * @since 0.1.0
 */
export type SubplotId = (typeof SUBPLOT_IDS)[number];
