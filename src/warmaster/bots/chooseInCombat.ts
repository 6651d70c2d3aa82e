import type { ActionOf, WarmasterAction } from '../action';
import type { Counter } from '../edition/counter';
import { AREA_NUMBERS, type AreaNumber } from '../rules/areaNumber';
import { otherSide } from '../rules/side';
import { areaWorth, hasRoom } from './areaWorth';
import { type Clash, dieWorth, outcomeWorth } from './attackWorth';
import { bestOf } from './bestOf';
import type { DecisionOf } from './decisionOf';
import { allowanceOf, enemySupreme, foesIn, mineIn, ownSupreme, placeOf, type Scene } from './scene';

/** In a combat phase, and wherever somebody has to choose in the middle of one. Where nothing tells: the first. */
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
  const { area, attacker, column, outcome } = (scene.view.decision as DecisionOf<'reroll'>).combat;
  const isMine = attacker === scene.side;
  const [mine, foes] = [mineIn(scene, area), foesIn(scene, area)];
  const clash: Clash = {
    attackers: isMine ? mine : foes,
    defenders: isMine ? foes : mine,
    attackersHaveRoom: hasRoom(scene, attacker, area),
    defendersHaveRoom: hasRoom(scene, otherSide(attacker), area),
  };
  const gain = dieWorth(scene.chart, clash, column) - outcomeWorth(scene.chart, clash, outcome);
  return isMine ? gain : -gain;
}

/** How good it is for the player to drive an enemy unit into an area. */
function exileWorth(scene: Scene, area: AreaNumber): number {
  const { chart, side, view, whereIs } = scene;
  const retreat = view.decision as DecisionOf<'retreat'>;
  const steps = chart.steps[area] as readonly number[];
  const hunted = enemySupreme(scene);
  if (retreat.area === hunted && foesIn(scene, hunted).length === 1)
    return strengthNear(scene, area) - 6 * foesIn(scene, area).length;
  const own = whereIs[ownSupreme(scene)] ?? null;
  const fromOwn = own === null ? 0 : Math.min(4, steps[own] as number);
  const fromTheirs = hunted === null || side === 'traitor' ? 0 : Math.min(4, steps[hunted] as number);
  return fromOwn + fromTheirs;
}

/** The attack factors of the player's units that can get to an area next. */
function strengthNear(scene: Scene, area: AreaNumber): number {
  const { chart, side, faceUp } = scene;
  const most = allowanceOf(scene, side);
  const steps = chart.steps[area] as readonly number[];
  let strength = 0;
  for (const from of AREA_NUMBERS) {
    if ((steps[from] as number) > most) continue;
    for (const unit of mineIn(scene, from))
      if (faceUp[unit]) strength += (chart.counters[unit] as Counter).attack;
  }
  return strength;
}
