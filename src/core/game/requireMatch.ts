import { wrongArgument } from '../errors/wrongArgument';
import type { GameTypes } from './game';
import type { Match } from './match';

/** Refuses what is no match: the record of one is taken for it most easily. */
export function requireMatch<Types extends GameTypes>(match: Match<Types>): void {
  if (!Array.isArray(match?.record?.steps)) throw wrongArgument('match', 'a match, not its record');
}
