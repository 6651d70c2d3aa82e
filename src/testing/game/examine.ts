import { isWargameError } from '../../core/errors/isWargameError';
import type { GameTypes } from '../../core/game/game';
import type { Match } from '../../core/game/match';
import type { Finding } from '../conformanceError';
import { Broken } from '../guard/broken';
import type { Arena } from './arena';
import { playOn, type Script } from './playOn';
import { requireFirmRules } from './probes';
import { requireRepeats } from './repeats';
import { requireReplay } from './replays';
import { requireSecrets } from './secrets';
import { requireUndo } from './undoes';

/** Plays one match and holds every property against it; gives the first that does not hold. */
export function examine<Types extends GameTypes>(
  arena: Arena<Types>,
  begin: () => Script<Types>,
): Finding | null {
  const { game, trail } = arena;
  return findingOf(arena, () => {
    const course = playOn(arena, begin());
    trail.counts.matches++;
    const last = course.at(-1) as Match<Types>;
    if (game.outcome(last.state) !== null) trail.counts.ended++;
    requireRepeats(arena, course);
    requireReplay(arena, course);
    requireUndo(arena, course, begin);
    requireFirmRules(arena, course);
    requireSecrets(arena, course);
  });
}

function findingOf<Types extends GameTypes>({ setup, trail }: Arena<Types>, run: () => void): Finding | null {
  try {
    run();
    return null;
  } catch (error) {
    if (!(error instanceof Broken) && !isWargameError(error)) throw error;
    const { match, step, action } = trail;
    return {
      property: error instanceof Broken ? error.property : 'never-stuck',
      message: error instanceof Broken ? error.message : `a look at the game throws: ${error.message}`,
      ...(match && { step }),
      evidence: { ...(match ? { record: match.record } : { setup }), ...(action && { action }) },
    };
  }
}
