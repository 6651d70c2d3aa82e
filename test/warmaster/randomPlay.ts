import { type Dice, derive, type Game, rollDie, type Step, seededDice } from 'wargame-rules';
import type {
  WarmasterAction,
  WarmasterEvent,
  WarmasterState,
  WarmasterTypes,
} from 'wargame-rules/warmaster';

/** A step of a game on its way: what it was, what was done, what came of it. */
export interface Turned {
  readonly before: WarmasterState;
  readonly action: WarmasterAction;
  readonly step: Step<WarmasterState, WarmasterEvent>;
}

/** How somebody picks among legal actions. */
export type Pick = (
  actions: readonly WarmasterAction[],
  state: WarmasterState,
  dice: Dice,
) => WarmasterAction;

export const anyAction: Pick = (actions, _, dice) =>
  actions[rollDie(actions.length, dice) - 1] as WarmasterAction;

/**
 * Hunts: Imperial units step as often as not, towards counters that lie face down and enemies; whoever may end
 * a phase does so seldom. Crowds on purpose, so that limits are met.
 */
export const hunter: Pick = (actions, state, dice) => {
  const moves = actions.filter(
    (action) =>
      action.type === 'move' && state.units.some(({ id, at }) => at === action.to && id !== action.unit),
  );
  return moves.length > 0 && rollDie(6, dice) > 2
    ? (moves[rollDie(moves.length, dice) - 1] as WarmasterAction)
    : anyAction(actions, state, dice);
};

/** Plays a game to its end, and shows every step. */
export function playGame(
  game: Game<WarmasterTypes>,
  edition: string,
  seed: number,
  onStep: (turned: Turned) => void = () => undefined,
  pick: Pick = anyAction,
): WarmasterState {
  const dice = seededDice(derive(seed, 'match'));
  const own = seededDice(derive(seed, 'bot'));
  let state = game.start({ edition, version: 1 }, dice);
  for (let [player] = game.toAct(state); player; [player] = game.toAct(state)) {
    const action = pick(game.actions(state, player) ?? [], state, own);
    const step = game.apply(state, action, dice);
    onStep({ before: state, action, step });
    state = step.state;
  }
  return state;
}
