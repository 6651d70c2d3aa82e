import { d6, type Game, type GameTypes, type Match, startMatch, WargameError } from 'wargame-rules';
import { type Arena, arenaOf } from '../../../src/testing/game/arena';
import { startTrail } from '../../../src/testing/game/trail';

/** The least of games: Ann and Ben count down by turns. It refuses nothing that can be read. */
export interface CountTypes extends GameTypes {
  readonly setup: { readonly from: number };
  readonly state: CountState;
  readonly player: string;
  readonly view: unknown;
  readonly action: CountAction;
  readonly event: { readonly type: 'left'; readonly left: number; readonly told?: string };
}

export interface CountState {
  readonly left: number;
  readonly turn: string;
  readonly last?: string;
}

export interface CountAction {
  readonly type: string;
  readonly player: string;
  readonly marks?: readonly number[];
}

export const TYPES = ['take', 'roll', 'show'] as const;

export const PLAYERS: readonly string[] = ['Ann', 'Ben'];

export const take: CountAction = { type: 'take', player: 'Ann' };

export function refusal(message: string): WargameError {
  return new WargameError({ code: 'count/no', message });
}

export const countdown: Game<CountTypes> = {
  id: 'countdown',
  version: 1,
  parse: {
    setup(json) {
      const { from } = Object(json);
      if (!Number.isSafeInteger(from)) throw refusal('no number');
      return { from };
    },
    action(json) {
      const { type, player } = Object(json);
      if (!TYPES.includes(type) || !PLAYERS.includes(player)) throw refusal('no action');
      return { type, player };
    },
  },
  players: () => PLAYERS,
  start: ({ from }) => ({ left: from, turn: 'Ann' }),
  toAct: ({ left, turn }) => (left > 0 ? [turn] : []),
  check: ({ left, turn }, { player }) =>
    left > 0 && turn === player ? [] : refusal('not your turn').violations,
  actions: ({ left, turn }, player) =>
    left > 0 && turn === player ? TYPES.map((type) => ({ type, player })) : [],
  apply(state, { type, player }, dice) {
    if (state.left <= 0 || state.turn !== player) throw refusal('not your turn');
    const left = Math.max(0, state.left - (type === 'roll' ? d6(dice) : 1));
    return {
      state: { left, turn: player === 'Ann' ? 'Ben' : 'Ann', last: type },
      events: [{ type: 'left', left }],
      ...(type === 'show' && { seals: 'reveal' }),
    };
  },
  outcome: ({ left, turn }) => (left > 0 ? null : { winners: [turn], reasons: [] }),
  view: (state) => state,
};

/** A countdown with something else about it. */
export function countdownBut(change: Partial<Game<CountTypes>>): Game<CountTypes> {
  return { ...countdown, ...change };
}

/** An arena without a guard: what a game throws comes out as it is. */
export function countArena(change: Partial<Game<CountTypes>> = {}, from = 4): Arena<CountTypes> {
  const game = countdownBut(change);
  return arenaOf({ game, setup: { from }, seed: 0, tries: 0, trail: startTrail<CountTypes>() });
}

/** A script that plays actions of these types by turns. */
export function scriptOf(
  { game, setup }: Arena<CountTypes>,
  types: readonly string[],
): { start: Match<CountTypes>; next(match: Match<CountTypes>): CountAction | null } {
  return {
    start: startMatch(game, setup, { seed: 2 }),
    next({ record: { steps } }) {
      const type = types[steps.length];
      return type === undefined ? null : { type, player: steps.length % 2 === 0 ? 'Ann' : 'Ben' };
    },
  };
}

/** A function that falls over something else than the rules. */
export function falls(): never {
  throw new RangeError('jammed');
}

/** A function that does one thing up to a certain call, and another from then on. */
export function turning<Given extends readonly unknown[], T>(
  calls: number,
  first: (...given: Given) => T,
  later: (...given: Given) => T,
): (...given: Given) => T {
  let done = 0;
  return (...given) => (done++ < calls ? first(...given) : later(...given));
}
