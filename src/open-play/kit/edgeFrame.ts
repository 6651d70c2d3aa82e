import type { ArgumentErrorCode } from '../../core/errors/argumentErrorCode';
import { WargameError } from '../../core/errors/wargameError';
import type { Battlefield } from '../battle/battle';

/** Which pair of edges that face each other are the two sides' own. */
export type Edges = 'long' | 'short';

/** How a battlefield lies between the two sides' edges, as `edgeZones` lays it. */
export interface EdgeFrame {
  /** Whether one goes along x from the Attacker's edge to the Defender's. */
  readonly upright: boolean;
  /** From edge to edge, in inches. */
  readonly across: number;
  /** Along either edge, in inches. */
  readonly along: number;
}

export function edgeFrame(edges: Edges, { width, height }: Battlefield): EdgeFrame {
  const upright = (edges === 'long') === height >= width;
  return { upright, across: upright ? width : height, along: upright ? height : width };
}

/** Refuses what is no pair of edges. */
export function requireEdges(edges: Edges): Edges {
  if (edges === 'long' || edges === 'short') return edges;
  throw new WargameError<ArgumentErrorCode>({
    code: 'argument/unknown-value',
    message: 'expected long or short',
    path: 'edges',
  });
}

/** Refuses what is no place between two edges: 0 is at the one, 1 at the other. */
export function requireBetween(share: number, path: string): number {
  if (typeof share === 'number' && share >= 0 && share <= 1) return share;
  throw new WargameError<ArgumentErrorCode>({
    code: typeof share === 'number' ? 'argument/out-of-range' : 'argument/not-a-number',
    message: `expected 0 to 1, got ${typeof share === 'number' ? share : typeof share}`,
    path,
  });
}
