import { AREA_NUMBERS, type AreaNumber } from '../rules/areaNumber';
import { otherSide } from '../rules/side';
import { LASER_HITS } from '../specialRules/defenceLaser';
import { REACTOR_DAMAGE } from '../specialRules/reactorSabotage';
import { tallyOf } from '../tallyOf';
import type { Aims } from './aims';
import { aimsField, type Field } from './aimsField';
import { FULL, hasRoom, threatsTo } from './areaWorth';
import { attackWorth } from './attackWorth';
import { canRetreat, type Formation, standingIn } from './formation';
import { holdingOdds } from './holdingOdds';
import { foesIn, ownSupreme, type Scene } from './scene';

/** A unit that stands where it can't stay. */
const EXCESS = 25;

/** How much more each damage done, and each hit, makes the next one worth. */
const NEXT_DAMAGE = 0.6;
const NEXT_HIT = 0.4;

/** How much less it helps to come to the Bridge where one has to fight for it. */
export const BEFORE_THE_FIGHT = 0.3;

/** What those who are to stand in an area are worth there. */
export type WorthIn = (area: AreaNumber) => number;

/** What is the same wherever units stand. */
interface Outlook {
  readonly scene: Scene;
  readonly aims: Aims;
  readonly field: Field;
  /** By area number. */
  readonly threats: readonly (readonly number[])[];
  readonly hasRoom: readonly boolean[];
}

/** Units in an area, and who has somewhere to retreat to. */
interface Stand {
  readonly area: AreaNumber;
  readonly units: readonly number[];
  readonly ownRoom: boolean;
  readonly foesRoom: boolean;
}

/** The worth of a formation, area by area, as it changes; what was reckoned once is kept. */
export function formationWorth(formation: Formation, aims: Aims): WorthIn {
  const { scene } = formation;
  const outlook = outlookOf(scene, aims);
  const known: Map<string, number>[] = [];
  for (const area of AREA_NUMBERS) known[area] = new Map();
  return (area) => {
    const units = standingIn(formation, area);
    if (units.length === 0) return 0;
    const isFight = foesIn(scene, area).length > 0;
    const ownRoom = !isFight || canRetreat(formation, area, 'own');
    const foesRoom = !isFight || canRetreat(formation, area, 'foes');
    const key = `${units.join()} ${ownRoom} ${foesRoom}`;
    const knownHere = known[area] as Map<string, number>;
    let worth = knownHere.get(key);
    if (worth === undefined) {
      worth = standWorth(outlook, { area, units, ownRoom, foesRoom });
      knownHere.set(key, worth);
    }
    return worth;
  };
}

function outlookOf(scene: Scene, aims: Aims): Outlook {
  const threats: (readonly number[])[] = [];
  const room: boolean[] = [];
  for (const area of AREA_NUMBERS) {
    threats[area] = threatsTo(scene, area);
    room[area] = hasRoom(scene, scene.side, area);
  }
  return { scene, aims, field: aimsField(scene, aims), threats, hasRoom: room };
}

function standWorth(outlook: Outlook, all: Stand): number {
  const stand = { ...all, units: all.units.slice(0, FULL) };
  return (
    fightWorth(outlook, stand) +
    lookWorth(outlook, stand) +
    prizeWorth(outlook, stand) +
    bridgeWorth(outlook, stand) +
    courtWorth(outlook, stand) -
    dangerOf(outlook, stand) +
    pullOn(outlook, stand) -
    EXCESS * (all.units.length - stand.units.length)
  );
}

function fightWorth({ scene, aims }: Outlook, { area, units, ownRoom, foesRoom }: Stand): number {
  return attackWorth(scene.chart, {
    attackers: units,
    defenders: foesIn(scene, area),
    attackersHaveRoom: ownRoom,
    defendersHaveRoom: foesRoom,
    care: aims.care,
  });
}

function lookWorth({ scene, aims }: Outlook, { area, units }: Stand): number {
  if (scene.hidden[area] === 0) return 0;
  const worths = units.includes(ownSupreme(scene)) ? aims.lookAtCourt : aims.look;
  return worths[units.length - 1] as number;
}

/** The areas that the Imperial player wants, and the other side wants to keep from him. */
function prizeWorth({ scene, aims }: Outlook, { area, units }: Stand): number {
  const { chart, view, side } = scene;
  const isReactor = chart.reactors.includes(area);
  if (!isReactor && !chart.defenceScreens.includes(area)) return 0;
  const prize = isReactor
    ? aims.reactor * (1 + NEXT_DAMAGE * tallyOf(view, REACTOR_DAMAGE))
    : aims.screens * (1 + NEXT_HIT * tallyOf(view, LASER_HITS));
  const foes = foesIn(scene, area);
  if (side === 'imperial') {
    const held = heldOdds(scene, aims, area, units);
    return isReactor ? prize * units.length * held : prize * held + aims.relief * (units.length - 1);
  }
  if (foes.length === 0) return aims.ward * Math.min(units.length, 2);
  const kept = 1 - holdingOdds(chart, { attackers: units, defenders: foes }).defenders;
  return kept * prize * (isReactor ? foes.length : 1);
}

/** How likely an area is in the hands of those who come, as the phase ends. */
function heldOdds(scene: Scene, aims: Aims, area: AreaNumber, units: readonly number[]): number {
  const foes = foesIn(scene, area);
  const odds = holdingOdds(scene.chart, { attackers: units, defenders: foes });
  const shown = foes.length === 0 ? 1 : odds.attackers;
  return (scene.hidden[area] as number) > 0 ? aims.unseen * shown : shown;
}

function bridgeWorth({ scene, aims }: Outlook, { area, units }: Stand): number {
  const { chart, view, side, faceUp } = scene;
  if (area !== chart.bridge || !units.some((unit) => faceUp[unit])) return 0;
  if (view.bridge === side) return aims.watch;
  if (view.bridge !== otherSide(side)) return 0;
  const held = heldOdds(scene, aims, area, units);
  return (
    aims.bridge * (foesIn(scene, area).length > 0 ? BEFORE_THE_FIGHT + (1 - BEFORE_THE_FIGHT) * held : 1)
  );
}

function courtWorth({ scene, aims }: Outlook, { units }: Stand): number {
  const supreme = ownSupreme(scene);
  return units.includes(supreme) && scene.faceUp[supreme] ? (aims.company[units.length - 1] as number) : 0;
}

/** The other side's best answer. */
function dangerOf({ scene, aims, threats, hasRoom: room }: Outlook, { area, units }: Stand): number {
  if (!units.some((unit) => scene.faceUp[unit])) return 0;
  const worth = attackWorth(scene.chart, {
    attackers: threats[area] as readonly number[],
    defenders: units,
    attackersHaveRoom: true,
    defendersHaveRoom: room[area] as boolean,
  });
  return Math.max(0, worth) * (units.includes(ownSupreme(scene)) ? aims.fearAtCourt : aims.fear);
}

function pullOn({ scene, aims, field }: Outlook, { area, units }: Stand): number {
  let pull = 0;
  for (const unit of units) if (scene.faceUp[unit]) pull += field(unit, area);
  return aims.pull * pull;
}
