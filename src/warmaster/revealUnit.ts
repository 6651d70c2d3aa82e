import { unitOf } from './board';
import { updateBridge } from './bridge';
import { changeUnits, type Progress, tell } from './progress';
import type { AreaNumber } from './rules/areaNumber';

/**
 * Turns a counter up for both sides to see; that can't be taken back.
 *
 * @rule WM-REV-1, WM-REV-3
 */
export function revealUnit(progress: Progress, unit: string): void {
  const { at } = unitOf(progress.rules, progress.state, unit);
  changeUnits(progress, [unit], { faceUp: true });
  progress.seals = 'reveal';
  tell(progress, { type: 'revealed', unit, area: at as AreaNumber });
  updateBridge(progress);
}
