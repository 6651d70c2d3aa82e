import { wrongArgument } from '../errors/wrongArgument';

/** Refuses what is no list of faces. */
export function requireFaces<T>(faces: readonly T[], path: string): readonly T[] {
  if (!Array.isArray(faces)) throw wrongArgument(path, 'a list of faces');
  return faces;
}
