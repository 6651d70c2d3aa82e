/** A plain JSON value.
 *
 * @since 0.1.0
 */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * One reason why something is not allowed, as plain JSON.
 *
 * `code` is the contract and comes from a closed union; `message` is for people and may change.
 *
 * @typeParam Code - the closed union of codes that the function in question can give
 * @since 0.1.0
 */
export interface Violation<Code extends string = string> {
  /** What kind of fault it is, by area: `dice/…`, `rule/…`, `roster/…`. */
  readonly code: Code;
  /** The fault in a sentence, for people. */
  readonly message: string;
  /** The clause of the rules that is broken, where one is: `OP-ROLE-1`. */
  readonly rule?: string;
  /** Where in the input the fault is: `units[3].models`. */
  readonly path?: string;
  /** The figures behind the sentence. */
  readonly facts?: { readonly [name: string]: Json };
}
