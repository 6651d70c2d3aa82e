import fc from 'fast-check';
import { expect } from 'vitest';

/** An attack rating as the scenarios give them. */
export const rating = fc.integer({ min: 1, max: 4 });

/** Whatever has this code. */
export const code = (wanted: string): unknown => expect.objectContaining({ code: wanted });
