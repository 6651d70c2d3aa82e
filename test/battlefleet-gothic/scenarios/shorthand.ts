import { expect } from 'vitest';

/** A table that most scenarios fit on. */
export const table = { width: 180, height: 120 } as const;

/** Whatever has this code. */
export const code = (wanted: string): unknown => expect.objectContaining({ code: wanted });

/** What is wrong, in short: the code without its family, and the place. */
export const codes = (
  reasons: readonly { readonly code: string; readonly path?: string }[],
): readonly string[] => reasons.map(({ code: kind, path }) => `${kind.replace('scenario/', '')} ${path}`);

/** A dock of so many points. */
export const defences = (points: number) => [{ id: 'dock', name: 'Dock', points }];
