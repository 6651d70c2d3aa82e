import type { Dice } from '../../core/dice/dice';
import { requireNone } from '../../core/errors/requireNone';
import type { Odds } from '../../core/odds/distribution';
import { odds } from '../../core/odds/odds';
import { thenOdds } from '../../core/odds/thenOdds';
import type { WarmasterAction } from '../action';
import { checkAction } from '../checkAction';
import { rollCombat } from '../combat/rollCombat';
import type { Decision } from '../decision';
import type { Rules } from '../edition/rules';
import { begin, type Progress } from '../progress';
import type { AreaNumber } from '../rules/areaNumber';
import type { Side } from '../rules/side';
import { awaited, settleTasks } from '../settle';
import type { WarmasterState } from '../state';
import type { CombatPolicy } from './combatPolicy';

/** What is asked of a combat, besides the state it starts from. */
export interface CombatTree<End> {
  readonly rules: Rules;
  /** What a state is worth to the Imperial player. */
  readonly worth: (state: WarmasterState) => number;
  /** How the players choose; who has no policy chooses what is worth most to him. */
  readonly policies: { readonly [side in Side]?: CombatPolicy };
  /** What is wanted of the state after the combat. */
  readonly end: (state: WarmasterState) => End;
  /** What was found for the states that dice led to, by their JSON: a die rolled again leads to the same few. */
  readonly known: Map<string, Prospect<End>>;
}

/** What a combat comes to, from some point of it. */
export interface Prospect<End> {
  readonly worth: number;
  readonly odds: Odds<End>;
}

/** A choice in a combat, and what it comes to. */
export interface RatedAction<End> extends Prospect<End> {
  readonly action: WarmasterAction;
}

/** The prospects of the combat in an area before its die. */
export function combatFrom<End>(
  tree: CombatTree<End>,
  state: WarmasterState,
  area: AreaNumber,
): Prospect<End> {
  return chance(tree, (dice) => after(tree.rules, state, dice, (progress) => rollCombat(progress, area)));
}

/** The prospects of a combat in which somebody has to choose now, or that is over. */
export function combatGoesOn<End>(tree: CombatTree<End>, state: WarmasterState): Prospect<End> {
  const { rules, policies } = tree;
  const actions = choicesIn(rules, state);
  const [any] = actions;
  if (!any) {
    const over = { outcomes: [{ value: tree.end(state), weight: 1n }], total: 1n, unresolved: 0n };
    return { worth: tree.worth(state), odds: over };
  }
  const policy = policies[any.player];
  if (policy) {
    const chosen = policy(state, actions);
    requireNone(checkAction(rules, state, chosen));
    return prospectOf(tree, state, chosen);
  }
  const wants = any.player === 'imperial' ? 1 : -1;
  return actions
    .map((action) => prospectOf(tree, state, action))
    .reduce((best, one) => ((one.worth - best.worth) * wants > 0 ? one : best));
}

/** Every choice that the player who has to choose has got; none when it is over. */
export function rateActions<End>(tree: CombatTree<End>, state: WarmasterState): readonly RatedAction<End>[] {
  return choicesIn(tree.rules, state).map((action) => ({ action, ...prospectOf(tree, state, action) }));
}

function choicesIn(rules: Rules, state: WarmasterState): readonly WarmasterAction[] {
  const decision = state.agenda.length > 0 ? awaited(rules, state) : null;
  return decision?.actions(rules, state) ?? [];
}

function prospectOf<End>(
  tree: CombatTree<End>,
  state: WarmasterState,
  action: WarmasterAction,
): Prospect<End> {
  // Somebody has to choose, or there would be no action.
  const decision = awaited(tree.rules, state) as Decision;
  const play = (dice: Dice): WarmasterState =>
    after(tree.rules, state, dice, (progress) => decision.apply(progress, action));
  // Only the die rolled again is a matter of chance; everything else costs no odds.
  return action.type === 'reroll' ? chance(tree, play) : combatGoesOn(tree, play(NO_DICE));
}

const NO_DICE: Dice = { roll: () => Number.NaN };

function after(
  rules: Rules,
  state: WarmasterState,
  dice: Dice,
  act: (progress: Progress) => void,
): WarmasterState {
  const progress = begin(rules, state, dice);
  act(progress);
  settleTasks(progress);
  return progress.state;
}

function chance<End>(tree: CombatTree<End>, play: (dice: Dice) => WarmasterState): Prospect<End> {
  const faces = odds(play);
  const prospects = new Map(faces.outcomes.map(({ value }) => [value, combatAfterDie(tree, value)]));
  const of = (state: WarmasterState): Prospect<End> => prospects.get(state) as Prospect<End>;
  const sum = faces.outcomes.reduce(
    (total, { value, weight }) => total + of(value).worth * Number(weight),
    0,
  );
  return { worth: sum / Number(faces.total), odds: thenOdds(faces, (state) => of(state).odds) };
}

function combatAfterDie<End>(tree: CombatTree<End>, state: WarmasterState): Prospect<End> {
  const key = JSON.stringify(state);
  const known = tree.known.get(key) ?? combatGoesOn(tree, state);
  tree.known.set(key, known);
  return known;
}
