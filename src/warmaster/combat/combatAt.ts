import { unitsIn } from '../board';
import { counterOf } from '../edition/rulebook';
import type { Rules } from '../edition/rules';
import type { AreaNumber } from '../rules/areaNumber';
import { otherSide, type Side } from '../rules/side';
import type { WarmasterState } from '../state';
import type { Combat } from '../task';
import { combatColumn } from './combatColumn';
import { rerollRight } from './rerollRight';

/** The sums and the column of a combat before its die. */
export type CombatSums = Omit<Combat, 'dice' | 'outcome'>;

/**
 * Adds up a combat: all units of the attacker in the area against all others there. A unit that retreated in
 * this phase adds nothing to the defence.
 *
 * @rule WM-COMB-1, WM-COMB-2, WM-RETR-3
 */
export function combatAt(rules: Rules, state: WarmasterState, attacker: Side, area: AreaNumber): CombatSums {
  let attack = 0;
  for (const { id } of unitsIn(rules, state, attacker, area)) attack += counterOf(rules, id).attack;
  let defence = 0;
  for (const { id } of unitsIn(rules, state, otherSide(attacker), area)) {
    if (!state.retreated.includes(id)) defence += counterOf(rules, id).defence;
  }
  return { area, attacker, attack, defence, column: combatColumn(rules.columns, attack, defence) };
}

/** Who may have the die of the combat in an area rolled again. */
export function rerollRightAt(rules: Rules, state: WarmasterState, area: AreaNumber): Side | null {
  const counters = (side: Side) => unitsIn(rules, state, side, area).map(({ id }) => counterOf(rules, id));
  return rerollRight(counters('imperial'), counters('traitor'));
}
