import { configureGlobal } from 'fast-check';

/**
 * A property tries the same values in each run, so that a mutant that was killed once is killed again. It tries fewer
 * than by day, and looks for no smaller counterexample: it is enough that it fails. The few that take longer than the
 * limit end there; survivors run all tests, so these few would cost more than all the others.
 */
configureGlobal({ seed: 40_000, numRuns: 50, endOnFailure: true, interruptAfterTimeLimit: 700 });
