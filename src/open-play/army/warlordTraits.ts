/**
 * The Warlord Trait that is open to every WARLORD, whether it is a CHARACTER or not.
 *
 * @rule OP-WARLORD-2
 * @since 0.1.0
 */
export const INSPIRING_LEADER = 'Inspiring Leader';
