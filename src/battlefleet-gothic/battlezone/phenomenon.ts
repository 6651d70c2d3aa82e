/**
 * The sizes of planets, from the smallest.
 *
 * @since 0.1.0
 */
export const PLANET_SIZES = ['small', 'medium', 'large'] as const;

/**
 * The size of a planet.
 *
 * @since 0.1.0
 */
export type PlanetSize = (typeof PLANET_SIZES)[number];

/**
 * The phenomena that lie somewhere on the table, but for planets.
 *
 * @since 0.1.0
 */
export const FIELD_KINDS = ['gas-cloud', 'asteroid-field', 'warp-rift'] as const;

/**
 * A phenomenon that lies somewhere on the table: a gas or dust cloud, an asteroid field, a warp rift.
 *
 * @since 0.1.0
 */
export type FieldKind = (typeof FIELD_KINDS)[number];

/**
 * The phenomena that touch the whole table.
 *
 * @since 0.1.0
 */
export const TABLE_EFFECTS = ['solar-flare', 'radiation-burst'] as const;

/**
 * A phenomenon that touches the whole table: solar flares, bursts of radiation.
 *
 * @since 0.1.0
 */
export type TableEffect = (typeof TABLE_EFFECTS)[number];

/**
 * What a row of a battlezone generator gives, before its own dice: fields with the number of them, an effect on
 * the whole table, a die between the two effects, or a planet with the sizes that it may have.
 *
 * @since 0.1.0
 */
export type GeneratorResult =
  | { readonly phenomenon: FieldKind; readonly count: 1 | 'D3' | 'D3+1' }
  | { readonly phenomenon: TableEffect }
  | { readonly phenomenon: 'flare-or-burst' }
  | { readonly phenomenon: 'planet'; readonly size: 'small' | 'small-or-medium' | 'small-or-large' };
