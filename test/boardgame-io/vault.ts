import { defineGame, type Game, rollDie, type Viewer, type Violation, WargameError } from 'wargame-rules';

/**
 * A game with every kind of action: each player is dealt a code in secret, hides marks without dice, passes without
 * dice, and picks the lock with a die that all see.
 */
export interface VaultTypes {
  readonly setup: { readonly players: readonly string[] };
  readonly state: VaultState;
  readonly player: string;
  readonly view: { readonly turn: string; readonly picks: readonly number[]; readonly own: VaultSide | null };
  readonly action:
    | { readonly type: 'mark'; readonly player: string; readonly spot: number }
    | { readonly type: 'pass' | 'pick'; readonly player: string };
  readonly event: { readonly type: 'picked'; readonly die: number };
}

export interface VaultSide {
  readonly player: string;
  /** Six digits, so that it is found wherever it turns up. */
  readonly code: number;
  readonly marks: readonly number[];
}

interface VaultState {
  readonly sides: readonly VaultSide[];
  readonly turn: string;
  readonly picks: readonly number[];
}

const PICKS = 4;
const SPOTS = [700_001, 700_002, 700_003];

export const vault: Game<VaultTypes> = defineGame<VaultTypes>({
  id: 'the vault',
  version: 1,
  parse: {
    setup(json) {
      const { players } = (json ?? {}) as { players?: unknown };
      const names = Array.isArray(players) ? players.filter((name) => typeof name === 'string') : [];
      if (names.length < 2) throw refused('vault/bad-players');
      return { players: names };
    },
    action(json) {
      const { type, player, spot } = (json ?? {}) as { type?: unknown; player?: unknown; spot?: unknown };
      if (typeof player !== 'string') throw refused('vault/no-player');
      if (type === 'mark' && typeof spot === 'number') return { type, player, spot };
      if (type === 'pass' || type === 'pick') return { type, player };
      throw refused('vault/unknown-action');
    },
  },
  players: ({ players }) => players,
  start: ({ players }, dice) => ({
    sides: players.map((player) => ({ player, code: 99_999 + rollDie(900_000, dice, 'Code'), marks: [] })),
    turn: players[0] as string,
    picks: [],
  }),
  toAct: ({ turn, picks }) => (picks.length < PICKS ? [turn] : []),
  check,
  actions: (state, player) =>
    [
      ...SPOTS.map((spot) => ({ type: 'mark', player, spot }) as const),
      ...(['pass', 'pick'] as const).map((type) => ({ type, player })),
    ].filter((action) => check(state, action).length === 0),
  apply(state, action, dice) {
    const [first, ...others] = check(state, action);
    if (first) throw new WargameError(first, ...others);
    if (action.type === 'mark') {
      const sides = state.sides.map((side) =>
        side.player === action.player ? { ...side, marks: [...side.marks, action.spot] } : side,
      );
      return { state: { ...state, sides }, events: [] };
    }
    const turn = state.sides.find(({ player }) => player !== action.player)?.player as string;
    if (action.type === 'pass') return { state: { ...state, turn }, events: [] };
    const die = rollDie(6, dice, 'Lock');
    return { state: { ...state, turn, picks: [...state.picks, die] }, events: [{ type: 'picked', die }] };
  },
  outcome({ sides, picks }) {
    if (picks.length < PICKS) return null;
    const sum = picks.reduce((total, die, index) => total + (index % 2 === 0 ? die : -die), 0);
    const winners = sides.filter((_, index) => sum !== 0 && index === (sum > 0 ? 0 : 1));
    return { winners: winners.map(({ player }) => player), reasons: [{ message: 'the better locksmith' }] };
  },
  view: ({ sides, turn, picks }, viewer) => ({
    turn,
    picks,
    own: sides.find(({ player }) => player === viewer) ?? null,
  }),
  viewAction: (action, viewer: Viewer) =>
    action.type === 'mark' && action.player !== viewer ? null : action,
});

function check({ sides, turn, picks }: VaultState, action: VaultTypes['action']): readonly Violation[] {
  const violations: Violation[] = [];
  if (picks.length >= PICKS) violations.push({ code: 'vault/open', message: 'the vault is open' });
  if (action.player !== turn) violations.push({ code: 'vault/not-your-turn', message: 'wait' });
  if (action.type !== 'mark') return violations;
  const marks = sides.find(({ player }) => player === action.player)?.marks ?? [];
  if (!SPOTS.includes(action.spot))
    violations.push({ code: 'vault/no-such-spot', message: 'there is no such spot' });
  if (marks.includes(action.spot)) violations.push({ code: 'vault/marked', message: 'marked already' });
  return violations;
}

function refused(code: string): WargameError {
  return new WargameError({ code, message: 'no such thing' });
}
