/**
 * What can be wrong with an army, or with a question about armies.
 *
 * @since 0.1.0
 */
export type ArmyErrorCode =
  | 'army/malformed'
  | 'army/no-units'
  | 'army/no-models'
  | 'army/bad-name'
  | 'army/bad-figure'
  | 'army/duplicate-id'
  | 'army/no-warlord'
  | 'army/several-warlords'
  | 'army/unknown-warlord'
  | 'army/no-trait'
  | 'army/trait-not-open'
  | 'army/bad-sizes'
  | 'army/no-such-size';
