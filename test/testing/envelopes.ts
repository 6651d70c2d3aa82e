import { d6, defineGame, type Game, type Violation, WargameError } from 'wargame-rules';

/** Ann and Ben have three numbered tokens each; every turn both seal one in an envelope, and then all are opened. */
export interface EnvelopeTypes {
  readonly setup: { readonly turns: number };
  readonly state: EnvelopeState;
  readonly player: Bidder;
  readonly view: unknown;
  readonly action: EnvelopeAction;
  readonly event: EnvelopeEvent;
}

const BIDDERS = ['Ann', 'Ben'] as const;
type Bidder = (typeof BIDDERS)[number];

export interface EnvelopeState {
  readonly left: number;
  /** What is still in the hand, in an order that nobody else sees. */
  readonly hands: readonly (readonly number[])[];
  /** What each has sealed; secret until both have. */
  readonly sealed: readonly (number | null)[];
  readonly won: readonly number[];
}

export type EnvelopeAction =
  /** A number is sealed, with words that all can hear and that mean nothing. */
  | {
      readonly type: 'seal';
      readonly player: Bidder;
      readonly number: number;
      readonly words: 'high' | 'low';
    }
  /** The hand is laid out anew: everybody sees which tokens change places, and nobody what they are. */
  | { readonly type: 'swap'; readonly player: Bidder; readonly with: number };

export type EnvelopeEvent =
  | { readonly type: 'sealed'; readonly player: Bidder; readonly told?: unknown }
  | { readonly type: 'swapped'; readonly player: Bidder; readonly with: number }
  | { readonly type: 'opened'; readonly numbers: readonly (number | null)[] };

const TOKENS = [1, 2, 3, 4, 5, 6];

export const envelopes: Game<EnvelopeTypes> = defineGame<EnvelopeTypes>({
  id: 'envelopes',
  version: 1,
  parse: {
    setup(json) {
      const { turns } = membersOf(json, ['turns']);
      if (typeof turns !== 'number' || !Number.isSafeInteger(turns) || turns < 1) throw refused('turns');
      return { turns };
    },
    action(json) {
      const { type, player, number, words, with: other } = membersOf(json, ['player', 'type']);
      if (player !== 'Ann' && player !== 'Ben') throw refused('player');
      if (type === 'swap') {
        if (other !== 1 && other !== 2) throw refused('with');
        return { type, player, with: other };
      }
      if (type !== 'seal') throw refused('type');
      if (typeof number !== 'number' || !TOKENS.includes(number)) throw refused('number');
      if (words !== 'high' && words !== 'low') throw refused('words');
      return { type, player, number, words };
    },
  },
  players: () => BIDDERS,
  start: ({ turns }, dice) => ({
    left: turns,
    hands: BIDDERS.map(() => dealt(dice, 3)),
    sealed: [null, null],
    won: [0, 0],
  }),
  toAct: ({ left, sealed }) => (left > 0 ? BIDDERS.filter((_, seat) => sealed[seat] === null) : []),
  check: checkEnvelope,
  actions: (state, player) => allOf(player).filter((action) => checkEnvelope(state, action).length === 0),
  apply(state, action, dice) {
    const [first, ...others] = checkEnvelope(state, action);
    if (first) throw new WargameError(first, ...others);
    const { player } = action;
    const seat = BIDDERS.indexOf(player);
    if (action.type === 'swap') {
      const hand = [...(state.hands[seat] as readonly number[])];
      const [top, other] = [hand[0], hand[action.with]] as [number, number];
      hand[0] = other;
      hand[action.with] = top;
      const hands = state.hands.map((one, index) => (index === seat ? hand : one));
      return { state: { ...state, hands }, events: [{ type: 'swapped', player, with: action.with }] };
    }
    const sealed = state.sealed.map((one, index) => (index === seat ? action.number : one));
    if (sealed.includes(null)) {
      return { state: { ...state, sealed }, events: [{ type: 'sealed', player }], seals: 'commit' };
    }
    const [ann, ben] = sealed as [number, number];
    const winner = ann === ben ? (d6(dice) >= 4 ? 0 : 1) : ann > ben ? 0 : 1;
    const won = state.won.map((count, index) => count + (index === winner ? 1 : 0));
    const opened: EnvelopeEvent = { type: 'opened', numbers: sealed };
    return {
      state: { ...state, left: state.left - 1, sealed: [null, null], won },
      events: [{ type: 'sealed', player }, opened],
      seals: 'reveal',
    };
  },
  outcome: ({ left, won }) =>
    left > 0 ? null : { winners: BIDDERS.filter((_, seat) => won[seat] === Math.max(...won)), reasons: [] },
  view: ({ left, hands, sealed, won }, viewer) => ({
    left,
    won,
    hand: hands[(BIDDERS as readonly string[]).indexOf(viewer)] ?? null,
    sealed: sealed.map((number, seat) => (number === null || BIDDERS[seat] === viewer ? number : 'sealed')),
  }),
  // Everybody hears the words. The number is nobody else's business.
  viewAction: (action, viewer) =>
    action.type === 'swap' || action.player === viewer ? action : { ...action, number: 0 },
  redeal: (state, viewer, dice) => ({
    ...state,
    hands: state.hands.map((hand, seat) => (BIDDERS[seat] === viewer ? hand : dealt(dice, hand.length))),
    sealed: state.sealed.map((number, seat) =>
      number === null || BIDDERS[seat] === viewer ? number : d6(dice),
    ),
  }),
});

function dealt(dice: Parameters<Game<EnvelopeTypes>['start']>[1], count: number): readonly number[] {
  return Array.from({ length: count }, () => d6(dice, 'Token'));
}

function allOf(player: Bidder): readonly EnvelopeAction[] {
  return [
    ...TOKENS.flatMap((number) =>
      (['high', 'low'] as const).map((words) => ({ type: 'seal', player, number, words }) as const),
    ),
    ...[1, 2].map((other) => ({ type: 'swap', player, with: other }) as const),
  ];
}

function checkEnvelope(state: EnvelopeState, { player }: EnvelopeAction): readonly Violation[] {
  const faults: Violation[] = [];
  if (state.left === 0) faults.push({ code: 'envelopes/over', message: 'all envelopes are open' });
  else if (state.sealed[BIDDERS.indexOf(player)] !== null) {
    faults.push({ code: 'envelopes/sealed', message: 'sealed already' });
  }
  return faults;
}

function membersOf(json: unknown, names: readonly string[]): { readonly [name: string]: unknown } {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw refused('');
  for (const name of names) if (!Object.hasOwn(json, name)) throw refused(name);
  return json as { readonly [name: string]: unknown };
}

function refused(path: string): WargameError {
  return new WargameError({ code: 'envelopes/malformed', message: 'nothing of the kind', path });
}
