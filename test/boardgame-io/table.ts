import type { GameTypes, Match } from 'wargame-rules';
import type { BegunView, BoardgameIoGame, BoardgameIoView } from 'wargame-rules/boardgame-io';
import { Client, Local } from './framework';

type LocalTransport = ReturnType<ReturnType<typeof Local>>;
type Message = { readonly type: string; readonly payload: { readonly [name: string]: unknown } };

/** A client at a table, with all that was ever sent to it. */
export interface Guest<Types extends GameTypes> {
  /** Every message as the text that a network would carry. */
  readonly traffic: readonly string[];
  readonly moves: { readonly [name in 'begin' | 'act' | 'undo' | 'redo']: (input?: unknown) => void };
  seen(): BoardgameIoView<Types>;
  /** What it sees once the match has begun. */
  view(): BegunView<Types>;
  ctx(): { readonly activePlayers: object | null; readonly gameover?: unknown };
  /** Sends anything, as a client that somebody tampered with would. */
  send(message: Message, stateID?: number): void;
  stateID(): number;
}

/** A server, two clients and a spectator. */
export interface Table<Types extends GameTypes> {
  readonly first: Guest<Types>;
  readonly second: Guest<Types>;
  readonly spectator: Guest<Types>;
  /** Who has the seat of a player. */
  seatOf(player: Types['player']): Guest<Types>;
  /** Another client in the seat of the first or the second, who joins now. */
  join(seat: '0' | '1' | undefined): Guest<Types>;
  /** The match as the server holds it. */
  match(): Match<Types>;
  /** All that the server holds under `G`. */
  held(): unknown;
}

/** Sits everybody down at a new match of a game; boardgame.io answers at once. */
export function openTable<Types extends GameTypes>(game: BoardgameIoGame<Types>): Table<Types> {
  let master: LocalTransport['master'] | undefined;
  const join = (seat: '0' | '1' | undefined): Guest<Types> => {
    const traffic: string[] = [];
    let transport: LocalTransport | undefined;
    const client = Client({
      game,
      ...(seat !== undefined && { playerID: seat }),
      multiplayer: (options) => {
        transport = Local()({
          ...options,
          transportDataCallback: (data) => {
            const text = JSON.stringify(data);
            traffic.push(text);
            options.transportDataCallback(JSON.parse(text));
          },
        });
        return transport;
      },
    });
    client.start();
    master = transport?.master;
    const state = () => {
      const now = client.getState();
      if (!now) throw new Error('the client was never told of the match');
      return now;
    };
    return {
      traffic,
      moves: client.moves as Guest<Types>['moves'],
      seen: () => state().G,
      view: () => begun(state().G),
      ctx: () => state().ctx,
      send: (message, stateID = state()._stateID) => {
        void master?.onUpdate(message as never, stateID, 'default', seat as string);
      },
      stateID: () => state()._stateID,
    };
  };
  const [first, second, spectator] = [join('0'), join('1'), join(undefined)];
  const held = (): unknown => {
    const fetched = master?.storageAPI.fetch('default', { state: true });
    return (fetched as { readonly state: { readonly G: unknown } }).state.G;
  };
  return {
    first,
    second,
    spectator,
    join,
    held,
    match: () => (held() as { readonly match: Match<Types> }).match,
    seatOf: (player) => (first.view().viewer === player ? first : second),
  };
}

function begun<Types extends GameTypes>(G: BoardgameIoView<Types>): BegunView<Types> {
  if (!G.begun) throw new Error('the match has not begun');
  return G;
}

/** The messages without the seed of boardgame.io's own generator, which nothing here ever asks. */
export function withoutItsSeed(traffic: readonly string[]): readonly string[] {
  return traffic.map((text) => text.replace(/"random":\{"data":\{"seed":"[^"]*"\}\}/, '"random":{}'));
}
