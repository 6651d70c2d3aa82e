import type { Counter } from '../edition/counter';
import { AREA_NUMBERS, type AreaNumber } from '../rules/areaNumber';
import { areaWorth, FULL } from './areaWorth';
import { type Mover, moversOf } from './movers';
import { pullField } from './pullField';
import { isHostile, mineIn, ownSupreme, type Scene } from './scene';

/** A step of a unit on its way. */
export interface Errand {
  readonly unit: number;
  readonly step: AreaNumber;
}

/** Who may still go where, and who stays. */
interface Muster {
  readonly scene: Scene;
  readonly free: Set<Mover>;
  /** By area number: the units that will be there whatever the free ones do. */
  readonly staying: readonly number[][];
}

/** The next step of the player's units, the best attack first; null where all stand well. */
export function nextErrand(scene: Scene): Errand | null {
  const free = new Set(moversOf(scene));
  if (free.size === 0) return null;
  const muster: Muster = { scene, free, staying: stayingOf(scene, free) };
  return nextAttack(muster) ?? nextPost(muster);
}

function stayingOf(scene: Scene, free: ReadonlySet<Mover>): number[][] {
  const movers = new Set([...free].map(({ unit }) => unit));
  const staying: number[][] = [];
  for (const area of AREA_NUMBERS) staying[area] = mineIn(scene, area).filter((unit) => !movers.has(unit));
  return staying;
}

interface Attack {
  readonly area: AreaNumber;
  readonly worth: number;
  readonly stack: readonly Mover[];
}

/** The first step of the attacks that are worth it, the best of them first. */
function nextAttack(muster: Muster): Errand | null {
  const { scene, free, staying } = muster;
  const targets = targetsOf(scene)
    .map((area) => attackOn(muster, area))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth);
  for (const target of targets) {
    const isStill = target.stack.every((mover) => free.has(mover));
    const { area, worth, stack } = isStill ? target : attackOn(muster, target.area);
    if (worth <= 0) continue;
    for (const mover of stack) {
      const step = mover.reach.firstStep[area];
      if (step !== undefined) return { unit: mover.unit, step };
      free.delete(mover);
      (staying[area] as number[]).push(mover.unit);
    }
  }
  return null;
}

/** Where there is somebody to fight, something to look at, or something to hold. */
function targetsOf(scene: Scene): readonly AreaNumber[] {
  return AREA_NUMBERS.filter((area) => isHostile(scene, area) || scene.chart.isSpecial[area]);
}

/** The best that the free units can do in an area: who must not die goes there with all his company, or stays. */
function attackOn(muster: Muster, area: AreaNumber): Attack {
  const alone = assaultOn(muster, area);
  const together = courtOn(muster, area);
  return together && together.worth > alone.worth ? together : alone;
}

/** Each of the others joins if that makes it better. */
function assaultOn({ scene, free, staying }: Muster, area: AreaNumber): Attack {
  const units = [...(staying[area] as readonly number[])];
  const before = areaWorth(scene, area, units);
  const stack: Mover[] = [];
  let best = before;
  let costs = 0;
  for (const mover of candidates(scene, free, area)) {
    if (units.length >= FULL) break;
    const left = costs + desertionCost(scene, mover.unit, area);
    const worth = areaWorth(scene, area, [...units, mover.unit]) - left;
    if (worth <= best && stack.length > 0) continue;
    units.push(mover.unit);
    stack.push(mover);
    costs = left;
    best = worth;
  }
  return { area, worth: best - before, stack };
}

function courtOn({ scene, free, staying }: Muster, area: AreaNumber): Attack | null {
  const home = scene.whereIs[ownSupreme(scene)];
  const stack = [...free].filter(
    ({ unit, reach }) => scene.whereIs[unit] === home && reach.areas.includes(area),
  );
  if (!stack.some(({ unit }) => unit === ownSupreme(scene))) return null;
  const there = staying[area] as readonly number[];
  if (there.length + stack.length > FULL) return null;
  const units = [...there, ...stack.map(({ unit }) => unit)];
  return { area, worth: areaWorth(scene, area, units) - areaWorth(scene, area, there), stack };
}

/** What it costs another to leave who must not die. */
function desertionCost(scene: Scene, unit: number, area: AreaNumber): number {
  const supreme = ownSupreme(scene);
  const at = scene.whereIs[supreme];
  return at === scene.whereIs[unit] && at !== area && scene.faceUp[supreme] ? scene.character.desertion : 0;
}

/** Those who can get there, the strongest first. */
function candidates(scene: Scene, free: ReadonlySet<Mover>, area: AreaNumber): readonly Mover[] {
  const attack = ({ unit }: Mover): number => (scene.chart.counters[unit] as Counter).attack;
  return [...free]
    .filter(({ unit, reach }) => unit !== ownSupreme(scene) && reach.areas.includes(area))
    .sort((one, other) => attack(other) - attack(one));
}

/** A step of a unit that has nothing to attack towards where it would rather be. */
function nextPost({ scene, free, staying }: Muster): Errand | null {
  const field = pullField(scene);
  const home = scene.whereIs[ownSupreme(scene)];
  const followers = [...free]
    .map(({ unit }) => unit)
    .filter((unit) => scene.whereIs[unit] === home && unit !== ownSupreme(scene));
  for (const { unit, reach } of free) {
    let post: AreaNumber | undefined;
    let best = Number.NEGATIVE_INFINITY;
    for (const area of reach.areas) {
      const isHere = reach.firstStep[area] === undefined;
      if (!isHere && isHostile(scene, area)) continue;
      const there = staying[area] as readonly number[];
      if (there.length >= FULL) continue;
      const worth = postWorth(scene, field, area, unit, there, followers) + (isHere ? 0.01 : 0);
      if (worth > best) {
        best = worth;
        post = area;
      }
    }
    if (post === undefined) continue;
    const step = reach.firstStep[post];
    if (step !== undefined) return { unit, step };
    (staying[post] as number[]).push(unit);
  }
  return null;
}

function postWorth(
  scene: Scene,
  field: readonly number[],
  area: AreaNumber,
  unit: number,
  there: readonly number[],
  followers: readonly number[],
): number {
  const pull = field[area] as number;
  const supreme = ownSupreme(scene);
  if (unit === supreme) {
    const units = [...there, unit, ...followers].slice(0, FULL);
    return areaWorth(scene, area, units) + scene.character.company * units.length + pull / 2;
  }
  return (
    pull +
    guardWorth(scene, area, unit) +
    (isHostile(scene, area) ? areaWorth(scene, area, [...there, unit]) : 0)
  );
}

/** Who guards goes on guarding; others come as long as there are too few. */
function guardWorth(scene: Scene, area: AreaNumber, unit: number): number {
  const supreme = ownSupreme(scene);
  const guarded = scene.faceUp[supreme] ? scene.whereIs[supreme] : null;
  if (!guarded) return 0;
  const isNeeded = scene.whereIs[unit] === guarded || mineIn(scene, guarded).length < FULL;
  if (!isNeeded) return 0;
  const steps = scene.chart.steps[guarded] as readonly number[];
  return scene.character.guard / (1 + (steps[area] as number));
}
