import { AREA_NUMBERS, type AreaNumber } from '../rules/areaNumber';
import { FULL } from './areaWorth';
import { type Formation, post, standingIn } from './formation';
import type { WorthIn } from './formationWorth';
import { foesIn, isHostile, ownSupreme } from './scene';

/** A change must bring so much. */
export const LEAST_GAIN = 0.01;

/** What it costs a unit to leave its place. */
export const MARCH = 0.05;

/** After so many changes a formation is good enough. */
export const MOST_CHANGES = 30;

type Move = readonly [unit: number, area: AreaNumber];

/** Other posts for some units, and what that brings. */
interface Change {
  readonly gain: number;
  readonly moves: readonly Move[];
}

interface Search {
  readonly formation: Formation;
  readonly worthIn: WorthIn;
  /** Whether a unit can get to an area, by their numbers; nothing for one that can't move. */
  readonly reaches: readonly (readonly boolean[])[];
  /** The areas next to each with enemies in them: who stands next door decides whether they can retreat. */
  readonly hotspots: readonly (readonly AreaNumber[])[];
}

/**
 * Changes a formation as long as it gets better: by the best of single units, of gatherings in an area, and of
 * marches of all who stand together.
 */
export function improve(formation: Formation, worthIn: WorthIn): void {
  const search = searchOf(formation, worthIn);
  for (let changes = 0; changes < MOST_CHANGES; changes++) {
    let best: Change = { gain: LEAST_GAIN, moves: [] };
    for (const change of [...singles(search), ...gatherings(search), ...marches(search)]) {
      if (change.gain > best.gain) best = change;
    }
    if (best.moves.length === 0) return;
    for (const [unit, area] of best.moves) post(formation, unit, area);
  }
}

function searchOf(formation: Formation, worthIn: WorthIn): Search {
  const { scene, movers } = formation;
  const reaches: boolean[][] = [];
  for (const { unit, reach } of movers) {
    const canReach: boolean[] = [];
    for (const area of reach.areas) canReach[area] = true;
    reaches[unit] = canReach;
  }
  const hotspots: (readonly AreaNumber[])[] = [];
  for (const area of AREA_NUMBERS) {
    const next = scene.chart.neighbours[area] as readonly AreaNumber[];
    hotspots[area] = next.filter((one) => foesIn(scene, one).length > 0);
  }
  return { formation, worthIn, reaches, hotspots };
}

/** One unit to another post. */
function singles(search: Search): readonly Change[] {
  const { formation } = search;
  const changes: Change[] = [];
  for (const { unit, reach } of formation.movers) {
    for (const area of reach.areas) {
      if (area === formation.posts[unit] || standingIn(formation, area).length >= FULL) continue;
      changes.push({ gain: gainOf(search, unit, area), moves: [[unit, area]] });
    }
  }
  return changes;
}

/** Two or three units to one area, each time the one that does most there, though the first alone might do harm. */
function gatherings(search: Search): readonly Change[] {
  const { formation } = search;
  const { scene } = formation;
  const changes: Change[] = [];
  for (const area of AREA_NUMBERS) {
    const isCourt = standingIn(formation, area).includes(ownSupreme(scene));
    const isTarget = isCourt || isHostile(scene, area) || (scene.chart.isSpecial[area] as boolean);
    if (!isTarget) continue;
    const homes: Move[] = [];
    const moves: Move[] = [];
    let gain = 0;
    while (standingIn(formation, area).length < FULL) {
      const next = bestFor(search, area);
      if (!next) break;
      const [unit] = next.moves[0] as Move;
      homes.push([unit, formation.posts[unit] as AreaNumber]);
      moves.push([unit, area]);
      gain += next.gain;
      post(formation, unit, area);
      if (moves.length > 1) changes.push({ gain, moves: [...moves] });
    }
    for (const [unit, home] of homes) post(formation, unit, home);
  }
  return changes;
}

function bestFor(search: Search, area: AreaNumber): Change | null {
  const { formation } = search;
  let best: Change | null = null;
  for (const { unit } of formation.movers) {
    if (formation.posts[unit] === area || !canGo(search, unit, area)) continue;
    const gain = gainOf(search, unit, area);
    if (!best || gain > best.gain) best = { gain, moves: [[unit, area]] };
  }
  return best;
}

/** All who stand together to another area. */
function marches(search: Search): readonly Change[] {
  const { formation, reaches } = search;
  const changes: Change[] = [];
  for (const from of AREA_NUMBERS) {
    const stack = standingIn(formation, from).filter((unit) => reaches[unit]);
    if (stack.length < 2) continue;
    for (const to of AREA_NUMBERS) {
      if (standingIn(formation, to).length + stack.length > FULL) continue;
      if (!stack.every((unit) => canGo(search, unit, to))) continue;
      let gain = 0;
      for (const unit of stack) {
        gain += gainOf(search, unit, to);
        post(formation, unit, to);
      }
      for (const unit of stack) post(formation, unit, from);
      changes.push({ gain, moves: stack.map((unit) => [unit, to]) });
    }
  }
  return changes;
}

function canGo({ reaches }: Search, mover: number, area: AreaNumber): boolean {
  return (reaches[mover] as readonly boolean[])[area] ?? false;
}

/** What it brings to give a unit another post. */
function gainOf(search: Search, unit: number, to: AreaNumber): number {
  const { formation } = search;
  const home = formation.scene.whereIs[unit];
  const from = formation.posts[unit] as AreaNumber;
  const march = (from === home ? MARCH : 0) - (to === home ? MARCH : 0);
  const before = worthAround(search, from, to);
  post(formation, unit, to);
  const after = worthAround(search, from, to);
  post(formation, unit, from);
  return after - before - march;
}

/** The worth of two areas, and of the fights next to them. */
function worthAround({ worthIn, hotspots }: Search, one: AreaNumber, other: AreaNumber): number {
  const [nearOne, nearOther] = [
    hotspots[one] as readonly AreaNumber[],
    hotspots[other] as readonly AreaNumber[],
  ];
  let worth = worthIn(one) + worthIn(other);
  for (const area of nearOne) if (area !== other) worth += worthIn(area);
  for (const area of nearOther) if (area !== one && !nearOne.includes(area)) worth += worthIn(area);
  return worth;
}
