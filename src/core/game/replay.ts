import type { Dice } from '../dice/dice';
import type { LoggedRoll } from '../dice/loggedDice';
import { playScript } from '../dice/playScript';
import { askPending } from './askAction';
import { type CarriedOut, chainBehind, recordedStep, sealOf } from './carryOut';
import { correctionChecksum } from './checksum';
import type { Game, GameTypes } from './game';
import type { Match, Seal } from './match';
import type { MatchRecord, MatchStep } from './matchRecord';
import { plainCopy } from './plainCopy';
import { type Facts, onRecord, recordError } from './recordError';
import { requireEnvelope } from './requireEnvelope';
import { requireGame } from './requireGame';
import { begun } from './startMatch';
import { setupDice, stepDice } from './stepDice';

/**
 * Makes a match of its record again, on the dice written there.
 *
 * A record that somebody has changed by hand, or that the rules no longer play alike, fails at the step where
 * that shows. A record of an older version of the game is welcome as long as it plays alike; the match is then
 * one of this version. For what comes from outside, see {@link parseRecord}.
 *
 * The checksums find what was changed without care; whoever makes new ones is caught only where the rules forbid
 * what stands there, or the seed gives other faces. A record that must be beyond doubt is kept by somebody whom all
 * trust.
 *
 * Any beginning of a record is a record: cut `steps` to see an earlier moment.
 *
 * @param game - the game
 * @param record - the record
 * @returns the match, as it was but for what had been undone
 * @throws {@link WargameError} `record/malformed` for what is no record; `record/wrong-game`, `record/newer-version`,
 *   `record/newer-format`; at a step,
 *   which stands in `path` and `facts`: `record/illegal-action` with the game's reasons in `facts`,
 *   `record/missing-die`, `record/left-over-die`, `record/wrong-die`, `record/not-from-seed` where faces are
 *   not those of the record's seed and nothing was corrected, `record/plays-differently` when the checksum does
 *   not fit
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, defineGame, type Game, playAction, replay, scriptedDice, startMatch } from 'wargame-rules';
 *
 * // Ann fills a pot: she adds a die, or doubles what is in it, until it holds twenty.
 * type Pot = {
 *   setup: null; state: number; view: number; player: 'Ann'; event: { type: 'held'; sum: number };
 *   action: { type: 'roll' | 'double'; player: 'Ann' };
 * };
 * const pot: Game<Pot> = defineGame<Pot>({
 *   id: 'pot',
 *   version: 1,
 *   parse: { setup: () => null, action: (json) => json as Pot['action'] },
 *   players: () => ['Ann'],
 *   start: () => 1,
 *   toAct: (held) => (held < 20 ? ['Ann'] : []),
 *   check: (held) => (held < 20 ? [] : [{ code: 'pot/full', message: 'the pot is full' }]),
 *   actions: () => [{ type: 'roll', player: 'Ann' }, { type: 'double', player: 'Ann' }],
 *   apply(held, { type }, dice) {
 *     const sum = type === 'roll' ? held + d6(dice) : held * 2;
 *     return { state: sum, events: [{ type: 'held', sum }] };
 *   },
 *   outcome: (held) => (held < 20 ? null : { winners: ['Ann'], reasons: [] }),
 *   view: (held) => held,
 * });
 * const start = startMatch(pot, null, scriptedDice([]));
 * const { record } = playAction(pot, start, { type: 'roll', player: 'Ann' }, scriptedDice([5]));
 * replay(pot, record).state; // => 6
 *
 * const [step] = record.steps;
 * const steps = [{ action: step!.action, faces: [{ face: 6, sides: 6 }], checksum: step!.checksum }];
 * replay(pot, { ...record, steps }); // => throws record/plays-differently
 * ```
 */
