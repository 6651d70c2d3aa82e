import { expect } from 'vitest';

/** An error that has this one reason, with its place. */
export function oneReason(code: string, path: string): unknown {
  return expect.objectContaining({ violations: [expect.objectContaining({ code, path })] });
}
