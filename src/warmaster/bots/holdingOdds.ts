import type { CombatOutcome, SideOutcome } from '../edition/combatResultsTable';
import { type Clash, columnOf } from './attackWorth';
import type { Chart } from './chart';

/** How likely a combat leaves an area to one side alone, by its first die. */
export interface HoldingOdds {
  readonly attackers: number;
  readonly defenders: number;
}

export function holdingOdds(
  chart: Chart,
  { attackers, defenders }: Pick<Clash, 'attackers' | 'defenders'>,
): HoldingOdds {
  const outcomes = chart.outcomes[columnOf(chart, { attackers, defenders })] as readonly CombatOutcome[];
  let [forAttackers, forDefenders] = [0, 0];
  for (const { attacker, defender } of outcomes) {
    const attackersStay = stay(attacker, attackers.length);
    const defendersStay = stay(defender, defenders.length);
    if (attackersStay && !defendersStay) forAttackers++;
    if (defendersStay && !attackersStay) forDefenders++;
  }
  return { attackers: forAttackers / outcomes.length, defenders: forDefenders / outcomes.length };
}

function stay({ loses, retreats }: SideOutcome, units: number): boolean {
  return !retreats && loses !== 'all' && loses < units;
}
