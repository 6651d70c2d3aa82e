import type { Game, GameTypes } from './game';
import { RECORD_FORMAT } from './matchRecord';
import { recordError } from './recordError';

/** What a record says of itself before anything else. */
export interface Envelope {
  readonly format: number;
  readonly game: string;
  readonly version: number;
}

/** Refuses records of other games, and of formats and rules that are newer than these. */
export function requireEnvelope<Types extends GameTypes>(
  { id, version: known }: Game<Types>,
  { format, game, version }: Envelope,
): void {
  if (format > RECORD_FORMAT) {
    throw recordError('record/newer-format', `format ${format} is newer than ${RECORD_FORMAT}`, 'format', {
      format,
      known: RECORD_FORMAT,
    });
  }
  if (game !== id) {
    throw recordError('record/wrong-game', `a record of "${game}", not of "${id}"`, 'game', {
      game,
      known: id,
    });
  }
  if (version > known) {
    throw recordError(
      'record/newer-version',
      `version ${version} of the rules is newer than ${known}`,
      'version',
      {
        version,
        known,
      },
    );
  }
}
