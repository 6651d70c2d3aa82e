import { d6, defineGame, type Game, rollDie, type Step, type Violation, WargameError } from 'wargame-rules';

/** A small sound game with all that a game may have: secrets, dice, actions that can be taken back. */
export interface DuelTypes {
  readonly setup: { readonly turns: number };
  readonly state: DuelState;
  readonly player: Duellist;
  readonly view: unknown;
  readonly action: DuelAction;
  readonly event: DuelEvent;
}

export const DUELLISTS = ['Ann', 'Ben'] as const;
export type Duellist = (typeof DUELLISTS)[number];

export interface DuelSide {
  readonly player: Duellist;
  readonly aim: number;
  readonly score: number;
  /** Secret, until they are played. */
  readonly cards: readonly number[];
}

export interface DuelState {
  readonly left: number;
  readonly moves: number;
  readonly turn: Duellist;
  readonly sides: readonly DuelSide[];
}

export type DuelAction =
  | { readonly type: 'aim' | 'shoot'; readonly player: Duellist }
  /** The place of the card in the hand. */
  | { readonly type: 'play'; readonly player: Duellist; readonly card: number };

export type DuelEvent =
  | { readonly type: 'aimed'; readonly player: Duellist; readonly told?: unknown }
  | { readonly type: 'shot'; readonly player: Duellist; readonly die: number; readonly hit: boolean }
  | { readonly type: 'played'; readonly player: Duellist; readonly card: number };

export type DuelStep = Step<DuelState, DuelEvent>;

export const MOST_AIM = 2;
const CARDS = 2;

export const duel: Game<DuelTypes> = defineGame<DuelTypes>({
  id: 'duel',
  version: 1,
  parse: {
    setup(json) {
      const { turns } = membersOf(json);
      if (typeof turns !== 'number' || !Number.isSafeInteger(turns) || turns < 1) throw malformed('turns');
      return { turns };
    },
    action(json) {
      const { type, player, card } = membersOf(json);
      if (player !== 'Ann' && player !== 'Ben') throw malformed('player');
      if (type === 'aim' || type === 'shoot') return { type, player };
      if (type !== 'play') throw malformed('type');
      if (typeof card !== 'number' || !Number.isSafeInteger(card)) throw malformed('card');
      return { type, player, card };
    },
  },
  players: () => DUELLISTS,
  start: ({ turns }, dice) => ({
    left: turns,
    moves: 0,
    turn: 'Ann',
    sides: DUELLISTS.map((player) => ({
      player,
      aim: 0,
      score: 0,
      cards: Array.from({ length: CARDS }, () => d6(dice, `Card: ${player}`)),
    })),
  }),
  toAct: ({ left, turn }) => (left > 0 ? [turn] : []),
  check: checkDuel,
  actions: (state, player) => allOf(player).filter((action) => checkDuel(state, action).length === 0),
  apply(state, action, dice) {
    const [first, ...others] = checkDuel(state, action);
    if (first) throw new WargameError(first, ...others);
    return actDuel(state, action, (label) => d6(dice, label));
  },
  outcome({ left, sides }) {
    if (left > 0) return null;
    const most = Math.max(...sides.map(({ score }) => score));
    const winners = sides.filter(({ score }) => score === most).map(({ player }) => player);
    return { winners, reasons: [{ message: 'the most hits' }] };
  },
  view: ({ sides, ...open }, viewer) => ({
    ...open,
    sides: sides.map(({ cards, ...side }) => ({
      ...side,
      cards: side.player === viewer ? cards : cards.length,
    })),
  }),
  redeal: (state, viewer, dice) => ({
    ...state,
    sides: state.sides.map((side) =>
      side.player === viewer ? side : { ...side, cards: side.cards.map(() => rollDie(6, dice)) },
    ),
  }),
});

export function sideOf({ sides }: DuelState, player: string): DuelSide {
  return sides.find((side) => side.player === player) as DuelSide;
}

export function otherOf(player: string): Duellist {
  return player === 'Ann' ? 'Ben' : 'Ann';
}

/** Every action of a player, legal or not. */
export function allOf(player: Duellist): readonly DuelAction[] {
  const cards = Array.from({ length: CARDS }, (_, card) => ({ type: 'play', player, card }) as const);
  return [{ type: 'aim', player }, { type: 'shoot', player }, ...cards];
}

export function checkDuel(state: DuelState, action: DuelAction): readonly Violation[] {
  const faults: Violation[] = [];
  const { aim, cards } = sideOf(state, action.player);
  if (state.left === 0) faults.push({ code: 'duel/over', message: 'the duel is over' });
  if (state.turn !== action.player) faults.push({ code: 'duel/not-your-turn', message: 'not your turn' });
  if (action.type === 'aim' && aim >= MOST_AIM)
    faults.push({ code: 'duel/steady', message: 'steady already' });
  if (action.type === 'play' && (action.card < 0 || action.card >= cards.length)) {
    faults.push({ code: 'duel/no-card', message: 'you have no such card', path: 'card' });
  }
  return faults;
}

/** What an action comes to, allowed or not. */
export function actDuel(state: DuelState, action: DuelAction, die: (label: string) => number): DuelStep {
  const { player } = action;
  const side = sideOf(state, player);
  if (action.type === 'aim') {
    return { state: changed(state, { ...side, aim: side.aim + 1 }), events: [{ type: 'aimed', player }] };
  }
  if (action.type === 'play') {
    const card = side.cards[action.card] as number;
    const cards = side.cards.filter((_, place) => place !== action.card);
    return {
      state: changed(state, { ...side, cards, score: side.score + card }),
      events: [{ type: 'played', player, card }],
      seals: 'reveal',
    };
  }
  const rolled = die(`Shot: ${player}`);
  const hit = rolled + side.aim >= 5;
  const after = changed(state, { ...side, aim: 0, score: side.score + (hit ? 3 : 0) });
  return {
    state: { ...after, left: state.left - 1, turn: otherOf(player) },
    events: [{ type: 'shot', player, die: rolled, hit }],
  };
}

export function changed(state: DuelState, side: DuelSide): DuelState {
  const sides = state.sides.map((one) => (one.player === side.player ? side : one));
  return { ...state, moves: state.moves + 1, sides };
}

export function malformed(path: string): WargameError {
  return new WargameError({ code: 'duel/malformed', message: 'nothing of the kind', path });
}

function membersOf(json: unknown): { readonly [name: string]: unknown } {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw malformed('');
  return json as { readonly [name: string]: unknown };
}
