import type { D66 } from '../dice/d66Values';

/**
 * The name of what is rolled on a table: `D6`, `2D6`, `D10`, `D100`. `D66` is the two-digit die with its 36
 * values, not one of 66 sides, and a `D3` is a halved D6. Other dice of one repeated digit (D44, D666) would be
 * read digit by digit too and are not known.
 *
 * @since 0.1.0
 */
export type DieName = 'D66' | `D${number}` | `${number}D${number}`;

/**
 * The values that a die can give, as far as its name tells the compiler: the 36 of a D66, else numbers.
 *
 * @typeParam Die - the name of the die
 * @since 0.1.0
 */
export type DieValue<Die extends DieName> = Die extends 'D66' ? D66 : number;
