import type { Dice } from '../../core/dice/dice';
import type { Game } from '../../core/game/game';
import type { WarmasterAction } from '../action';
import { SIDES, type Side } from '../rules/side';
import type { WarmasterState } from '../state';
import type { WarmasterTypes } from '../warmasterTypes';
import { AIMS } from './aims';
import { GREEDY } from './character';
import type { Chart } from './chart';
import { chooseAction } from './chooseAction';
import { chooseByAims } from './chooseByAims';
import { placesByAims } from './placesByAims';
import { prospectsOf } from './prospects';
import { sceneOf } from './scene';
import type { WarmasterSight } from './warmasterBot';

/** What is the same for all that a bot looks at. */
export interface LookAhead {
  readonly game: Game<WarmasterTypes>;
  readonly chart: Chart;
  /** How many phases are played on. */
  readonly phases: number;
}

/** So many places for a perfect teleport are tried out. */
const PLACES = 4;

/** What is worth a thought, first what the bot would do without one. */
export function candidatesOf(
  { chart }: LookAhead,
  { view, player, actions }: WarmasterSight,
  dice: Dice,
): readonly WarmasterAction[] {
  const scene = sceneOf(chart, view, player, GREEDY[player]);
  const [only] = actions as readonly [WarmasterAction];
  if (actions.length === 1) return [only];
  if (view.decision?.type === 'place') return placesByAims(scene, actions, AIMS[player]).slice(0, PLACES);
  if (view.decision === null && view.phase.endsWith('movement'))
    return [chooseByAims(scene, actions, AIMS[player])];
  const first = chooseAction(scene, actions, dice);
  if (view.decision === null) return [first];
  return [first, ...actions.filter((action) => action !== first)];
}

/** What an action comes to for a player, from -1 to 1: played on by greedy bots, some phases far. */
export function tryOut(
  { game, chart, phases }: LookAhead,
  start: WarmasterState,
  player: Side,
  action: WarmasterAction,
  dice: Dice,
): number {
  let state = game.apply(start, action, dice).state;
  let left = phases;
  let { phase } = start;
  for (let [next] = game.toAct(state); next; [next] = game.toAct(state)) {
    if (state.phase !== phase) {
      phase = state.phase;
      left--;
      if (left === 0) break;
    }
    const scene = sceneOf(chart, game.view(state, next), next, GREEDY[next]);
    const actions = game.actions(state, next) as readonly WarmasterAction[];
    state = game.apply(state, chooseAction(scene, actions, dice), dice).state;
  }
  return standing(chart, state, player);
}

function standing(chart: Chart, state: WarmasterState, player: Side): number {
  if (!state.outcome) return prospectsOf(chart, state, player);
  const { winners } = state.outcome;
  return winners.length === SIDES.length - 1 ? (winners.includes(player) ? 1 : -1) : 0;
}
