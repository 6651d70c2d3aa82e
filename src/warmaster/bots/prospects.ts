import { holdsArea } from '../board';
import type { Counter } from '../edition/counter';
import type { AreaNumber } from '../rules/areaNumber';
import { otherSide, type Side } from '../rules/side';
import type { UnitState, WarmasterState } from '../state';
import { tallyOf } from '../tallyOf';
import type { Chart } from './chart';

/** How much each sign tells as a player's movement phase begins: fitted to what became of 700 games of greedy bots. */
export const WEIGHTS: { readonly [side in Side]: readonly number[] } = {
  imperial: [
    -0.76, 1.79, -0.95, 0.32, -1.72, 0.83, -0.52, 1.52, 0.04, -0.19, -0.68, 0.13, 0.72, 0.42, 0.45, 0.75,
    -0.15, -1.76,
  ],
  traitor: [
    -1.14, 1.76, -0.93, 0.75, -1.42, 0.71, -0.46, 1.86, 0, -0.59, 0.18, 0.19, 0.7, 0.42, 0.3, 0.42, -0.12,
    -1.62,
  ],
};

/** How a game not over yet stands for a player, from -1 to 1, as his movement phase begins. */
export function prospectsOf(chart: Chart, state: WarmasterState, player: Side): number {
  const weights = WEIGHTS[player];
  const sum = signsOf(chart, state).reduce(
    (total, sign, index) => total + sign * (weights[index] as number),
    0,
  );
  return tanh((player === 'imperial' ? sum : -sum) / 2);
}

/** The last term of the fraction below: enough for all digits, as large as the sums get. */
const LAST_ODD = 41;

/** The hyperbolic tangent, by its continued fraction: engines round their own differently. */
function tanh(number: number): number {
  let below = Number.POSITIVE_INFINITY;
  for (let odd = LAST_ODD; odd >= 1; odd -= 2) below = odd + (number * number) / below;
  return number / below;
}

/** What tells how a game stands, for the Imperial player, each about as large as 1. */
export function signsOf(chart: Chart, state: WarmasterState): readonly number[] {
  const { counters, sides } = chart;
  let imperial = 0;
  let traitor = 0;
  let hidden = 0;
  let cup = 0;
  let reserve = 0;
  for (const [index, { at, faceUp }] of state.units.entries()) {
    const { attack, defence, traits } = counters[index] as Counter;
    if (at === 'cup') cup++;
    if (at === 'reserve' && sides[index] === 'imperial') reserve += attack + defence;
    if (typeof at !== 'number' || traits.includes('supreme')) continue;
    if (!faceUp) hidden++;
    else if (sides[index] === 'imperial') imperial += attack + defence;
    else traitor += attack + defence;
  }
  const emperor = unitOf(chart, state, 'imperial');
  const horus = unitOf(chart, state, 'traitor');
  const held = (areas: readonly AreaNumber[]): number =>
    areas.reduce((sum, area) => sum + (holdsArea(chart, state, 'imperial', area) ? 1 : 0), 0);
  return [
    1,
    imperial / 100,
    traitor / 100,
    hidden / 20,
    cup / 20,
    reserve / 100,
    typeof emperor.at === 'number' ? 1 : 0,
    companyOf(chart, state, 'imperial') / 20,
    pressureOn(chart, state, 'imperial') / 20,
    horus.faceUp ? 1 : 0,
    horus.faceUp ? companyOf(chart, state, 'traitor') / 20 : 0,
    horus.faceUp ? pressureOn(chart, state, 'traitor') / 20 : 0,
    tallyOf(state, 'reactor-damage'),
    tallyOf(state, 'laser-hits'),
    held(chart.reactors),
    held(chart.defenceScreens),
    state.bridge === 'imperial' ? 1 : 0,
    state.turn / 20,
  ];
}

function unitOf({ indexOf, supreme }: Chart, state: WarmasterState, side: Side): UnitState {
  return state.units[indexOf.get(supreme[side]) as number] as UnitState;
}

/** The defence factors of those who stand with who must not die. */
function companyOf(chart: Chart, state: WarmasterState, side: Side): number {
  const { id, at } = unitOf(chart, state, side);
  if (typeof at !== 'number') return 0;
  let sum = 0;
  for (const [index, unit] of state.units.entries()) {
    if (unit.at === at && unit.id !== id && chart.sides[index] === side)
      sum += (chart.counters[index] as Counter).defence;
  }
  return sum;
}

/** The attack factors that can get at who must not die. */
function pressureOn(chart: Chart, state: WarmasterState, side: Side): number {
  const { at } = unitOf(chart, state, side);
  if (typeof at !== 'number') return 0;
  const enemy = otherSide(side);
  const steps = chart.steps[at] as readonly number[];
  const most = state.bridge === enemy ? 3 : 1;
  let sum = 0;
  for (const [index, unit] of state.units.entries()) {
    if (!unit.faceUp || chart.sides[index] !== enemy) continue;
    // Nobody who is not aboard is any number of steps away.
    if ((steps[unit.at as AreaNumber] as number) <= most) sum += (chart.counters[index] as Counter).attack;
  }
  return Math.min(sum, 60);
}
