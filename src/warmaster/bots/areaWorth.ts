import type { Counter } from '../edition/counter';
import { AREA_NUMBERS, type AreaNumber } from '../rules/areaNumber';
import { otherSide, type Side } from '../rules/side';
import { attackWorth } from './attackWorth';
import { allowanceOf, enemySupreme, foesIn, isHostile, mineIn, ownSupreme, type Scene } from './scene';

/** No more units of a side than this can stay in an area. */
export const FULL = 3;

/** What a look is worth to one who knows where his prey is. */
const NO_NEED = -3;

/** What it is worth to the player if these units of his are in an area as the combat phase opens. */
export function areaWorth(scene: Scene, area: AreaNumber, units: readonly number[]): number {
  if (units.length === 0) return 0;
  const { chart, side, character } = scene;
  const foes = foesIn(scene, area);
  let worth = footholdWorth(scene, area, units.length);
  if (foes.length > 0) {
    worth += attackWorth(chart, {
      attackers: units,
      defenders: foes,
      attackersHaveRoom: hasRoom(scene, side, area),
      defendersHaveRoom: hasRoom(scene, otherSide(side), area),
      care: careOf(scene),
    });
  }
  if ((scene.hidden[area] as number) > 0) worth += lookWorth(scene, units);
  if (units.includes(ownSupreme(scene))) worth -= character.fear * retaliationWorth(scene, area, units);
  return worth;
}

function lookWorth(scene: Scene, units: readonly number[]): number {
  const { look, lookAtCourt } = scene.character;
  if (units.includes(ownSupreme(scene))) return units.length < FULL ? -10 : lookAtCourt;
  return enemySupreme(scene) === null ? (look[Math.min(units.length, FULL) - 1] as number) : NO_NEED;
}

/** How much a player minds losses: less and less for one who loses if the game goes on to its last turn. */
export function careOf({ chart, side, view, character: { care } }: Scene): number {
  const limit = chart.edition.turnLimit;
  if (!limit || limit.winners.includes(side)) return care;
  return care * Math.max(0.5, 1 - view.turn / limit.turns);
}

/** The Bridge for its hatches; screens and reactors for the Imperial player to use, for the other to keep. */
function footholdWorth(scene: Scene, area: AreaNumber, units: number): number {
  const { chart, side, view, character } = scene;
  const isTaken = side === 'imperial' || foesIn(scene, area).length > 0;
  if (area === chart.bridge) return view.bridge !== side && view.bridge !== null ? character.bridge : 0;
  if (chart.defenceScreens.includes(area)) return isTaken ? character.screens : 0;
  if (chart.reactors.includes(area)) return isTaken ? character.reactor * Math.min(units, FULL) : 0;
  return 0;
}

/** Whether a side that has to retreat from an area can, as things stand. */
export function hasRoom(scene: Scene, side: Side, area: AreaNumber): boolean {
  const isOwn = side === scene.side;
  return (scene.chart.neighbours[area] as readonly AreaNumber[]).some((next) => {
    if (scene.isDestroyed[next]) return false;
    if (isOwn) return !isHostile(scene, next) && mineIn(scene, next).length < FULL;
    return (
      mineIn(scene, next).length === 0 && foesIn(scene, next).length + (scene.hidden[next] as number) < FULL
    );
  });
}

/** What the other side's best attack there next would be worth to it, by the units that it is known to have. */
export function retaliationWorth(scene: Scene, area: AreaNumber, units: readonly number[]): number {
  const { chart, side } = scene;
  const worth = attackWorth(chart, {
    attackers: threatsTo(scene, area),
    defenders: units.slice(0, FULL),
    attackersHaveRoom: true,
    defendersHaveRoom: hasRoom(scene, side, area),
  });
  return Math.max(0, worth);
}

/** Those of the other side, as far as they are known, who could attack an area next: the strongest of them. */
export function threatsTo(scene: Scene, area: AreaNumber): readonly number[] {
  const { chart, side } = scene;
  const steps = chart.steps[area] as readonly number[];
  const most = allowanceOf(scene, otherSide(side));
  const near: number[] = [];
  for (const from of AREA_NUMBERS) {
    if ((steps[from] as number) <= most) near.push(...foesIn(scene, from));
  }
  const attack = (unit: number): number => (chart.counters[unit] as Counter).attack;
  return near.sort((one, other) => attack(other) - attack(one)).slice(0, FULL);
}
