import type { Violation } from './violation';

/**
 * The one error class of the library: it carries every reason why something was refused.
 *
 * Two copies of the package (one imported, one required) have two classes, so ask
 * {@link isWargameError} rather than `instanceof`.
 *
 * @typeParam Code - the closed union of codes that it may carry
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, isWargameError } from 'wargame-rules';
 *
 * try {
 *   d6({ roll: () => 7 });
 * } catch (error) {
 *   console.log(isWargameError(error) && error.code); // => 'dice/impossible-face'
 * }
 * ```
 */
export class WargameError<Code extends string = string> extends Error {
  override readonly name: string = 'WargameError';
  /** The code of the first reason. */
  declare readonly code: Code;
  /** Every reason, at least one. */
  declare readonly violations: readonly Violation<Code>[];

  /**
   * @param reasons - one violation, or all of them; at least one
   */
  constructor(...reasons: readonly [Violation<Code>, ...Violation<Code>[]]) {
    super(reasons.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; '));
    this.code = reasons[0].code;
    this.violations = reasons;
  }
}
