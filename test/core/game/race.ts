import {
  countAtLeast,
  type Dice,
  d6,
  defineGame,
  type Game,
  rollOff,
  type Step,
  type Violation,
  WargameError,
} from 'wargame-rules';
import { refused, requireMember, requireText, requireWhole } from './requirements';

/** An open game: dice, a decision between two rolls, and actions without dice. */
export interface RaceTypes {
  readonly setup: { readonly players: readonly [string, string]; readonly length: number };
  readonly state: RaceState;
  readonly player: string;
  readonly view: RaceState;
  readonly action:
    | { readonly type: 'lane'; readonly player: string; readonly lane: number }
    | { readonly type: 'roll' | 'keep' | 'push'; readonly player: string };
  readonly event:
    | { readonly type: 'changed-lane'; readonly player: string; readonly lane: number }
    | { readonly type: 'rolled'; readonly player: string; readonly die: number }
    | { readonly type: 'ran'; readonly player: string; readonly spaces: number };
}

export interface RaceState {
  readonly length: number;
  readonly runners: readonly { readonly player: string; readonly lane: number; readonly space: number }[];
  readonly turn: string;
  /** The first die of the turn; null before it. */
  readonly rolled: number | null;
}

type RaceAction = RaceTypes['action'];
type RaceStep = Step<RaceState, RaceTypes['event']>;

const LANES = 3;

export const race: Game<RaceTypes> = defineGame<RaceTypes>({
  id: 'race',
  version: 2,
  parse: {
    setup(json) {
      const players = requireMember(json, 'players');
      return {
        players: [requireText(players, '0'), requireText(players, '1')],
        length: requireWhole(json, 'length', 1, 1000),
      };
    },
    action(json) {
      const type = requireMember(json, 'type');
      const player = requireText(json, 'player');
      if (type === 'lane') return { type, player, lane: requireWhole(json, 'lane', 1, LANES) };
      if (type === 'roll' || type === 'keep' || type === 'push') return { type, player };
      throw refused('race/unknown-action', 'type');
    },
  },
  players: ({ players }) => players,
  start: ({ players, length }, dice) => ({
    length,
    runners: players.map((player) => ({ player, lane: 1, space: 0 })),
    turn: rollOff(players, dice, 'First').winner,
    rolled: null,
  }),
  toAct: (state) => (finisher(state) ? [] : [state.turn]),
  check: checkRace,
  actions(state, player) {
    if (finisher(state) || state.turn !== player) return [];
    if (state.rolled !== null)
      return [
        { type: 'keep', player },
        { type: 'push', player },
      ];
    const lanes = [1, 2, 3].map((lane): RaceAction => ({ type: 'lane', player, lane }));
    return [{ type: 'roll', player }, ...lanes.filter((action) => checkRace(state, action).length === 0)];
  },
  apply(state, action, dice) {
    const [first, ...others] = checkRace(state, action);
    if (first) throw new WargameError(first, ...others);
    return run(state, action, dice);
  },
  outcome(state) {
    const winner = finisher(state);
    return winner === undefined ? null : { winners: [winner], reasons: [{ message: 'past the line' }] };
  },
  view: (state) => state,
});

function finisher({ runners, length }: RaceState): string | undefined {
  return runners.find(({ space }) => space >= length)?.player;
}

function laneOf({ runners }: RaceState, player: string): number {
  return runners.find((runner) => runner.player === player)?.lane ?? 0;
}

function checkRace(state: RaceState, action: RaceAction): readonly Violation[] {
  const violations: Violation[] = [];
  if (finisher(state)) violations.push({ code: 'race/over', message: 'the race is over' });
  if (state.turn !== action.player) violations.push({ code: 'race/not-your-turn', message: 'not your turn' });
  const decides = action.type === 'keep' || action.type === 'push';
  if (decides !== (state.rolled !== null)) violations.push({ code: 'race/wrong-time', message: 'not now' });
  // Outwards only, so that a turn ends.
  if (action.type === 'lane' && action.lane <= laneOf(state, action.player)) {
    violations.push({ code: 'race/wrong-lane', message: 'outwards only', path: 'lane' });
  }
  return violations;
}

function run(state: RaceState, action: RaceAction, dice: Dice): RaceStep {
  const { player } = action;
  if (action.type === 'lane') {
    const { lane } = action;
    return {
      state: {
        ...state,
        runners: state.runners.map((runner) => (runner.player === player ? { ...runner, lane } : runner)),
      },
      events: [{ type: 'changed-lane', player, lane }],
    };
  }
  if (action.type === 'roll') {
    const die = d6(dice, `Speed: ${player}`);
    return { state: { ...state, rolled: die }, events: [{ type: 'rolled', player, die }] };
  }
  const rolled = state.rolled ?? 0;
  if (action.type === 'keep') return ran(state, player, rolled + laneOf(state, player));
  const spurts = countAtLeast({ count: 2, sides: 6, atLeast: 4 }, dice, `Push: ${player}`);
  return ran(state, player, spurts === 0 ? 0 : rolled + 3 * spurts);
}

function ran(state: RaceState, player: string, spaces: number): RaceStep {
  const runners = state.runners.map((runner) =>
    runner.player === player ? { ...runner, lane: 1, space: runner.space + spaces } : runner,
  );
  const next = runners.find((runner) => runner.player !== player)?.player ?? player;
  return {
    state: { ...state, runners, turn: next, rolled: null },
    events: [{ type: 'ran', player, spaces }],
  };
}
