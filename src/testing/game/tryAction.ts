import type { Dice } from '../../core/dice/dice';
import { isWargameError } from '../../core/errors/isWargameError';
import type { Violation } from '../../core/errors/violation';
import type { GameTypes } from '../../core/game/game';
import { Broken, requireThat } from '../guard/broken';
import { difference, isSame, shown, unorderedText } from '../plain/jsonText';
import type { Arena } from './arena';

/**
 * Tries an action that may be allowed or not: `check` and `apply` are of one mind, and whoever is not to act is
 * refused.
 *
 * @returns what `check` has against it
 */
export function tryAction<Types extends GameTypes>(
  arena: Arena<Types>,
  state: Types['state'],
  action: Types['action'],
  dice: Dice,
): readonly Violation[] {
  const { game, trail } = arena;
  trail.action = action;
  const reasons = game.check(state, action);
  if (reasons.length === 0) {
    requireRightful(arena, state, action);
    requireApplies(arena, state, action, dice);
    trail.counts.allowed++;
  } else {
    requireThrows(arena, state, action, reasons, dice);
    trail.counts.refused++;
  }
  trail.action = null;
  return reasons;
}

function requireRightful<Types extends GameTypes>(
  { game }: Arena<Types>,
  state: Types['state'],
  action: Types['action'],
): void {
  const { player } = action;
  requireThat(
    game.outcome(state) === null,
    'outcome-is-final',
    () => 'the game is over, and check allows it',
  );
  const acting = game.toAct(state);
  requireThat(
    acting.includes(player),
    'only-those-to-act',
    () => `check allows it, and ${acting.join(', ')} are to act`,
  );
  const listed = game.actions(state, player);
  requireThat(
    !listed || isAmong(listed, action),
    'legal-is-listed',
    () => 'check allows it, and it is not among the actions of its player',
  );
}

/** Of a set of things a game lists one order, whatever others `check` allows. */
function isAmong(listed: readonly unknown[], action: unknown): boolean {
  if (listed.some((one) => isSame(one, action))) return true;
  const text = unorderedText(action);
  return listed.some((one) => unorderedText(one) === text);
}

function requireApplies<Types extends GameTypes>(
  { game }: Arena<Types>,
  state: Types['state'],
  action: Types['action'],
  dice: Dice,
): void {
  try {
    game.apply(state, action, dice);
  } catch (error) {
    if (!isWargameError(error)) throw error;
    throw new Broken('legal-applies', `check allows it, and apply throws: ${error.message}`);
  }
}

function requireThrows<Types extends GameTypes>(
  { game }: Arena<Types>,
  state: Types['state'],
  action: Types['action'],
  reasons: readonly Violation[],
  dice: Dice,
): void {
  const thrown = refusalOf(() => game.apply(state, action, dice));
  requireThat(
    thrown !== null,
    'refused-throws',
    () => `check refuses it, and apply carries it out: ${shown(reasons)}`,
  );
  requireThat(
    isSame(reasons, thrown),
    'throws-what-check-lists',
    () => `check lists and apply throws something else: ${difference(reasons, thrown)}`,
  );
}

function refusalOf(run: () => unknown): readonly Violation[] | null {
  try {
    run();
    return null;
  } catch (error) {
    if (!isWargameError(error)) throw error;
    return error.violations;
  }
}
