import type { Dice } from '../../core/dice/dice';
import type { Viewer } from '../../core/game/viewer';
import type { PreBattle } from './preBattle';
import { someDeclaration } from './steps/declareReserves';

/** The same to the viewer, with what others have declared in secret dealt anew. */
export function redealPreBattle(state: PreBattle, viewer: Viewer, dice: Dice): PreBattle {
  const [one, other] = state.declarations;
  if (one !== null && other !== null) return state;
  const redealt = (seat: 0 | 1) => {
    const player = state.players[seat];
    if (state.declarations[seat] === null || player === viewer) return state.declarations[seat];
    return someDeclaration(state, player, dice);
  };
  return { ...state, declarations: [redealt(0), redealt(1)] };
}
