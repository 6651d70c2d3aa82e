import { isWargameError } from '../errors/isWargameError';
import { requireFunction } from '../errors/requireFunction';
import { keysOf } from './keysOf';

/**
 * Why a value does not pass a {@link StandardSchema}.
 *
 * @since 0.1.0
 */
export interface SchemaIssue {
  readonly message: string;
  /** The keys that lead to the place; a number is the place in a list. */
  readonly path?: readonly (string | number)[];
}

/**
 * A schema as [Standard Schema](https://standardschema.dev) describes it, version 1: what web frameworks, forms and
 * clients take to validate input.
 *
 * @typeParam Output - what comes out of a value that passes
 * @since 0.1.0
 */
export interface StandardSchema<Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'wargame-rules';
    /** The value as it is read, or every reason against it. */
    readonly validate: (
      value: unknown,
    ) =>
      | { readonly value: Output; readonly issues?: undefined }
      | { readonly issues: readonly SchemaIssue[] };
    /** For the compiler alone; never there. */
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}

/**
 * Makes a Standard Schema of a function that reads what comes from outside: `game.parse.action`, or one around
 * {@link parseRecord} or `readObjectives`.
 *
 * @typeParam Output - what the function gives
 * @param parse - gives the value, or throws a {@link WargameError} with every reason against it
 * @returns the schema; what else the function throws comes through, for it is a fault
 * @since 0.1.0
 * @example
 * ```ts
 * import { standardSchema } from 'wargame-rules';
 * import { openHostility } from 'wargame-rules/open-play';
 *
 * const { validate } = standardSchema(openHostility.parse.setup)['~standard'];
 * validate({ players: ['Ann', 'Ben'] }); // => { value: { players: ['Ann', 'Ben'] } }
 * validate({ players: ['Ann', 7] });
 * // => { issues: [{ message: 'expected a text, got 7', path: ['players', 1] }] }
 * ```
 */
export function standardSchema<Output>(parse: (json: unknown) => Output): StandardSchema<Output> {
  requireFunction(parse, 'parse');
  return {
    '~standard': {
      version: 1,
      vendor: 'wargame-rules',
      validate(value) {
        try {
          return { value: parse(value) };
        } catch (error) {
          if (!isWargameError(error)) throw error;
          return {
            issues: error.violations.map(({ message, path }) => ({
              message,
              ...(path !== undefined && { path: keysOf(path) }),
            })),
          };
        }
      },
    },
  };
}
