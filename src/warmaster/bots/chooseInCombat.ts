import type { ActionOf, WarmasterAction } from '../action';
import type { AreaNumber } from '../rules/areaNumber';
import { areaWorth, hasRoom } from './areaWorth';
import { type Clash, dieWorth, outcomeWorth } from './attackWorth';
import { bestOf } from './bestOf';
import { allowanceOf, enemySupreme, foesIn, mineIn, ownSupreme, placeOf, type Scene } from './scene';

/** In a combat phase, and wherever somebody has to choose in the middle of one. */
export function chooseInCombat(scene: Scene, actions: readonly WarmasterAction[]): WarmasterAction {
  return bestOf(actions, (action) => {
    switch (action.type) {
      case 'fight':
        return areaWorth(scene, action.area, mineIn(scene, action.area));
      case 'reroll':
        return rerollGain(scene);
      case 'lose':
        return -unitWorth(scene, action);
      case 'retreat':
        return unitWorth(scene, action);
      case 'retreat-to':
        return exileWorth(scene, action.area);
      default:
        return 0;
    }
  });
}

function unitWorth(scene: Scene, { unit }: ActionOf<'lose' | 'retreat'>): number {
  return scene.chart.worths[placeOf(scene, unit)] as number;
}

/** What a second die is worth to the player, more than the first. */
function rerollGain(scene: Scene): number {
  const { decision } = scene.view;
  if (decision?.type !== 'reroll') return 0;
  const { area, attacker, column, outcome } = decision.combat;
  const isMine = attacker === scene.side;
  const [mine, foes] = [mineIn(scene, area), foesIn(scene, area)];
  const clash: Clash = {
    attackers: isMine ? mine : foes,
    defenders: isMine ? foes : mine,
    attackersHaveRoom: hasRoom(scene, attacker, area),
    defendersHaveRoom: hasRoom(scene, attacker === 'imperial' ? 'traitor' : 'imperial', area),
  };
  const gain = dieWorth(scene.chart, clash, column) - outcomeWorth(scene.chart, clash, outcome);
  return isMine ? gain : -gain;
}

/** How good it is for the player to drive an enemy unit into an area. */
function exileWorth(scene: Scene, area: AreaNumber): number {
  const { chart, side, view, whereIs } = scene;
  const { decision } = view;
  const steps = chart.steps[area] as readonly number[];
  const hunted = enemySupreme(scene);
  const isHunted =
    decision?.type === 'retreat' && decision.area === hunted && foesIn(scene, hunted).length === 1;
  if (isHunted) return strengthNear(scene, area) - 6 * foesIn(scene, area).length;
  const own = whereIs[ownSupreme(scene)] ?? null;
  const fromOwn = own === null ? 0 : Math.min(4, steps[own] as number);
  const fromTheirs = hunted === null || side === 'traitor' ? 0 : Math.min(4, steps[hunted] as number);
  return fromOwn + fromTheirs;
}

/** The attack factors of the player's units that can get to an area next. */
function strengthNear(scene: Scene, area: AreaNumber): number {
  const { chart, side, whereIs, faceUp } = scene;
  const most = allowanceOf(scene, side);
  let strength = 0;
  for (const [unit, at] of whereIs.entries()) {
    if (at === null || !faceUp[unit] || chart.sides[unit] !== side) continue;
    if ((chart.steps[area]?.[at] as number) <= most) strength += chart.counters[unit]?.attack as number;
  }
  return strength;
}
