import { expect } from 'vitest';
import type { LoggedRoll } from 'wargame-rules';
import { throughJson } from './arbitraries';

/** An error with a code, and with a path where one is given. */
export const code = (wanted: string, path?: string) =>
  expect.objectContaining({
    code: wanted,
    ...(path !== undefined && { violations: [expect.objectContaining({ path })] }),
  });

/** A record in which anything may be changed. */
export interface Loose {
  setupFaces: LoggedRoll[];
  steps: { action: { type: string; player: string }; faces: LoggedRoll[]; checksum: string }[];
}

/** A copy of a record with something changed in it. */
export function changed<T>(record: T, change: (copy: Loose) => void): T {
  const copy = throughJson(record);
  change(copy as unknown as Loose);
  return copy;
}
