/** More steps than any game of this kind takes: one that is not over by then goes round in circles. */
export const MOST_STEPS = 10_000;
