import { updateBridge } from './bridge';
import { changeUnits, doFirst, type Progress, tell } from './progress';
import type { AreaNumber } from './rules/areaNumber';
import type { Task } from './task';

/**
 * Puts teleported units into an area, face up, whoever and however many stand there, and lets the special rules
 * answer.
 *
 * @rule WM-REIN-5, WM-TELE-3, WM-TELE-7
 */
export function placeUnits(progress: Progress, units: readonly string[], area: AreaNumber): void {
  changeUnits(progress, units, { at: area, faceUp: true });
  tell(progress, { type: 'placed', units, area });
  updateBridge(progress);
  const { rules, state, dice } = progress;
  const effects: Task[] = [];
  for (const { arrived } of rules.edition.specialRules) {
    if (arrived) effects.push(...arrived(rules, state, { units, area }, dice));
  }
  doFirst(progress, effects);
}
