import type { ActionOf } from '../action';
import { contestedAreas, isIn } from '../board';
import { rollCombat } from '../combat/rollCombat';
import type { Decision } from '../decision';
import type { Rules } from '../edition/rules';
import { change, doFirst, type Progress } from '../progress';
import { isMet, type Requirement, unmet } from '../requirement';
import { revealUnit } from '../revealUnit';
import type { AreaNumber } from '../rules/areaNumber';
import { sideOfPhase } from '../rules/phase';
import type { UnitState, WarmasterState } from '../state';
import type { Task } from '../task';

interface AreaFacts {
  readonly rules: Rules;
  readonly state: WarmasterState;
  /** Where counters are still to be turned up. */
  readonly hidden: readonly AreaNumber[];
  readonly area: AreaNumber;
}

const REVEAL: readonly Requirement<AreaFacts>[] = [
  {
    code: 'warmaster/nothing-to-reveal',
    rule: 'WM-REV-1',
    path: 'area',
    holds: ({ hidden, area }) => hidden.includes(area),
    message: ({ area }) => `no counter is to be turned up in area ${area}`,
  },
];

const FIGHT: readonly Requirement<AreaFacts>[] = [
  {
    code: 'warmaster/reveal-first',
    rule: 'WM-REV-1',
    path: 'area',
    holds: ({ hidden }) => hidden.length === 0,
    message: ({ hidden }) => `counters are to be turned up first, in ${hidden.join(', ')}`,
  },
  {
    code: 'warmaster/no-combat',
    rule: 'WM-COMB-1',
    path: 'area',
    holds: ({ rules, state, area }) => !state.fought.includes(area) && isContested(rules, state, area),
    message: ({ area }) => `there is no combat left in area ${area}`,
  },
];

function isContested(rules: Rules, state: WarmasterState, area: AreaNumber): boolean {
  return isIn(rules, state, 'imperial', area) && isIn(rules, state, 'traitor', area);
}

/** Where counters are left to be turned up: an effect may have taken them away before. */
function hiddenAreas(state: WarmasterState): readonly AreaNumber[] {
  return state.unrevealed.filter((area) => faceDownIn(state, area));
}

export function combatIsOver(rules: Rules, state: WarmasterState): boolean {
  return (
    hiddenAreas(state).length === 0 &&
    contestedAreas(rules, state).every((area) => state.fought.includes(area))
  );
}

/**
 * Settles which counters are turned up, as a combat phase opens.
 *
 * @rule WM-REV-1, WM-REV-2
 */
export function openCombat(progress: Progress): void {
  const { rules, state } = progress;
  const unrevealed = contestedAreas(rules, state).filter((area) => faceDownIn(state, area));
  change(progress, { unrevealed });
}

function faceDownIn({ units }: WarmasterState, area: AreaNumber): UnitState | undefined {
  for (const unit of units) if (unit.at === area && !unit.faceUp) return unit;
  return undefined;
}

/**
 * Turning up counters, then fighting, area by area, in the order that the active player chooses.
 *
 * @rule WM-COMB-1, WM-REV-1, WM-REV-2
 */
export const combatDecision: Decision<ActionOf<'reveal' | 'fight'>> = {
  types: ['reveal', 'fight'],
  player: (_, state) => sideOfPhase(state.phase),
  actions(rules, state) {
    const player = sideOfPhase(state.phase);
    const hidden = hiddenAreas(state);
    return [
      ...hidden.map((area) => ({ type: 'reveal' as const, player, area })),
      ...contestedAreas(rules, state)
        .filter((area) => isMet(FIGHT, { rules, state, hidden, area }))
        .map((area) => ({ type: 'fight' as const, player, area })),
    ];
  },
  check(rules, state, { type, area }) {
    return unmet(type === 'reveal' ? REVEAL : FIGHT, { rules, state, hidden: hiddenAreas(state), area });
  },
  apply(progress, { type, area }) {
    if (type === 'reveal') reveal(progress, area);
    else rollCombat(progress, area);
  },
};

/**
 * Turns up a counter and lets its special rule happen before anything else.
 *
 * @rule WM-REV-1, WM-REV-2
 */
function reveal(progress: Progress, area: AreaNumber): void {
  const { rules, state, dice } = progress;
  const counter = faceDownIn(state, area) as UnitState;
  revealUnit(progress, counter.id);
  change(progress, { unrevealed: state.unrevealed.filter((one) => faceDownIn(state, one)) });
  const tasks: Task[] = [];
  for (const { revealed } of rules.edition.specialRules) {
    if (revealed) tasks.push(...revealed(rules, state, { unit: counter.id, area }, dice));
  }
  doFirst(progress, tasks);
}
