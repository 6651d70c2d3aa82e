import type { Dice } from '../../core/dice/dice';
import { isWargameError } from '../../core/errors/isWargameError';
import type { GameTypes } from '../../core/game/game';
import type { Match } from '../../core/game/match';
import { playAction } from '../../core/game/playAction';
import { Broken, requireThat } from '../guard/broken';
import { difference, isSame, shown } from '../plain/jsonText';
import type { Arena, Course } from './arena';
import { standAt } from './trail';

/** What is played: a match that begins, an action for each state, and dice where the match has no seed. */
export interface Script<Types extends GameTypes> {
  readonly start: Match<Types>;
  /** The next action; null where the script ends. */
  next(match: Match<Types>): Types['action'] | null;
  dice?(step: number): Dice;
}

/** Plays a script as far as it goes, and makes sure of what every state and every action has to keep. */
export function playOn<Types extends GameTypes>(arena: Arena<Types>, script: Script<Types>): Course<Types> {
  const course = [script.start];
  for (let match = script.start; ; ) {
    standAt(arena.trail, match);
    if (!goesOn(arena, match.state)) break;
    const action = script.next(match);
    if (action === null) break;
    arena.trail.action = action;
    match = carriedOut(arena, match, action, script.dice?.(match.record.steps.length));
    course.push(match);
  }
  return course;
}

/** Whether a game goes on, by all of its functions alike. */
function goesOn<Types extends GameTypes>({ game, players }: Arena<Types>, state: Types['state']): boolean {
  const outcome = game.outcome(state);
  const acting = game.toAct(state);
  const stranger = [...acting, ...(outcome?.winners ?? [])].find((player) => !players.includes(player));
  requireThat(stranger === undefined, 'known-players', () => `${stranger} is none of ${players.join(', ')}`);
  if (!outcome) {
    requireThat(acting.length > 0, 'never-stuck', () => 'nobody may act, and the game is not over');
    return true;
  }
  requireThat(
    acting.length === 0,
    'outcome-is-final',
    () => `the game is over and ${acting.join(', ')} may act`,
  );
  return false;
}

function carriedOut<Types extends GameTypes>(
  { game, trail }: Arena<Types>,
  match: Match<Types>,
  action: Types['action'],
  dice: Dice | undefined,
): Match<Types> {
  requireOwn('action', action, (json) => game.parse.action(json));
  const reasons = game.check(match.state, action);
  requireThat(
    reasons.length === 0,
    'offered-is-legal',
    () => `check refuses what the game offers: ${shown(reasons)}`,
  );
  try {
    const after = playAction(game, match, action, dice);
    trail.counts.steps++;
    if (after.seals.at(-1) === 'reveal') trail.counts.reveals++;
    return after;
  } catch (error) {
    if (!isWargameError(error)) throw error;
    throw new Broken('legal-applies', `check allows it, and apply throws: ${error.message}`);
  }
}

/** Makes sure that `parse` leaves alone what it should accept. */
export function requireOwn(what: string, given: unknown, parse: (json: unknown) => unknown): void {
  const parsed = parsedOrRefused(what, given, parse);
  requireThat(
    isSame(parsed, given),
    'parse-accepts-its-own',
    () => `parse.${what} changes it: ${difference(given, parsed)}`,
  );
}

function parsedOrRefused(what: string, given: unknown, parse: (json: unknown) => unknown): unknown {
  try {
    return parse(JSON.parse(JSON.stringify(given)));
  } catch (error) {
    if (!isWargameError(error)) throw error;
    throw new Broken('parse-accepts-its-own', `parse.${what} refuses it: ${error.message}`);
  }
}
