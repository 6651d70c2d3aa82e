import type { Rulebook } from './edition/rulebook';
import type { AreaNumber } from './rules/areaNumber';
import type { Side } from './rules/side';
import type { UnitState, WarmasterState } from './state';

/** The most units of one side that may stand in an area. */
export const STACKING_LIMIT = 3;

/**
 * The units of a side in an area, face-down ones too.
 *
 * @param rules - the edition in play
 * @param state - where the game stands
 * @param side - whose units
 * @param area - the area
 * @returns the units, in the order of the edition
 * @rule WM-STACK-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rulebookOf, unitsIn, warmaster, warmasterEdition } from 'wargame-rules/warmaster';
 *
 * const state = warmaster.start({ edition: 'reconstruction', version: 1 }, scriptedDice([]));
 * unitsIn(rulebookOf(warmasterEdition), state, 'traitor', 35); // => []
 * ```
 */
export function unitsIn(
  rules: Rulebook,
  state: WarmasterState,
  side: Side,
  area: AreaNumber,
): readonly UnitState[] {
  const { units } = state;
  const found: UnitState[] = [];
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as UnitState;
    if (unit.at === area && rules.sides[index] === side) found.push(unit);
  }
  return found;
}

/** Whether a side has a unit in an area, be it face down. */
export function isIn(rules: Rulebook, state: WarmasterState, side: Side, area: AreaNumber): boolean {
  const { units } = state;
  for (let index = 0; index < units.length; index++) {
    if ((units[index] as UnitState).at === area && rules.sides[index] === side) return true;
  }
  return false;
}

/**
 * Tells whether a side holds an area: it has a face-up unit there, the other side none at all.
 *
 * @param rules - the edition in play
 * @param state - where the game stands
 * @param side - the side
 * @param area - the area
 * @returns whether it does
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { holdsArea, rulebookOf, warmaster, warmasterEdition } from 'wargame-rules/warmaster';
 *
 * const state = warmaster.start({ edition: 'reconstruction', version: 1 }, scriptedDice([]));
 * holdsArea(rulebookOf(warmasterEdition), state, 'imperial', 24); // => false
 * ```
 */
export function holdsArea(rules: Rulebook, state: WarmasterState, side: Side, area: AreaNumber): boolean {
  const { units } = state;
  let holds = false;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as UnitState;
    if (unit.at !== area) continue;
    if (rules.sides[index] !== side) return false;
    if (unit.faceUp) holds = true;
  }
  return holds;
}

/** How many units of a side an area holds, face-down ones too. */
export function countIn(rules: Rulebook, state: WarmasterState, side: Side, area: AreaNumber): number {
  const { units } = state;
  let count = 0;
  for (let index = 0; index < units.length; index++) {
    if ((units[index] as UnitState).at === area && rules.sides[index] === side) count++;
  }
  return count;
}

/** The areas where both sides have units, in the order of their numbers. */
export function contestedAreas(rules: Rulebook, state: WarmasterState): readonly AreaNumber[] {
  const { units } = state;
  const imperial: AreaNumber[] = [];
  for (let index = 0; index < units.length; index++) {
    const { at } = units[index] as UnitState;
    if (typeof at === 'number' && rules.sides[index] === 'imperial') imperial.push(at);
  }
  const contested: AreaNumber[] = [];
  for (let index = 0; index < units.length; index++) {
    // Whoever is not aboard is nowhere among the Imperial units either.
    const at = (units[index] as UnitState).at as AreaNumber;
    if (rules.sides[index] === 'imperial' || !imperial.includes(at)) continue;
    if (!contested.includes(at)) contested.push(at);
  }
  return contested.sort((one, other) => one - other);
}

export function unitOf(rules: Rulebook, state: WarmasterState, id: string): UnitState {
  return state.units[rules.indexOf.get(id) as number] as UnitState;
}

export function isDestroyedArea(state: WarmasterState, area: AreaNumber): boolean {
  return state.destroyedAreas.includes(area);
}
