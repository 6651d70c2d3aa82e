import { d6 } from '../../core/dice/d6';
import { countIn } from '../board';
import type { CombatOutcome } from '../edition/combatResultsTable';
import { change, doFirst, type Progress, tell } from '../progress';
import type { AreaNumber } from '../rules/areaNumber';
import { sideOfPhase } from '../rules/phase';
import { otherSide, type Side } from '../rules/side';
import type { Combat, Task } from '../task';
import { combatAt, rerollRightAt } from './combatAt';

/**
 * Rolls a combat. Where a side may have the die rolled again, it is asked first.
 *
 * @rule WM-COMB-4, WM-REROLL-1
 */
export function rollCombat(progress: Progress, area: AreaNumber): void {
  const { rules, state, dice } = progress;
  change(progress, { fought: [...state.fought, area] });
  const sums = combatAt(rules, state, sideOfPhase(state.phase), area);
  const die = d6(dice, `Combat in area ${area}`);
  const combat: Combat = { ...sums, dice: [die], outcome: outcomeOf(progress, sums.column, die) };
  tell(progress, { type: 'combat-rolled', combat });
  const side = rerollRightAt(rules, state, area);
  if (side === null) resolveCombat(progress, combat);
  else doFirst(progress, [{ type: 'reroll', side, combat }]);
}

/**
 * Rolls the die of a combat again; the second result stands.
 *
 * @rule WM-REROLL-1
 */
export function rerollCombat(progress: Progress, combat: Combat): void {
  const die = d6(progress.dice, `Combat in area ${combat.area}, rolled again`);
  const dice = [...combat.dice, die];
  resolveCombat(progress, { ...combat, dice, outcome: outcomeOf(progress, combat.column, die) });
}

/**
 * Lets the result of a combat happen: first the losses of both sides in one instant, then retreats.
 *
 * @rule WM-COMB-4, WM-COMB-5, WM-RETR-1
 */
export function resolveCombat(progress: Progress, combat: Combat): void {
  tell(progress, { type: 'combat-resolved', combat });
  doFirst(progress, combatTasks(progress, combat));
}

function combatTasks({ rules, state }: Progress, { area, attacker, outcome }: Combat): readonly Task[] {
  const defender = otherSide(attacker);
  const sides = [
    { side: defender, ...outcome.defender },
    { side: attacker, ...outcome.attacker },
  ];
  const due = sides
    .filter(({ loses }) => loses !== 0)
    .map(({ side, loses }) => ({
      side,
      area,
      count: loses === 'all' ? countIn(rules, state, side, area) : loses,
    }));
  return [
    ...(due.length > 0 ? [{ type: 'losses' as const, due, marked: [], cause: 'combat' }] : []),
    ...sides.filter(({ retreats }) => retreats).map(({ side }) => retreat(side, area)),
  ];
}

function retreat(side: Side, area: AreaNumber): Task {
  return { type: 'retreat', side, area, unit: null };
}

function outcomeOf({ rules }: Progress, column: number, die: number): CombatOutcome {
  return rules.outcomes[column]?.[die - 1] as CombatOutcome;
}
