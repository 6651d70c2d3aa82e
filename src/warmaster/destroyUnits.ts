import { unitOf } from './board';
import { updateBridge } from './bridge';
import { change, changeUnits, endGame, type Progress, tell } from './progress';
import { otherSide, SIDES, type Side } from './rules/side';
import type { UnitState } from './state';

/**
 * Takes units out of the game for good, all in the same instant. The death of the Emperor or of Horus ends the
 * game there and then; where both die at once, in a draw.
 *
 * @rule WM-COMB-5, WM-END-1, WM-TELE-6, WM-STACK-3
 */
export function destroyUnits(progress: Progress, ids: readonly string[], cause: string): void {
  if (ids.length === 0) return;
  const { rules, state } = progress;
  if (ids.some((id) => isFaceDown(unitOf(rules, state, id)))) progress.seals = 'reveal';
  changeUnits(progress, ids, { at: 'destroyed', faceUp: true });
  const { moving } = state;
  if (moving && ids.includes(moving.unit)) change(progress, { moving: null });
  tell(progress, { type: 'destroyed', units: ids, cause });
  const dead = SIDES.filter((side) => ids.includes(rules.supreme[side]));
  if (dead.length === 0) updateBridge(progress);
  else endGame(progress, dead.length === 2 ? [] : dead.map(otherSide), dead.map(death));
}

function isFaceDown({ at, faceUp }: UnitState): boolean {
  return typeof at === 'number' && !faceUp;
}

function death(side: Side): { readonly message: string; readonly rule: string } {
  return { message: side === 'imperial' ? 'the Emperor is dead' : 'Horus is dead', rule: 'WM-END-1' };
}
