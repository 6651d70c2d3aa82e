/**
 * What can be wrong with a place, a base, a length or a zone.
 *
 * @since 0.1.0
 */
export type GeometryErrorCode =
  | 'geometry/missing'
  | 'geometry/not-finite'
  | 'geometry/too-far'
  | 'geometry/not-positive'
  | 'geometry/negative-length'
  | 'geometry/unknown-shape'
  | 'geometry/no-pieces'
  | 'geometry/too-few-corners'
  | 'geometry/repeated-corner'
  | 'geometry/crosses-itself'
  | 'geometry/empty-zone';
