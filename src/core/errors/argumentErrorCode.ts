/**
 * What can be wrong with a single argument.
 *
 * @since 0.1.0
 */
export type ArgumentErrorCode =
  | 'argument/not-a-whole-number'
  | 'argument/not-a-number'
  | 'argument/out-of-range'
  | 'argument/unknown-value'
  | 'argument/missing';
