import { rollDie } from 'wargame-rules';
import {
  armyOf,
  type BattlePart,
  defineMission,
  lastArmyStanding,
  type Mission,
  type PartAction,
} from 'wargame-rules/open-play';

/** Who has laid a mine, and in which of three places; null where it is not known to the viewer. */
export interface Mine {
  readonly by: string | null;
  readonly place: number | null;
}
export type Lay = PartAction & { readonly type: 'lay'; readonly place?: number };
export type MinePart = BattlePart<{ id: 'mine'; state: Mine; action: Lay }>;

/** The Defender chooses a place in secret; everybody sees that he has. */
export const mine: MinePart = {
  id: 'mine',
  start: () => ({ by: null, place: null }),
  check: ({ by }, { type, player, place = 0 }, battle) => [
    ...(by === null ? [] : [{ code: 'mine/laid', message: 'it is laid' }]),
    ...(type === 'lay' && [1, 2, 3].includes(place) ? [] : [{ code: 'mine/place', message: '1, 2 or 3' }]),
    ...(player === armyOf(battle, 'defender').player ? [] : [{ code: 'mine/owner', message: 'not yours' }]),
  ],
  apply: (_, { player, place = 0 }) => ({ state: { by: player, place }, seals: 'commit' }),
  propose: ({ by }, battle, player, dice) =>
    by === null && player === armyOf(battle, 'defender').player
      ? { type: 'lay', player, place: rollDie(3, dice, 'Where the mine is laid') }
      : null,
  view: (state, viewer) => (viewer === state.by ? state : { ...state, place: null }),
  redeal: (state, viewer, dice) =>
    state.by === null || viewer === state.by ? state : { ...state, place: rollDie(3, dice) },
  viewAction: (action, viewer) =>
    viewer === action.player ? action : { type: 'lay', player: action.player },
};

/** A mission with a mine, or with something like it. */
export function mined(part: MinePart = mine, id: string = 'mined'): Mission {
  return defineMission({ id, title: 'Mined', rounds: 2, parts: [part], victory: lastArmyStanding() });
}
