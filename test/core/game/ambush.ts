import {
  type Dice,
  defineGame,
  type Game,
  rollDie,
  type Step,
  type Violation,
  WargameError,
} from 'wargame-rules';
import { refused, requireMember, requireText, requireWhole } from './requirements';

/** A game of secrets: each player is dealt a card, hides troops unseen, and commits a force; then all is shown. */
export interface AmbushTypes {
  readonly setup: { readonly players: readonly string[]; readonly rounds: number };
  readonly state: AmbushState;
  readonly player: string;
  readonly view: AmbushView;
  readonly action:
    | { readonly type: 'hide'; readonly player: string; readonly troops: number }
    | { readonly type: 'commit'; readonly player: string; readonly force?: number };
  readonly event:
    | { readonly type: 'hidden'; readonly player: string; readonly left: number }
    | { readonly type: 'committed'; readonly player: string }
    | { readonly type: 'revealed'; readonly forces: readonly number[]; readonly winner: string };
}

export interface AmbushSide {
  readonly player: string;
  /** A secret bonus, dealt at the start. */
  readonly card: number;
  readonly hidden: number;
  readonly force: number | null;
  readonly won: number;
}

export interface AmbushState {
  readonly rounds: number;
  readonly round: number;
  readonly sides: readonly AmbushSide[];
}

export interface AmbushView {
  readonly round: number;
  readonly sides: readonly { readonly player: string; readonly won: number; readonly committed: boolean }[];
  readonly own: AmbushSide | null;
}

type AmbushAction = AmbushTypes['action'];
type AmbushStep = Step<AmbushState, AmbushTypes['event']>;

const MOST_HIDDEN = 3;

export const ambush: Game<AmbushTypes> = defineGame<AmbushTypes>({
  id: 'ambush',
  version: 1,
  parse: {
    setup(json) {
      const players = requireMember(json, 'players');
      if (!Array.isArray(players) || players.length < 2) throw refused('ambush/bad-players', 'players');
      return {
        players: players.map((_, index) => requireText(players, `${index}`)),
        rounds: requireWhole(json, 'rounds', 1, 100),
      };
    },
    action(json) {
      const type = requireMember(json, 'type');
      const player = requireText(json, 'player');
      if (type === 'hide') return { type, player, troops: requireWhole(json, 'troops', 1, MOST_HIDDEN) };
      if (type === 'commit') return { type, player, force: requireWhole(json, 'force', 1, 9) };
      throw refused('ambush/unknown-action', 'type');
    },
  },
  players: ({ players }) => players,
  start: ({ players, rounds }, dice) => ({
    rounds,
    round: 1,
    sides: players.map((player) => ({
      player,
      card: rollDie(3, dice, `Card: ${player}`),
      hidden: 0,
      force: null,
      won: 0,
    })),
  }),
  toAct: (state) =>
    isOver(state) ? [] : state.sides.filter(({ force }) => force === null).map(({ player }) => player),
  check: checkAmbush,
  // Forces could be listed; proposing them lets these tests meet a game that only proposes.
  actions: () => null,
  propose(state, player, dice) {
    const hidden = state.sides.find((side) => side.player === player)?.hidden ?? 0;
    const troops = rollDie(3, dice);
    if (hidden + troops <= MOST_HIDDEN && rollDie(2, dice) === 1) return { type: 'hide', player, troops };
    return { type: 'commit', player, force: rollDie(9, dice) };
  },
  apply(state, action, dice) {
    const [first, ...others] = checkAmbush(state, action);
    if (first) throw new WargameError(first, ...others);
    return act(state, action, dice);
  },
  outcome(state) {
    if (!isOver(state)) return null;
    const most = Math.max(...state.sides.map(({ won }) => won));
    return {
      winners: state.sides.filter(({ won }) => won === most).map(({ player }) => player),
      reasons: [{ message: 'most ambushes', rule: 'AMBUSH-1', facts: { most } }],
    };
  },
  view: ({ round, sides }, viewer) => ({
    round,
    sides: sides.map(({ player, won, force }) => ({ player, won, committed: force !== null })),
    own: sides.find(({ player }) => player === viewer) ?? null,
  }),
  viewAction(action, viewer) {
    if (action.player === viewer) return action;
    return action.type === 'hide' ? null : { type: 'commit', player: action.player };
  },
  viewEvent: (event, viewer) => (event.type === 'hidden' && event.player !== viewer ? null : event),
});

function isOver({ round, rounds }: AmbushState): boolean {
  return round > rounds;
}

function checkAmbush(state: AmbushState, action: AmbushAction): readonly Violation[] {
  const violations: Violation[] = [];
  const side = state.sides.find(({ player }) => player === action.player);
  if (isOver(state)) violations.push({ code: 'ambush/over', message: 'all rounds are over' });
  if (side?.force !== null) violations.push({ code: 'ambush/not-to-act', message: 'nothing to choose' });
  if (action.type === 'hide' && (side?.hidden ?? 0) + action.troops > MOST_HIDDEN) {
    violations.push({ code: 'ambush/too-many', message: 'too many hidden', path: 'troops' });
  }
  return violations;
}

function act(state: AmbushState, action: AmbushAction, dice: Dice): AmbushStep {
  const { player } = action;
  const changed = (change: (side: AmbushSide) => AmbushSide): AmbushState => ({
    ...state,
    sides: state.sides.map((side) => (side.player === player ? change(side) : side)),
  });
  if (action.type === 'hide') {
    const after = changed((side) => ({ ...side, hidden: side.hidden + action.troops }));
    const hidden = after.sides.find((side) => side.player === player)?.hidden ?? 0;
    return {
      state: after,
      events: [{ type: 'hidden', player, left: MOST_HIDDEN - hidden }],
      seals: 'commit',
    };
  }
  const after = changed((side) => ({ ...side, force: action.force ?? 0 }));
  const committed = { type: 'committed', player } as const;
  if (after.sides.some(({ force }) => force === null)) {
    return { state: after, events: [committed], seals: 'commit' };
  }
  return revealed(after, committed, dice);
}

function revealed(state: AmbushState, committed: AmbushTypes['event'], dice: Dice): AmbushStep {
  const forces = state.sides.map(({ card, hidden, force }) => card + hidden + (force ?? 0));
  const most = Math.max(...forces);
  const best = state.sides.filter((_, index) => forces[index] === most);
  const winner = (best.length > 1 ? best[rollDie(best.length, dice, 'Tie') - 1] : best[0])?.player ?? '';
  const sides = state.sides.map((side) => ({
    ...side,
    hidden: 0,
    force: null,
    won: side.won + (side.player === winner ? 1 : 0),
  }));
  return {
    state: { ...state, round: state.round + 1, sides },
    events: [committed, { type: 'revealed', forces, winner }],
    seals: 'reveal',
  };
}
