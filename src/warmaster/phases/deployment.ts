import type { ActionOf } from '../action';
import { checkOwnUnits } from '../checkOwnUnits';
import type { Decision } from '../decision';
import type { Rules } from '../edition/rules';
import { changeUnits, type Progress, tell } from '../progress';
import { isMet, type Requirement, unmet } from '../requirement';
import { AREA_NUMBERS, type AreaNumber } from '../rules/areaNumber';
import type { UnitState, WarmasterState } from '../state';

interface DeployFacts {
  readonly state: WarmasterState;
  readonly next: string | null;
  readonly unit: string;
  readonly area: AreaNumber;
}

const DEPLOY: readonly Requirement<DeployFacts>[] = [
  {
    code: 'warmaster/not-next',
    rule: 'WM-SET-1',
    path: 'unit',
    holds: ({ next, unit }) => unit === next,
    message: ({ next, unit }) => `"${next}" is deployed next, not "${unit}"`,
  },
  {
    code: 'warmaster/occupied',
    rule: 'WM-SET-1',
    path: 'area',
    holds: ({ state, area }) => !isTaken(state, area),
    message: ({ area }) => `area ${area} has a counter already: one unit per area`,
  },
];

/** The counter that is deployed next: they go in the order of the edition, which shows nothing. */
export function nextToDeploy(rules: Rules, state: WarmasterState): string | null {
  const { units } = state;
  for (let index = 0; index < units.length; index++) {
    const { id, at } = units[index] as UnitState;
    if (at === 'reserve' && rules.counters[index]?.back === 'eye') return id;
  }
  return null;
}

function isTaken({ units }: WarmasterState, area: AreaNumber): boolean {
  return units.some(({ at }) => at === area);
}

/**
 * Hidden deployment of the black-backed counters, face down, one per area.
 *
 * @rule WM-SET-1
 */
export const deploymentDecision: Decision<ActionOf<'deploy'>> = {
  types: ['deploy'],
  player: () => 'traitor',
  actions(rules, state) {
    const next = nextToDeploy(rules, state);
    if (next === null) return [];
    return AREA_NUMBERS.filter((area) => isMet(DEPLOY, { state, next, unit: next, area })).map((area) => ({
      type: 'deploy',
      player: 'traitor',
      unit: next,
      area,
    }));
  },
  check(rules, state, { player, unit, area }) {
    const refusals = checkOwnUnits(rules, player, [{ id: unit, path: 'unit' }], 'WM-SET-1');
    if (refusals.length > 0) return refusals;
    return unmet(DEPLOY, { state, next: nextToDeploy(rules, state), unit, area });
  },
  apply(progress, { unit, area }) {
    changeUnits(progress, [unit], { at: area });
    tell(progress, { type: 'deployed', unit, area });
    if (nextToDeploy(progress.rules, progress.state) === null) endDeployment(progress);
  },
};

/** From here on the other player sees where counters lie. */
function endDeployment(progress: Progress): void {
  progress.seals = 'reveal';
  const areas = AREA_NUMBERS.filter((area) => isTaken(progress.state, area));
  tell(progress, { type: 'deployment-ended', areas });
}
