import type { Dice } from '../dice/dice';
import type { Violation } from '../errors/violation';
import type { Outcome } from './outcome';
import type { Step } from './step';
import type { Viewer } from './viewer';

/**
 * The types of a game, in one bag: `Game<ChessTypes>`.
 *
 * @since 0.1.0
 */
export interface GameTypes {
  /** What the players agree on before the first action. Plain JSON. */
  readonly setup: unknown;
  /** Everything there is to know, secrets included. Plain JSON. */
  readonly state: unknown;
  /** The ids of the players. */
  readonly player: string;
  /** What a viewer may see of the state. Plain JSON. */
  readonly view: unknown;
  /** What a player does. Plain JSON. */
  readonly action: { readonly type: string; readonly player: string };
  /** What the game tells of. Plain JSON. */
  readonly event: { readonly type: string };
}

/**
 * A game as pure functions over plain data: what every tool for games (records, replay, undo, bots, the
 * conformance kit) asks for and is content with.
 *
 * @typeParam Types - the types of the game, in one bag
 * @since 0.1.0
 */
export interface Game<Types extends GameTypes> {
  /** A name for programs: `warmaster`. Stands in every record. */
  readonly id: string;
  /** Grows by one with each change of the rules after which an old record may play differently. */
  readonly version: number;
  /** Reads what comes from outside, and throws a typed error that names the place where it is wrong. */
  readonly parse: {
    /** Reads the facts that a match starts from. */
    setup(json: unknown): Types['setup'];
    /** Reads an action. Whether it is allowed is for `check` to say. */
    action(json: unknown): Types['action'];
  };
  /** The ids of the players of a match, in the order of play. */
  players(setup: Types['setup']): readonly Types['player'][];
  /** The state before the first action. */
  start(setup: Types['setup'], dice: Dice): Types['state'];
  /** Who may act now; empty when the game is over. Several at once for secret, simultaneous choices. */
  toAct(state: Types['state']): readonly Types['player'][];
  /** Why an action is not allowed, every reason; empty when it is allowed. */
  check(state: Types['state'], action: Types['action']): readonly Violation[];
  /** Every legal action of a player; null where they can't be listed. Then the game has `propose`. */
  actions(state: Types['state'], player: Types['player']): readonly Types['action'][] | null;
  /** Some legal action of a player who may act, for bots and tests. */
  propose?(state: Types['state'], player: Types['player'], dice: Dice): Types['action'];
  /** Carries out an action; throws what `check` lists when it is not allowed. */
  apply(state: Types['state'], action: Types['action'], dice: Dice): Step<Types['state'], Types['event']>;
  /** How the game ended; null while it goes on. */
  outcome(state: Types['state']): Outcome<Types['player']> | null;
  /** What a viewer may see. */
  view(state: Types['state'], viewer: Viewer<Types['player']>): Types['view'];
  /** What a viewer may read of an action in the history; null: nothing. Absent: everybody reads all of it. */
  viewAction?(action: Types['action'], viewer: Viewer<Types['player']>): Types['action'] | null;
  /** What a viewer may read of an event in the history; null: nothing. Absent: everybody reads all of it. */
  viewEvent?(event: Types['event'], viewer: Viewer<Types['player']>): Types['event'] | null;
  /** A state that looks the same to the viewer, with the secrets dealt anew. Games without secrets need none. */
  redeal?(state: Types['state'], viewer: Viewer<Types['player']>, dice: Dice): Types['state'];
}
