import { canUndo } from './canUndo';
import type { Game, GameTypes } from './game';
import type { Match } from './match';
import { noDice } from './noDice';
import { requireAllowed } from './requireAllowed';
import { requireGame } from './requireGame';

/**
 * Takes back the last action, the whole of it. The steps since the last die, reveal or commitment are played
 * again for that, and no others.
 *
 * @param game - the game
 * @param match - the match; it is not changed
 * @param player - who takes it back: the player whose action it was
 * @returns the match as it stood before, ready for {@link redo}
 * @throws {@link WargameError} `undo/…`: what {@link canUndo} lists
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, defineGame, type Game, playAction, redo, scriptedDice, startMatch, undo } from 'wargame-rules';
 *
 * // Ann fills a pot: she adds a die, or doubles what is in it, until it holds twenty.
 * type Pot = {
 *   setup: null; state: number; view: number; player: 'Ann'; event: { type: 'held'; sum: number };
 *   action: { type: 'roll' | 'double'; player: 'Ann' };
 * };
 * const pot: Game<Pot> = defineGame<Pot>({
 *   id: 'pot',
 *   version: 1,
 *   parse: { setup: () => null, action: (json) => json as Pot['action'] },
 *   players: () => ['Ann'],
 *   start: () => 1,
 *   toAct: (held) => (held < 20 ? ['Ann'] : []),
 *   check: (held) => (held < 20 ? [] : [{ code: 'pot/full', message: 'the pot is full' }]),
 *   actions: () => [{ type: 'roll', player: 'Ann' }, { type: 'double', player: 'Ann' }],
 *   apply(held, { type }, dice) {
 *     const sum = type === 'roll' ? held + d6(dice) : held * 2;
 *     return { state: sum, events: [{ type: 'held', sum }] };
 *   },
 *   outcome: (held) => (held < 20 ? null : { winners: ['Ann'], reasons: [] }),
 *   view: (held) => held,
 * });
 * const start = startMatch(pot, null, scriptedDice([]));
 * const doubled = playAction(pot, start, { type: 'double', player: 'Ann' });
 * const before = undo(pot, doubled, 'Ann');
 * before.state; // => 1
 * redo(pot, before, 'Ann').state; // => 2
 *
 * const rolled = playAction(pot, doubled, { type: 'roll', player: 'Ann' }, scriptedDice([5]));
 * undo(pot, rolled, 'Ann'); // => throws undo/dice-fell
 * ```
 */
export function undo<Types extends GameTypes>(
  game: Game<Types>,
  match: Match<Types>,
  player: Types['player'],
): Match<Types> {
  requireGame(game);
  requireAllowed(canUndo(match, player));
  const { settled, events, seals, undone } = match;
  const { pending: _, ...record } = match.record;
  const steps = record.steps.slice(0, -1);
  const state = steps
    .slice(settled.steps)
    .reduce((before: Types['state'], { action }) => game.apply(before, action, noDice).state, settled.state);
  return {
    record: { ...record, steps },
    state,
    events: events.slice(0, -1),
    seals: seals.slice(0, -1),
    settled,
    undone: [...record.steps.slice(-1), ...undone],
  };
}
