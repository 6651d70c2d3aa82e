import { isWargameError } from '../../core/errors/isWargameError';
import type { GameTypes } from '../../core/game/game';
import { parseRecord } from '../../core/game/parseRecord';
import { replay } from '../../core/game/replay';
import { Broken, requireThat } from '../guard/broken';
import { difference, isSame } from '../plain/jsonText';
import type { Arena, Course } from './arena';
import { standAt } from './trail';

/** The record, through JSON and back, gives the same match. */
export function requireReplay<Types extends GameTypes>(
  { game, trail }: Arena<Types>,
  course: Course<Types>,
): void {
  const match = course.at(-1);
  if (!match) return;
  standAt(trail, match);
  try {
    const again = replay(game, parseRecord(game, JSON.stringify(match.record)));
    requireThat(isSame(match, again), 'replay-equals-play', () => difference(match, again));
  } catch (error) {
    if (!isWargameError(error)) throw error;
    throw new Broken('replay-equals-play', error.message);
  }
}
