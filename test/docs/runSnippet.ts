import { pathToFileURL } from 'node:url';
import { inspect, isDeepStrictEqual } from 'node:util';
import { isWargameError } from 'wargame-rules';
import { PROBE_KEY } from './bundleSnippets';
import type { Expectation } from './rewriteSnippet';

/** What a rewritten snippet calls. */
export interface Probe {
  check<T>(index: number, value: T): T;
  throws(index: number, run: () => unknown): void;
  rejects(index: number, run: () => Promise<unknown>): Promise<void>;
  /** A console that says nothing. */
  readonly console: object;
}

/** A fault at a line of the snippet, counted from 1; without one where the snippet itself stopped. */
export interface Fault {
  readonly line?: number;
  readonly message: string;
}

/** Runs one snippet and gives what did not come out as it says. One at a time. */
export async function runSnippet(
  file: string,
  expectations: readonly Expectation[],
): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  const reached = new Set<number>();
  const home = globalThis as { [PROBE_KEY]?: Probe };
  home[PROBE_KEY] = probeOf(expectations, faults, reached);
  try {
    await import(/* @vite-ignore */ pathToFileURL(file).href);
  } catch (error) {
    faults.push({ message: `stopped with ${inspect(error, { depth: 0 })}` });
  } finally {
    delete home[PROBE_KEY];
  }
  for (const [index, { line }] of expectations.entries()) {
    if (!reached.has(index)) faults.push({ line, message: 'the result was never reached' });
  }
  return faults;
}

function probeOf(expectations: readonly Expectation[], faults: Fault[], reached: Set<number>): Probe {
  const expected = (index: number): Expectation => {
    reached.add(index);
    return expectations[index] as Expectation;
  };
  const compareThrown = (index: number, thrown: { readonly error: unknown } | undefined): void => {
    const expectation = expected(index);
    if (expectation.kind !== 'throws') return;
    const { line, code } = expectation;
    if (!thrown) faults.push({ line, message: `threw nothing, not ${code}` });
    else if (!isThrown(thrown.error, code))
      faults.push({ line, message: `threw ${show(thrown.error)}, not ${code}` });
  };
  return {
    check(index, value) {
      const expectation = expected(index);
      if (expectation.kind === 'value' && !isDeepStrictEqual(value, expectation.value)) {
        faults.push({
          line: expectation.line,
          message: `gave ${show(value)}, not ${show(expectation.value)}`,
        });
      }
      return value;
    },
    throws(index, run) {
      compareThrown(index, errorOf(run));
    },
    async rejects(index, run) {
      const thrown = await run().then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      compareThrown(index, thrown);
    },
    console: new Proxy(console, { get: () => () => undefined }),
  };
}

function errorOf(run: () => unknown): { readonly error: unknown } | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return { error };
  }
}

/** The snippet has a copy of the library to itself, so the class can't be asked. */
function isThrown(error: unknown, code: string): boolean {
  return isWargameError(error) && error.violations.some((violation) => violation.code === code);
}

function show(value: unknown): string {
  return inspect(value, { depth: 20, breakLength: Number.POSITIVE_INFINITY });
}
