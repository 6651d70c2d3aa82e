import { configureGlobal } from 'fast-check';

/**
 * A property tries the same values in each run, so that a mutant that was killed once is killed again. It tries fewer
 * than by day, and looks for no smaller counterexample: it is enough that it fails. In a first look the few slow ones
 * end early, for survivors meet them all.
 */
const patience = process.env['MUTATION_PATIENCE'];
configureGlobal({
  seed: 40_000,
  numRuns: 50,
  endOnFailure: true,
  ...(patience !== undefined && { interruptAfterTimeLimit: Number(patience) / 4 }),
});
