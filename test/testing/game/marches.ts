import { type Game, type GameTypes, WargameError } from 'wargame-rules';
import { isSame } from '../../../src/testing/plain/jsonText';

export type March = { readonly type: string; readonly player: string; readonly [name: string]: unknown };

/** A state says itself who may act, and what is offered to whom. */
export interface MarchState {
  readonly acting: readonly string[];
  readonly offered: { readonly [player: string]: readonly March[] | null };
}

export interface MarchTypes extends GameTypes {
  readonly setup: null;
  readonly state: MarchState;
  readonly action: March;
}

/** The smallest of games: it allows what its state offers, and nothing comes of it. */
export const marches: Game<MarchTypes> = {
  id: 'marches',
  version: 1,
  parse: { setup: () => null, action: (json) => json as March },
  players: () => ['Ann', 'Ben'],
  start: () => ({ acting: [], offered: {} }),
  toAct: ({ acting }) => acting,
  check: checkMarch,
  actions: ({ offered }, player) => (Object.hasOwn(offered, player) ? (offered[player] ?? null) : []),
  apply(state, action) {
    const [first, ...others] = checkMarch(state, action);
    if (first) throw new WargameError(first, ...others);
    return { state, events: [] };
  },
  outcome: () => null,
  view: (state) => state,
};

export function marchOf(player: string, members: object = {}): March {
  return { type: 'march', player, ...members };
}

function checkMarch({ offered }: MarchState, action: March): WargameError['violations'] {
  if (Object.values(offered).some((some) => some?.some((one) => isSame(one, action)))) return [];
  return [{ code: 'march/not-offered', message: 'nobody offers it' }];
}
