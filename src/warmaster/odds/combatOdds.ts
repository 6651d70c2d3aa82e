import { requireNone } from '../../core/errors/requireNone';
import { isIn } from '../board';
import type { Refusals } from '../decision';
import type { Rules } from '../edition/rules';
import type { AreaNumber } from '../rules/areaNumber';
import { SIDES } from '../rules/side';
import type { WarmasterState } from '../state';
import { type CombatForecast, combatTree } from './combatForecast';
import type { CombatQuestion } from './combatQuestion';
import { combatFrom, combatGoesOn } from './combatTree';

/**
 * The exact odds of a combat: of its die, and of everything that the players choose after it.
 *
 * @param question - the edition, the state, how the players choose
 * @param area - where the combat is; where it has begun, the area it is in
 * @returns the odds of each end, and what it is worth
 * @throws {@link WargameError} `warmaster/no-combat` where not both sides are in the area;
 *   `warmaster/reveal-first` where a counter lies face down; every reason against what a policy chose
 * @rule WM-COMB-4, WM-COMB-5, WM-RETR-1, WM-REROLL-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { probability, scriptedDice } from 'wargame-rules';
 * import { combatOdds, type UnitState, warmaster, warmasterEdition } from 'wargame-rules/warmaster';
 *
 * const start = warmaster.start({ edition: 'reconstruction', version: 1 }, scriptedDice([]));
 * const units = start.units.map((unit): UnitState =>
 *   ['blood-angels-1', 'crew-1'].includes(unit.id) ? { ...unit, at: 35, faceUp: true } : unit,
 * );
 * const state = { ...start, turn: 1, phase: 'imperial-combat' as const, units };
 * const { odds } = combatOdds({ edition: warmasterEdition, state }, 35);
 * const anything = probability(odds, ({ destroyed }) => destroyed.length <= 2);
 * anything; // => { numerator: 1n, denominator: 1n }
 * ```
 */
export function combatOdds(question: CombatQuestion, area: AreaNumber): CombatForecast {
  const { state } = question;
  const tree = combatTree(question);
  if (state.agenda.length > 0) return combatGoesOn(tree, state);
  requireNone(checkCombat(tree.rules, state, area));
  return combatFrom(tree, state, area);
}

/** Before a counter is turned up there is no combat with it, and its factors are nobody's business. */
function checkCombat(rules: Rules, state: WarmasterState, area: AreaNumber): Refusals {
  const path = 'area';
  if (!SIDES.every((side) => isIn(rules, state, side, area))) {
    const message = `not both sides have units in area ${area}`;
    return [{ code: 'warmaster/no-combat', message, rule: 'WM-COMB-1', path }];
  }
  if (state.units.every(({ at, faceUp }) => at !== area || faceUp)) return [];
  const message = `a counter in area ${area} is to be turned up first`;
  return [{ code: 'warmaster/reveal-first', message, rule: 'WM-REV-1', path }];
}
