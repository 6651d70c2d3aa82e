import type { ActionOf } from '../action';
import { isDestroyedArea, isIn, STACKING_LIMIT, unitOf } from '../board';
import { moveAllowance, updateBridge } from '../bridge';
import { checkOwnUnits } from '../checkOwnUnits';
import type { Decision, Refusals } from '../decision';
import type { Rules } from '../edition/rules';
import { change, changeUnits, doFirst, type Progress, tell } from '../progress';
import { isMet, type Requirement, unmet } from '../requirement';
import { AREA_NUMBERS, type AreaNumber } from '../rules/areaNumber';
import { sideOfPhase } from '../rules/phase';
import { otherSide, type Side } from '../rules/side';
import type { UnitState, WarmasterState, Whereabouts } from '../state';
import type { LossesDue } from '../task';
import { checkSpecial, chooseSpecial, specialActions } from './special';

interface MoverFacts {
  readonly rules: Rules;
  readonly state: WarmasterState;
  readonly unit: UnitState;
}

/** What must hold for a unit to step anywhere. */
const MOVER: readonly Requirement<MoverFacts>[] = [
  {
    code: 'warmaster/not-aboard',
    rule: 'WM-MOVE-3',
    path: 'unit',
    holds: ({ unit }) => typeof unit.at === 'number',
    message: ({ unit }) => `"${unit.id}" is not aboard`,
  },
  {
    code: 'warmaster/face-down',
    rule: 'WM-MOVE-7',
    path: 'unit',
    holds: ({ unit }) => unit.faceUp || typeof unit.at !== 'number',
    message: ({ unit }) => `"${unit.id}" lies face down`,
  },
  {
    code: 'warmaster/already-moved',
    rule: 'WM-MOVE-6',
    path: 'unit',
    holds: ({ state, unit }) => state.moving?.unit === unit.id || !state.moved.includes(unit.id),
    message: ({ unit }) => `the move of "${unit.id}" is final`,
  },
  {
    code: 'warmaster/must-stop',
    rule: 'WM-MOVE-2',
    path: 'unit',
    holds: (facts) => maySpend(facts) || hasMetEnemies(facts),
    message: ({ unit }) => `"${unit.id}" has entered as many areas as it may`,
  },
  {
    code: 'warmaster/must-stop',
    rule: 'WM-MOVE-4',
    path: 'unit',
    holds: (facts) => maySpend(facts) || !hasMetEnemies(facts),
    message: ({ unit }) => `"${unit.id}" has met enemies in area ${unit.at}, which ends its move`,
  },
];

/** Whether a unit whose move is not final may enter another area. */
function maySpend({ state, unit }: MoverFacts): boolean {
  return state.moving?.unit !== unit.id || state.moving.left > 0;
}

function hasMetEnemies({ rules, state, unit }: MoverFacts): boolean {
  const side = rules.sides[rules.indexOf.get(unit.id) as number] as Side;
  return isIn(rules, state, otherSide(side), unit.at as AreaNumber);
}

interface StepFacts {
  readonly rules: Rules;
  readonly state: WarmasterState;
  readonly unit: UnitState;
  readonly to: AreaNumber;
}

const STEP: readonly Requirement<StepFacts>[] = [
  {
    code: 'warmaster/not-adjacent',
    rule: 'WM-MOVE-3',
    path: 'to',
    holds: ({ rules, unit, to }) => rules.neighbours[unit.at as number]?.includes(to) ?? false,
    message: ({ unit, to }) => `area ${to} is not next to "${unit.id}"`,
  },
  {
    code: 'warmaster/destroyed-area',
    rule: 'WM-MOVE-3',
    path: 'to',
    holds: ({ state, to }) => !isDestroyedArea(state, to),
    message: ({ to }) => `area ${to} is destroyed`,
  },
];

/**
 * Moving units, one step at a time: each step is an action, and a unit's move is final once the next unit
 * starts.
 *
 * @rule WM-MOVE-3, WM-MOVE-4, WM-MOVE-5, WM-MOVE-6, WM-MOVE-7, WM-MOVE-8
 */