export function replay<Types extends GameTypes>(game: Game<Types>, record: MatchRecord<Types>): Match<Types> {
  requireGame(game);
  if (typeof record?.game !== 'string') {
    throw recordError(
      'record/malformed',
      'expected the record of a match, or what parseRecord makes of its JSON',
    );
  }
  requireEnvelope(game, record);
  const { pending, ...given } = plainCopy(record);
  const match = replayedSteps(game, given, restarted(game, given));
  given.corrections.forEach((correction, index) => {
    const before = given.corrections[index - 1]?.checksum ?? given.checksum;
    requireSame(correctionChecksum(before, correction), correction.checksum, `corrections[${index}]`);
  });
  const whole = { ...match, record: { ...match.record, corrections: given.corrections } };
  return pending ? inQuestion(game, whole, pending) : whole;
}

function restarted<Types extends GameTypes>(game: Game<Types>, record: MatchRecord<Types>): Match<Types> {
  const { setup, setupFaces, seed } = record;
  const state = onRecord('record/bad-setup', 'setup', {}, () =>
    playScript((dice) => game.start(setup, dice), setupFaces),
  );
  const match = begun(game, setup, state, setupFaces, seed);
  requireSame(match.record.checksum, record.checksum, 'setup');
  if (seed !== undefined) requireFaces(setupFaces, setupDice(seed), 'setupFaces');
  return match;
}

/** All steps at once: one list that grows, where playing them one by one would copy it each time. */
function replayedSteps<Types extends GameTypes>(
  game: Game<Types>,
  record: MatchRecord<Types>,
  start: Match<Types>,
): Match<Types> {
  const steps: MatchStep<Types>[] = [];
  const events: (readonly Types['event'][])[] = [];
  const seals: Seal[] = [];
  let { state, settled } = start;
  for (const step of record.steps) {
    const carriedOut = replayedStep(game, record, state, step, steps);
    const seal = sealOf(carriedOut);
    state = carriedOut.result.state;
    steps.push(carriedOut.recorded);
    events.push(carriedOut.result.events);
    seals.push(seal);
    if (seal) settled = { steps: steps.length, state };
  }
  return { ...start, record: { ...start.record, steps }, state, events, seals, settled };
}

function replayedStep<Types extends GameTypes>(
  game: Game<Types>,
  record: MatchRecord<Types>,
  state: Types['state'],
  { action, faces, checksum: written }: MatchStep<Types>,
  before: readonly MatchStep<Types>[],
): CarriedOut<Types> {
  const step = before.length;
  const path = `steps[${step}]`;
  const result = onRecord('record/illegal-action', path, { step }, () =>
    playScript((dice) => game.apply(state, action, dice), faces),
  );
  const carriedOut = recordedStep<Types>(chainBehind(record, before), action, faces, result);
  requireSame(carriedOut.recorded.checksum, written, path, { step });
  // A correction keeps faces of other streams.
  if (record.seed !== undefined && record.corrections.length === 0) {
    requireFaces(faces, stepDice(record.seed, step, 0, undefined), path, { step });
  }
  return carriedOut;
}

function inQuestion<Types extends GameTypes>(
  game: Game<Types>,
  match: Match<Types>,
  pending: MatchStep<Types>,
): Match<Types> {
  const { seed, steps } = match.record;
  const step = steps.length;
  if (seed !== undefined) {
    throw recordError('record/not-from-seed', 'no dice are asked for where there is a seed', 'pending', {
      step,
    });
  }
  const asked = onRecord('record/illegal-action', 'pending', { step }, () =>
    askPending(game, match, pending),
  );
  if (!asked.done) {
    const { checksum } = asked.match.record.pending as MatchStep<Types>;
    requireSame(checksum, pending.checksum, 'pending', { step });
    return asked.match;
  }
  throw recordError('record/plays-differently', 'no die of it is missing', 'pending', { step });
}

function requireFaces(faces: readonly LoggedRoll[], dice: Dice, path: string, facts?: Facts): void {
  if (!faces.every(({ face, sides }) => dice.roll(sides) === face)) {
    throw recordError('record/not-from-seed', "the faces are not those of the record's seed", path, facts);
  }
}

function requireSame(made: string, written: string, path: string, facts?: Facts): void {
  if (made !== written) {
    const message = 'changed by hand, or no longer played as it was: the checksum does not fit';
    throw recordError('record/plays-differently', message, path, facts);
  }
}
