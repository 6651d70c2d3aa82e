/**
 * What the players agree on before a game: which edition they play, and which version of it.
 *
 * @since 0.1.0
 */
export interface WarmasterSetup {
  readonly edition: string;
  readonly version: number;
}
