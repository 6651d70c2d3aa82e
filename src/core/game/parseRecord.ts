import type { Game, GameTypes } from './game';
import {
  type Correction,
  type MatchRecord,
  type MatchStep,
  type PlayedAction,
  RECORD_FORMAT,
} from './matchRecord';
import { parsedCopy } from './parsedCopy';
import type { Raw } from './raw';
import { onRecord, recordError } from './recordError';
import { readFaces, readList, readObject, readSeed, readText, readWhole, requireOnly } from './recordFields';
import { requireEnvelope } from './requireEnvelope';
import { requireGame } from './requireGame';
import { requireJson } from './requireJson';

const MEMBERS = [
  'format',
  'game',
  'version',
  'seed',
  'setup',
  'setupFaces',
  'checksum',
  'steps',
  'corrections',
  'pending',
] as const;

/**
 * Reads a match record that comes from outside: from a file, a database, the net. It makes sure of the shape
 * of everything; whether the match can have gone that way, {@link replay} tells.
 *
 * @param game - the game, whose `parse` reads set-up and actions
 * @param json - the record as JSON text, or as parsed JSON
 * @returns the record; it shares nothing with what was given
 * @throws {@link WargameError} `record/not-json`, `record/newer-format`, `record/wrong-game`,
 *   `record/newer-version`; naming the place, `record/malformed`, unknown members included, and `record/bad-setup` or
 *   `record/bad-action` with the game's reasons in `facts`
 * @since 0.1.0
 * @example
 * ```ts
 * import { type Game, type GameTypes, isWargameError, type Match, parseRecord, replay } from 'wargame-rules';
 *
 * // A saved match, or why it can't be loaded.
 * function load<Types extends GameTypes>(game: Game<Types>, text: string): Match<Types> | string {
 *   try {
 *     return replay(game, parseRecord(game, text));
 *   } catch (error) {
 *     if (isWargameError(error)) return error.message;
 *     throw error;
 *   }
 * }
 * ```
 */
export function parseRecord<Types extends GameTypes>(game: Game<Types>, json: unknown): MatchRecord<Types> {
  requireGame(game);
  const value = typeof json === 'string' ? parsedText(json) : json;
  requireJson(value);
  const fields = readObject<MatchRecord<Types>>(value, '');
  requireEnvelope(game, {
    format: readWhole(fields.format, 'format', 1),
    game: readText(fields.game, 'game'),
    version: readWhole(fields.version, 'version', 1),
  });
  requireOnly(fields, MEMBERS, '');
  const { seed, pending } = fields;
  return {
    format: RECORD_FORMAT,
    game: game.id,
    version: fields.version as number,
    ...(seed !== undefined && { seed: readSeed(seed, 'seed') }),
    setup: onRecord('record/bad-setup', 'setup', {}, () => parsedCopy(game.parse.setup(fields.setup))),
    setupFaces: readFaces(fields.setupFaces, 'setupFaces'),
    checksum: readText(fields.checksum, 'checksum'),
    steps: readList(fields.steps, 'steps', (step, path) => readStep(game, step, path)),
    corrections: readList(fields.corrections, 'corrections', (one, path) => readCorrection(game, one, path)),
    ...(pending !== undefined && { pending: readStep(game, pending, 'pending') }),
  };
}

function parsedText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw recordError('record/not-json', 'not JSON');
  }
}

function readStep<Types extends GameTypes>(game: Game<Types>, json: unknown, path: string): MatchStep<Types> {
  const fields = readObject<MatchStep<Types>>(json, path);
  requireOnly(fields, ['action', 'faces', 'checksum'], path);
  return { ...readPlayed(game, fields, path), checksum: readText(fields.checksum, `${path}.checksum`) };
}

function readPlayed<Types extends GameTypes>(
  game: Game<Types>,
  fields: Raw<PlayedAction<Types>>,
  path: string,
): PlayedAction<Types> {
  return {
    action: readAction(game, fields.action, `${path}.action`),
    faces: readFaces(fields.faces, `${path}.faces`),
  };
}

function readAction<Types extends GameTypes>(
  game: Game<Types>,
  json: unknown,
  path: string,
): Types['action'] {
  return onRecord('record/bad-action', path, {}, () => parsedCopy(game.parse.action(json)));
}

function readCorrection<Types extends GameTypes>(
  game: Game<Types>,
  json: unknown,
  path: string,
): Correction<Types> {
  const fields = readObject<Correction<Types>>(json, path);
  requireOnly(fields, ['step', 'agreed', 'action', 'was', 'checksum'], path);
  const { action } = fields;
  return {
    step: readWhole(fields.step, `${path}.step`, 0),
    agreed: readList(fields.agreed, `${path}.agreed`, readText),
    ...(action !== undefined && { action: readAction(game, action, `${path}.action`) }),
    was: readList(fields.was, `${path}.was`, (one, at) => readWas(game, one, at)),
    checksum: readText(fields.checksum, `${path}.checksum`),
  };
}

function readWas<Types extends GameTypes>(
  game: Game<Types>,
  json: unknown,
  path: string,
): PlayedAction<Types> {
  const fields = readObject<PlayedAction<Types>>(json, path);
  requireOnly(fields, ['action', 'faces'], path);
  return readPlayed(game, fields, path);
}
