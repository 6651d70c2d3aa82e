import { combatColumn } from '../combat/combatColumn';
import { rerollRight } from '../combat/rerollRight';
import type { CombatOutcome, SideOutcome } from '../edition/combatResultsTable';
import type { Counter } from '../edition/counter';
import type { Side } from '../rules/side';
import type { Chart } from './chart';

/** A combat that may come to be: the places of the counters on both sides. */
export interface Clash {
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  /** Whether each side has somewhere to retreat to. */
  readonly attackersHaveRoom: boolean;
  readonly defendersHaveRoom: boolean;
  /** How much the attacker minds his own losses; 1 unless told. */
  readonly care?: number;
}

/** What it is worth to drive a unit back. */
const RETREAT = 1;

/**
 * What an attack is worth to the attacker: over the six faces, and a second die for the side that has the right to
 * it, the worth of what the defender loses minus that of what he loses himself. Both lose what they miss least.
 *
 * @rule WM-COMB-4, WM-REROLL-1
 */
export function attackWorth(chart: Chart, clash: Clash): number {
  const { attackers, defenders } = clash;
  if (attackers.length === 0 || defenders.length === 0) return 0;
  const outcomes = chart.outcomes[columnOf(chart, clash)] as readonly CombatOutcome[];
  const faces = outcomes.map((outcome) => outcomeWorth(chart, clash, outcome));
  const once = mean(faces);
  const right = rightOf(chart, attackers, defenders);
  if (right === null) return once;
  const better = right === sideOf(chart, attackers) ? Math.max : Math.min;
  return mean(faces.map((worth) => better(worth, once)));
}

/** What a result of the table is worth to the attacker. */
export function outcomeWorth(chart: Chart, clash: Clash, { attacker, defender }: CombatOutcome): number {
  return (
    lossOf(chart, clash.defenders, defender, clash.defendersHaveRoom) -
    (clash.care ?? 1) * lossOf(chart, clash.attackers, attacker, clash.attackersHaveRoom)
  );
}

/** What a die that nobody may roll again is worth to the attacker, in a column of the table. */
export function dieWorth(chart: Chart, clash: Clash, column: number): number {
  const outcomes = chart.outcomes[column] as readonly CombatOutcome[];
  return mean(outcomes.map((outcome) => outcomeWorth(chart, clash, outcome)));
}

/** The column of the table in which a combat is rolled. */
export function columnOf(
  { counters, columns }: Chart,
  { attackers, defenders }: Pick<Clash, 'attackers' | 'defenders'>,
): number {
  let attack = 0;
  for (const unit of attackers) attack += (counters[unit] as Counter).attack;
  let defence = 0;
  for (const unit of defenders) defence += (counters[unit] as Counter).defence;
  return combatColumn(columns, attack, defence);
}

function lossOf(
  { worths }: Chart,
  units: readonly number[],
  { loses, retreats }: SideOutcome,
  hasRoom: boolean,
): number {
  const count = loses === 'all' || (retreats && !hasRoom) ? units.length : Math.min(loses, units.length);
  const driven = retreats ? RETREAT * (units.length - count) : 0;
  return driven + cheapest(worths, units, count);
}

function cheapest(worths: readonly number[], units: readonly number[], count: number): number {
  if (count === 0) return 0;
  let sum = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const unit of units) {
    const worth = worths[unit] as number;
    sum += worth;
    least = Math.min(least, worth);
  }
  if (count === units.length) return sum;
  if (count === 1) return least;
  const sorted = units.map((unit) => worths[unit] as number).sort((one, other) => one - other);
  return sorted.slice(0, count).reduce((total, worth) => total + worth, 0);
}

/** Who has the right to a second die. */
function rightOf(chart: Chart, attackers: readonly number[], defenders: readonly number[]): Side | null {
  const { counters, leads } = chart;
  const isLeader = (unit: number): boolean => leads[unit] as boolean;
  if (!attackers.some(isLeader) && !defenders.some(isLeader)) return null;
  const of = (units: readonly number[]): readonly Counter[] => units.map((unit) => counters[unit] as Counter);
  return sideOf(chart, attackers) === 'imperial'
    ? rerollRight(of(attackers), of(defenders))
    : rerollRight(of(defenders), of(attackers));
}

function sideOf({ sides }: Chart, units: readonly number[]): Side {
  return sides[units[0] as number] as Side;
}

function mean(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum / numbers.length;
}
