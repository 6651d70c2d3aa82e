import * as v from 'valibot';

/** A text with something in it. */
export const name: v.GenericSchema<string> = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** A whole number that a double holds exactly. */
export const whole: v.GenericSchema<number> = v.pipe(v.number(), v.safeInteger());

/** A length, a coordinate or an angle. */
export const finite: v.GenericSchema<number> = v.pipe(v.number(), v.finite());

/** No list of a match is longer. */
export const LONGEST = 10_000;
