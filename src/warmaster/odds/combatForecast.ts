import type { Odds } from '../../core/odds/distribution';
import { rulesOf } from '../edition/rules';
import type { AreaNumber } from '../rules/areaNumber';
import type { Side } from '../rules/side';
import type { WarmasterState } from '../state';
import type { CombatQuestion } from './combatQuestion';
import type { CombatTree } from './combatTree';
import { materialWorth } from './materialWorth';

/**
 * How a combat ended.
 *
 * @since 0.1.0
 */
export interface CombatEnd {
  /** The units destroyed, in the order of the edition. */
  readonly destroyed: readonly string[];
  /** The units that retreated and live, in the order of the edition. */
  readonly retreated: readonly { readonly unit: string; readonly area: AreaNumber }[];
  /** Who won the game by it; nobody: a draw; null: it goes on. */
  readonly winners: readonly Side[] | null;
}

/**
 * What a combat comes to.
 *
 * @since 0.1.0
 */
export interface CombatForecast {
  /** The expected worth to the Imperial player. */
  readonly worth: number;
  readonly odds: Odds<CombatEnd>;
}

/** The tree of a combat, with what is asked of it. */
export function combatTree({
  edition,
  state,
  policies = {},
  worth = materialWorth,
}: CombatQuestion): CombatTree<CombatEnd> {
  return {
    rules: rulesOf(edition),
    worth: (after) => worth(edition, after),
    policies,
    end: (after) => combatEnd(state, after),
    known: new Map(),
  };
}

function combatEnd(before: WarmasterState, after: WarmasterState): CombatEnd {
  const changed = after.units.filter(({ at }, index) => at !== before.units[index]?.at);
  return {
    destroyed: changed.filter(({ at }) => at === 'destroyed').map(({ id }) => id),
    retreated: changed
      .filter(({ at }) => at !== 'destroyed')
      .map(({ id, at }) => ({ unit: id, area: at as AreaNumber })),
    winners: after.outcome?.winners ?? null,
  };
}
