/**
 * What can be wrong with something that comes from outside, whatever it is.
 *
 * @since 0.1.0
 */
export type ParseErrorCode = 'parse/malformed';
