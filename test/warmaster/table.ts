import { type Dice, type Game, scriptedDice } from 'wargame-rules';
import {
  type AreaNumber,
  type Phase,
  type Side,
  type UnitState,
  type WarmasterAction,
  type WarmasterEvent,
  type WarmasterState,
  type WarmasterTypes,
  type Whereabouts,
  warmasterEdition,
  warmasterGame,
} from 'wargame-rules/warmaster';
import { plainEdition, specialEdition } from './plainEdition';

/** The set-up of the edition of the package. */
export const SETUP = { edition: warmasterEdition.id, version: warmasterEdition.version } as const;

export const plain: Game<WarmasterTypes> = warmasterGame(plainEdition);
export const special: Game<WarmasterTypes> = warmasterGame(specialEdition);

/** Dice that must not be rolled. */
export const noDice: Dice = scriptedDice([]);

/** Where a unit stands: face up, or `down`. */
export type Stand = Whereabouts | readonly [AreaNumber, 'down'];

/** A state of the plain edition made for a test: whoever is not named is destroyed, except the two whose death would end the game. */
export function table(
  phase: Phase,
  stands: { readonly [unit: string]: Stand },
  changes: Partial<WarmasterState> = {},
): WarmasterState {
  const start = plain.start({ edition: 'plain', version: 1 }, noDice);
  const units = start.units.map(({ id }): UnitState => {
    const stand = stands[id] ?? (id === 'emperor' || id === 'horus' ? 'reserve' : 'destroyed');
    const [at, faceUp] = typeof stand === 'object' ? [stand[0], false] : [stand, typeof stand === 'number'];
    return { id, at, faceUp };
  });
  return { ...start, turn: 3, phase, units, ...changes };
}

/** What came of some actions, one after the other, on given faces. */
export interface Played {
  readonly state: WarmasterState;
  readonly events: readonly WarmasterEvent[];
  readonly seals: readonly (string | null)[];
}

/** Plays actions; every die of the script must be rolled. */
export function play(
  game: Game<WarmasterTypes>,
  state: WarmasterState,
  actions: readonly WarmasterAction[],
  faces: readonly number[] = [],
): Played {
  const dice = scriptedDice(faces);
  let now = state;
  const events: WarmasterEvent[] = [];
  const seals: (string | null)[] = [];
  for (const action of actions) {
    const step = game.apply(now, action, dice);
    now = step.state;
    events.push(...step.events);
    seals.push(step.seals ?? null);
  }
  dice.finish();
  return { state: now, events, seals };
}

/** The codes of the reasons against an action. */
export function codes(
  game: Game<WarmasterTypes>,
  state: WarmasterState,
  action: WarmasterAction,
): readonly string[] {
  return game.check(state, action).map(({ code }) => code);
}

export function at(state: WarmasterState, unit: string): Whereabouts | undefined {
  return state.units.find(({ id }) => id === unit)?.at;
}

/** The areas that a player may name now with one kind of action. */
export function areasOffered(
  game: Game<WarmasterTypes>,
  state: WarmasterState,
  player: Side,
): readonly AreaNumber[] {
  return (game.actions(state, player) ?? []).flatMap((action) =>
    'area' in action ? [action.area] : 'to' in action ? [action.to] : [],
  );
}

export const end = (player: Side): WarmasterAction => ({ type: 'end-phase', player });
export const move = (player: Side, unit: string, to: AreaNumber): WarmasterAction => ({
  type: 'move',
  player,
  unit,
  to,
});
export const fight = (player: Side, area: AreaNumber): WarmasterAction => ({ type: 'fight', player, area });
export const reveal = (player: Side, area: AreaNumber): WarmasterAction => ({ type: 'reveal', player, area });
export const lose = (player: Side, unit: string): WarmasterAction => ({ type: 'lose', player, unit });
export const teleport = (player: Side, ...units: readonly string[]): WarmasterAction => ({
  type: 'teleport',
  player,
  units,
});
