import type { Dice } from '../../core/dice/dice';
import type { Game } from '../../core/game/game';
import type { WarmasterAction } from '../action';
import { SIDES, type Side } from '../rules/side';
import type { WarmasterState } from '../state';
import type { WarmasterTypes } from '../warmasterTypes';
import { CHARACTERS, type Character, GREEDY, VETERANS } from './character';
import type { Chart } from './chart';
import { chooseAction } from './chooseAction';
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

/** An action, and the character that goes on from there for the rest of the phase. */
export interface Plan {
  readonly action: WarmasterAction;
  readonly character: Character;
}

/** What is worth a thought: what each character would do; first what it would do itself. */
export function plansOf(
  { chart }: LookAhead,
  { view, player, actions }: WarmasterSight,
  dice: Dice,
): readonly Plan[] {
  const type = actions[0]?.type;
  const isOneMinded = actions.length === 1 || type === 'deploy' || type === 'group';
  const characters = isOneMinded ? [VETERANS[player]] : [VETERANS[player], ...CHARACTERS];
  const plans = characters.map((character): Plan => {
    return { action: chooseAction(sceneOf(chart, view, player, character), actions, dice), character };
  });
  if (type === 'retreat-to')
    plans.push(...actions.map((action) => ({ action, character: VETERANS[player] })));
  return plans.filter(({ action }, index) => plans.findIndex((plan) => plan.action === action) === index);
}

/** What a plan comes to for a player, from -1 to 1: played on against a greedy bot, some phases far. */
export function tryOut(
  { game, chart, phases }: LookAhead,
  start: WarmasterState,
  player: Side,
  { action, character }: Plan,
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
    const own = left === phases ? character : VETERANS[player];
    const scene = sceneOf(chart, game.view(state, next), next, next === player ? own : GREEDY[next]);
    state = game.apply(state, chooseAction(scene, game.actions(state, next) ?? [], dice), dice).state;
  }
  return standing(chart, state, player);
}

function standing(chart: Chart, state: WarmasterState, player: Side): number {
  if (!state.outcome) return prospectsOf(chart, state, player);
  const { winners } = state.outcome;
  return winners.length === SIDES.length - 1 ? (winners.includes(player) ? 1 : -1) : 0;
}
