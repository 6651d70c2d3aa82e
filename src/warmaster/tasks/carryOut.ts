import { draw } from '../../core/dice/draw';
import { unitOf } from '../board';
import { updateBridge } from '../bridge';
import { destroyUnits } from '../destroyUnits';
import { change, changeUnits, endGame, type Progress, replaceTask, tell } from '../progress';
import { revealUnit } from '../revealUnit';
import type { AreaNumber } from '../rules/areaNumber';
import { tallyOf } from '../tallyOf';
import type { Effect } from '../task';
import { takeLosses } from './losses';
import { goOnRetreating } from './retreat';

/**
 * Carries out an effect, as far as nobody has to choose.
 *
 * @rule WM-REV-2
 */
export function carryOut(progress: Progress, effect: Effect): void {
  if (effect.type === 'retreat') goOnRetreating(progress, effect);
  else if (effect.type === 'losses') takeLosses(progress, effect);
  else {
    replaceTask(progress);
    happen(progress, effect);
  }
}

function happen(progress: Progress, effect: Exclude<Effect, { readonly type: 'retreat' | 'losses' }>): void {
  switch (effect.type) {
    case 'destroy':
      destroyUnits(progress, stillAlive(progress, effect.units), effect.cause);
      break;
    case 'destroy-area':
      destroyArea(progress, effect.area, effect.cause);
      break;
    case 'draw':
      drawInto(progress, effect.area, effect.count);
      break;
    case 'reveal':
      revealUnit(progress, effect.unit);
      break;
    case 'spend-move':
      change(progress, { moving: null, moved: [...progress.state.moved, effect.unit] });
      break;
    case 'tally':
      tally(progress, effect.name, effect.by);
      break;
    case 'end-game':
      endGame(progress, effect.winners, [{ message: effect.message, rule: effect.rule }]);
      break;
  }
}

function stillAlive({ rules, state }: Progress, ids: readonly string[]): readonly string[] {
  return ids.filter((id) => unitOf(rules, state, id).at !== 'destroyed');
}

function destroyArea(progress: Progress, area: AreaNumber, cause: string): void {
  const { units, destroyedAreas } = progress.state;
  if (destroyedAreas.includes(area)) return;
  change(progress, { destroyedAreas: [...destroyedAreas, area] });
  tell(progress, { type: 'area-destroyed', area, cause });
  const inside = units.filter(({ at }) => at === area).map(({ id }) => id);
  if (inside.length > 0) destroyUnits(progress, inside, cause);
  else updateBridge(progress);
}

function drawInto(progress: Progress, area: AreaNumber, count: number): void {
  const cup = progress.state.units.filter(({ at }) => at === 'cup').map(({ id }) => id);
  const units = draw(cup, count, progress.dice, `Units from the cup into area ${area}`);
  if (units.length === 0) return;
  changeUnits(progress, units, { at: area, faceUp: true });
  tell(progress, { type: 'drawn', units, area });
  updateBridge(progress);
}

function tally(progress: Progress, name: string, by: number): void {
  const { tallies } = progress.state;
  const after = { name, count: Math.max(0, tallyOf(progress.state, name) + by) };
  const known = tallies.some((one) => one.name === name);
  change(progress, {
    tallies: known ? tallies.map((one) => (one.name === name ? after : one)) : [...tallies, after],
  });
  tell(progress, { type: 'tallied', ...after });
}
