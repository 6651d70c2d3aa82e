/**
 * Who looks at a game: one of its players, or somebody who plays on no side.
 *
 * @typeParam Player - the ids of the players
 * @since 0.1.0
 */
export type Viewer<Player extends string = string> = Player | 'spectator';
