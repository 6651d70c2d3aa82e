import { AREA_NUMBERS, type AreaNumber } from '../rules/areaNumber';
import { otherSide, type Side } from '../rules/side';
import type { UnitState } from '../state';
import type { WarmasterView } from '../view/warmasterView';
import type { Character } from './character';
import type { Chart } from './chart';

/** A view laid out on the board. Units are the places of their counters in the edition; lists are by area number. */
export interface Scene {
  readonly chart: Chart;
  readonly view: WarmasterView;
  readonly side: Side;
  readonly character: Character;
  /** Who of the player's must not die. */
  readonly supreme: number;
  /** The player's units, face-down ones too. */
  readonly mine: readonly (readonly number[])[];
  /** The other side's units, as far as they are known. */
  readonly foes: readonly (readonly number[])[];
  /** How many counters of the other side lie there unknown. */
  readonly hidden: readonly number[];
  readonly isDestroyed: readonly boolean[];
  /** Where a unit is, by its place; null for one that is not aboard, or unknown. */
  readonly whereIs: readonly (AreaNumber | null)[];
  readonly faceUp: readonly boolean[];
}

const NOBODY: readonly number[] = [];

export function sceneOf(chart: Chart, view: WarmasterView, side: Side, character: Character): Scene {
  const mine: number[][] = [];
  const foes: number[][] = [];
  const hidden: number[] = [];
  const isDestroyed: boolean[] = [];
  for (const area of AREA_NUMBERS) {
    mine[area] = [];
    foes[area] = [];
    hidden[area] = 0;
    isDestroyed[area] = false;
  }
  const whereIs: (AreaNumber | null)[] = chart.counters.map(() => null);
  const faceUp: boolean[] = chart.counters.map(() => false);
  for (const { id, at, faceUp: isUp } of view.units) {
    if (typeof at !== 'number') continue;
    const unit = chart.indexOf.get(id) as number;
    whereIs[unit] = at;
    faceUp[unit] = isUp;
    const ofSide = chart.sides[unit] === side ? mine : foes;
    (ofSide[at] as number[]).push(unit);
  }
  for (const area of view.faceDown) hidden[area] = (hidden[area] as number) + 1;
  for (const area of view.destroyedAreas) isDestroyed[area] = true;
  const supreme = chart.indexOf.get(chart.supreme[side]) as number;
  return { chart, view, side, character, supreme, mine, foes, hidden, isDestroyed, whereIs, faceUp };
}

export function mineIn({ mine }: Scene, area: AreaNumber): readonly number[] {
  return mine[area] ?? NOBODY;
}

export function foesIn({ foes }: Scene, area: AreaNumber): readonly number[] {
  return foes[area] ?? NOBODY;
}

/** Whether the other side has anything in an area, known or not. */
export function isHostile(scene: Scene, area: AreaNumber): boolean {
  return foesIn(scene, area).length > 0 || (scene.hidden[area] as number) > 0;
}

/** How many areas the units of a side may enter in a turn. */
export function allowanceOf({ view }: Scene, side: Side): number {
  return view.bridge === side ? 3 : 1;
}

/** Where the life is that the other side's game hangs on; null where that is not known. */
export function enemySupreme({ chart, side, whereIs }: Scene): AreaNumber | null {
  return whereIs[chart.indexOf.get(chart.supreme[otherSide(side)]) as number] ?? null;
}

export function ownSupreme({ supreme }: Scene): number {
  return supreme;
}

export function placeOf({ chart }: Scene, unit: UnitState['id']): number {
  return chart.indexOf.get(unit) as number;
}
