import { Broken } from '../../../src/testing/guard/broken';

/** The property that a call breaks, and what is told of it. */
export function brokenBy(run: () => unknown): readonly [property: string, message: string] {
  try {
    run();
  } catch (error) {
    if (error instanceof Broken) return [error.property, error.message];
    throw error;
  }
  throw new Error('nothing was broken');
}