export const movementDecision: Decision<ActionOf<'move' | 'special' | 'end-phase'>> = {
  types: ['move', 'special', 'end-phase'],
  player: (_, state) => sideOfPhase(state.phase),
  actions(rules, state) {
    const player = sideOfPhase(state.phase);
    const actions: ActionOf<'move' | 'special' | 'end-phase'>[] = [{ type: 'end-phase', player }];
    for (let index = 0; index < state.units.length; index++) {
      const unit = state.units[index] as UnitState;
      if (rules.sides[index] !== player || !isMet(MOVER, { rules, state, unit })) continue;
      for (const to of rules.neighbours[unit.at as number] as readonly AreaNumber[]) {
        if (isMet(STEP, { rules, state, unit, to }))
          actions.push({ type: 'move', player, unit: unit.id, to });
      }
    }
    actions.push(...specialActions(rules, state, player));
    return actions;
  },
  check(rules, state, action) {
    if (action.type === 'end-phase') return [];
    if (action.type === 'special') return checkSpecial(rules, state, action);
    return checkMove(rules, state, action);
  },
  apply(progress, action) {
    if (action.type === 'move') step(progress, action);
    else if (action.type === 'special') chooseSpecial(progress, action);
    else endMovement(progress);
  },
};

function checkMove(
  rules: Rules,
  state: WarmasterState,
  { player, unit: id, to }: ActionOf<'move'>,
): Refusals {
  const refusals = checkOwnUnits(rules, player, [{ id, path: 'unit' }], 'WM-MOVE-6');
  if (refusals.length > 0) return refusals;
  const unit = unitOf(rules, state, id);
  return [...unmet(MOVER, { rules, state, unit }), ...unmet(STEP, { rules, state, unit, to })];
}

/**
 * A step to the next area. Enemies there, face-down ones too, end the move; those that the unit leaves behind
 * do not. With the first step of the next unit nobody can take back the move before it.
 *
 * @rule WM-MOVE-4, WM-MOVE-5, WM-MOVE-6, WM-MOVE-8
 */
function step(progress: Progress, { player, unit, to }: ActionOf<'move'>): void {
  const { rules, state } = progress;
  const from = unitOf(rules, state, unit).at as AreaNumber;
  const { moving, moved } = state;
  const goesOn = moving?.unit === unit;
  const before = goesOn ? moving.left : moveAllowance(state, player);
  const left = isIn(rules, state, otherSide(player), to) ? 0 : before - 1;
  if (moving && !goesOn) progress.seals = 'commit';
  changeUnits(progress, [unit], { at: to });
  change(progress, { moving: { unit, left }, ...(!goesOn && { moved: [...moved, unit] }) });
  tell(progress, { type: 'moved', unit, from, to });
  updateBridge(progress);
}

/**
 * The end of a movement phase: whoever stands above the stacking limit is removed, of the owner's choice.
 *
 * @rule WM-STACK-1, WM-STACK-2, WM-STACK-3, WM-STACK-4
 */
function endMovement(progress: Progress): void {
  const { rules, state } = progress;
  const active = sideOfPhase(state.phase);
  const due = [...excessOf(rules, state, active), ...excessOf(rules, state, otherSide(active))];
  change(progress, { moving: null });
  doFirst(progress, [{ type: 'losses', due, marked: [], cause: 'stacking' }, { type: 'close-phase' }]);
}

function excessOf(rules: Rules, state: WarmasterState, side: Side): readonly LossesDue[] {
  const counts: { [place in Whereabouts]?: number } = {};
  for (let index = 0; index < state.units.length; index++) {
    const { at } = state.units[index] as UnitState;
    if (rules.sides[index] === side) counts[at] = (counts[at] ?? 0) + 1;
  }
  const due: LossesDue[] = [];
  for (const area of AREA_NUMBERS) {
    const count = (counts[area] ?? 0) - STACKING_LIMIT;
    if (count > 0) due.push({ side, area, count });
  }
  return due;
}
