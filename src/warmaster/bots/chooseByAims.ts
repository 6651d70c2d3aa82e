import type { ActionOf, WarmasterAction } from '../action';
import type { Counter } from '../edition/counter';
import type { AreaNumber } from '../rules/areaNumber';
import type { Aims } from './aims';
import { improve } from './bestFormation';
import { type Formation, formationOf } from './formation';
import { formationWorth } from './formationWorth';
import type { Mover } from './movers';
import { placeOf, type Scene } from './scene';

/**
 * In a movement phase: thinks of where all units had best stand, and takes the next step there. Before that Imperial
 * units that are to stay do what a special rule offers them, and Horus shows himself if he is bold.
 */
export function chooseByAims(scene: Scene, actions: readonly WarmasterAction[], aims: Aims): WarmasterAction {
  const formation = formationOf(scene);
  improve(formation, formationWorth(formation, aims));
  const stays = (unit: number): boolean => formation.posts[unit] === scene.whereIs[unit];
  const special = actions.find(
    (action) =>
      action.type === 'special' &&
      (scene.side === 'traitor' ? aims.isBold : stays(placeOf(scene, action.unit))),
  );
  const end = actions.find(({ type }) => type === 'end-phase') as WarmasterAction;
  return special ?? nextStep(formation, actions) ?? end;
}

/** Who is under way goes on, then those to the Bridge go, for they make the others faster. */
function nextStep(formation: Formation, actions: readonly WarmasterAction[]): WarmasterAction | undefined {
  const { scene, movers, posts } = formation;
  const { chart, view, side } = scene;
  const idOf = ({ unit }: Mover): string => (chart.counters[unit] as Counter).id;
  const isUnderWay = (mover: Mover): boolean => idOf(mover) === view.moving?.unit;
  const goesToBridge = ({ unit }: Mover): boolean => posts[unit] === chart.bridge && view.bridge !== side;
  const marching = movers.filter(({ unit }) => posts[unit] !== scene.whereIs[unit]);
  const first = marching.find(isUnderWay) ?? marching.find(goesToBridge) ?? marching[0];
  if (!first) return undefined;
  const id = idOf(first);
  const step = first.reach.firstStep[posts[first.unit] as AreaNumber];
  return actions.find(
    (action): action is ActionOf<'move'> =>
      action.type === 'move' && action.unit === id && action.to === step,
  );
}
