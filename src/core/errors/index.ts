export type { ArgumentErrorCode } from './argumentErrorCode';
export { isWargameError } from './isWargameError';
export type { ParseErrorCode } from './parseErrorCode';
export { requireWholeNumber } from './requireWholeNumber';
export type { Json, Violation } from './violation';
export { WargameError } from './wargameError';
