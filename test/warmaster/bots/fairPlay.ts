import { derive, type Seed, seededDice } from 'wargame-rules';
import {
  fairBot,
  type Side,
  type WarmasterAction,
  type WarmasterBot,
  type WarmasterState,
  warmaster,
  warmasterEdition,
} from 'wargame-rules/warmaster';

const SETUP = { edition: warmasterEdition.id, version: warmasterEdition.version };

/** The bots of both sides. */
export type Seats = { readonly [side in Side]: WarmasterBot };

/** A decision of a bot: the state it stood in, the seed of its dice, what it did. */
export interface Decided {
  readonly state: WarmasterState;
  readonly player: Side;
  readonly seed: Seed;
  readonly action: WarmasterAction;
}

/** Plays a game to its end, each decision on dice of its own; whatever is not legal is refused by the game. */
export function fairGame(
  seats: Seats,
  seed: number,
  onDecision: (decided: Decided) => void = () => undefined,
): WarmasterState {
  const dice = seededDice(derive(seed, 'match'));
  let state = warmaster.start(SETUP, dice);
  let step = 0;
  for (let [player] = warmaster.toAct(state); player; [player] = warmaster.toAct(state)) {
    const own = derive(seed, 'bot', step++);
    const action = decide(seats[player], state, player, own);
    onDecision({ state, player, seed: own, action });
    state = warmaster.apply(state, action, dice).state;
  }
  return state;
}

export function decide(bot: WarmasterBot, state: WarmasterState, player: Side, seed: Seed): WarmasterAction {
  return fairBot(bot)(warmaster, state, player, seededDice(seed));
}
