import type { Dice } from '../../core/dice/dice';
import type { ActionOf, WarmasterAction } from '../action';
import { chooseDeployment } from './chooseDeployment';
import { chooseGroup } from './chooseGroup';
import { chooseInCombat } from './chooseInCombat';
import { chooseMove } from './chooseMove';
import { choosePlace } from './choosePlace';
import type { Scene } from './scene';

/** What looks best now, to the character of the scene. */
export function chooseAction(scene: Scene, actions: readonly WarmasterAction[], dice: Dice): WarmasterAction {
  const [first] = actions as readonly [WarmasterAction];
  if (actions.length === 1) return first;
  switch (first.type) {
    case 'deploy':
      return chooseDeployment(scene, actions as readonly ActionOf<'deploy'>[], dice);
    case 'group':
      return chooseGroup(scene, actions as readonly ActionOf<'group'>[]);
    case 'place':
      return choosePlace(scene, actions as readonly ActionOf<'place'>[]);
    case 'move':
    case 'special':
    case 'end-phase':
      return chooseMove(scene, actions);
    default:
      return chooseInCombat(scene, actions);
  }
}
