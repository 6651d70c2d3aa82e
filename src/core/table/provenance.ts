/**
 * Where a datum comes from that is not in the rules' own text: `second-hand` from another publication that
 * gives them, `reconstruction` from nobody but us.
 *
 * @since 0.1.0
 */
export const PROVENANCES = ['reconstruction', 'second-hand'] as const;

/**
 * The origin of a datum that is not in the rules' own text; a datum without one is.
 *
 * @since 0.1.0
 */
export type Provenance = (typeof PROVENANCES)[number];
