import { isDestroyedArea } from './board';
import type { Rulebook } from './edition/rulebook';
import { change, type Progress, tell } from './progress';
import type { Side } from './rules/side';
import type { UnitState, WarmasterState } from './state';

/** How many areas a unit may enter in a turn. */
const MOST_WITH_BRIDGE = 3;
const MOST_WITHOUT = 1;

/**
 * Tells who controls the Bridge now: the only side with a face-up unit on it, else who did before; nobody where
 * it is destroyed.
 *
 * @rule WM-MOVE-1, WM-MOVE-2
 */
export function bridgeControl(rules: Rulebook, state: WarmasterState): Side | null {
  if (isDestroyedArea(state, rules.bridge)) return null;
  let control: Side | null = null;
  for (let index = 0; index < state.units.length; index++) {
    const unit = state.units[index] as UnitState;
    if (unit.at !== rules.bridge || !unit.faceUp) continue;
    const side = rules.sides[index] as Side;
    if (control !== null && control !== side) return state.bridge;
    control = side;
  }
  return control ?? state.bridge;
}

/** Asked again whenever units came, went or were turned up. */
export function updateBridge(progress: Progress): void {
  const side = bridgeControl(progress.rules, progress.state);
  if (side === progress.state.bridge) return;
  change(progress, { bridge: side });
  tell(progress, { type: 'bridge-taken', side });
}

/**
 * How many areas a unit of a side may enter if it starts to move now.
 *
 * @rule WM-MOVE-2, WM-MOVE-8
 */
export function moveAllowance(state: WarmasterState, side: Side): number {
  return state.bridge === side ? MOST_WITH_BRIDGE : MOST_WITHOUT;
}
