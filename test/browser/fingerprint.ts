import type { SavedFiles } from './savedFiles';

/** Something that must come out alike wherever the package runs. */
export interface Fingerprint {
  readonly title: string;
  /** What came out, line by line, so that a difference can be pointed at. */
  lines(saved: SavedFiles): readonly string[];
  /** The same lines as they were saved, where they were. */
  golden?(saved: SavedFiles): readonly string[];
}
