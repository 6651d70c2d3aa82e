/**
 * The six battlezones, from the star outwards, in the order of the D6 that chooses one.
 *
 * @since 0.1.0
 */
export const BATTLEZONES = [
  'flare-region',
  'mercurial-zone',
  'inner-biosphere',
  'primary-biosphere',
  'outer-reaches',
  'deep-space',
] as const;

/**
 * A battlezone: how far from the star the battle is fought.
 *
 * @since 0.1.0
 */
export type Battlezone = (typeof BATTLEZONES)[number];
