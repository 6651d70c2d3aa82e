import type { Violation } from '../errors/violation';

/**
 * Whether something may be done, and why not.
 *
 * @typeParam Code - the closed union of codes of the reasons
 * @since 0.1.0
 */
export type Allowed<Code extends string = string> =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly violations: readonly Violation<Code>[] };
