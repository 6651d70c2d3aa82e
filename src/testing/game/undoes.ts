import { isWargameError } from '../../core/errors/isWargameError';
import { canUndo } from '../../core/game/canUndo';
import type { GameTypes } from '../../core/game/game';
import type { Match } from '../../core/game/match';
import { playAction } from '../../core/game/playAction';
import { redo } from '../../core/game/redo';
import { undo } from '../../core/game/undo';
import { Broken, requireThat } from '../guard/broken';
import { difference, isSame } from '../plain/jsonText';
import type { Arena, Course } from './arena';
import type { Script } from './playOn';
import { standAtStep } from './trail';

/** The match once more, every step that may be taken back being taken back and played again: nothing comes out otherwise. */
export function requireUndo<Types extends GameTypes>(
  arena: Arena<Types>,
  course: Course<Types>,
  restart: () => Pick<Script<Types>, 'start' | 'dice'>,
): void {
  const { start, dice } = restart();
  let match = start;
  for (const [step, after] of course.slice(1).entries()) {
    const { action } = standAtStep(arena.trail, after);
    const before = match;
    match = asBefore(() =>
      takenBack(arena, before, playAction(arena.game, before, action, dice?.(step)), action.player),
    );
    requireSame(after, match, 'it comes out otherwise after steps were taken back and played again');
  }
}

function takenBack<Types extends GameTypes>(
  { game, trail }: Arena<Types>,
  before: Match<Types>,
  played: Match<Types>,
  player: Types['player'],
): Match<Types> {
  if (!canUndo(played, player).allowed) return played;
  trail.counts.undone++;
  const undone = undo(game, played, player);
  requireSame(before.state, undone.state, 'taken back, it is not as it was');
  const redone = redo(game, undone, player);
  requireSame(played, redone, 'played again, it is not as it was');
  return redone;
}

/** Dice that fall where none fell before are the game's doing. */
function asBefore<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!isWargameError(error)) throw error;
    throw new Broken('undo-and-redo', error.message);
  }
}

function requireSame(wanted: unknown, got: unknown, message: string): void {
  requireThat(isSame(wanted, got), 'undo-and-redo', () => `${message}: ${difference(wanted, got)}`);
}
