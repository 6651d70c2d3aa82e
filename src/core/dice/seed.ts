/**
 * What seeded dice start from: a whole number, a text, or one of these with a path behind it
 * (see {@link derive}). 0 and `''` are seeds like any other, and `0` is another seed than `'0'`.
 *
 * @since 0.1.0
 */
export type Seed = number | string | readonly (number | string)[];
