import type { Dice } from '../dice/dice';
import type { LoggedRoll } from '../dice/loggedDice';
import { requireNone } from '../errors/requireNone';
import type { Violation } from '../errors/violation';
import { askPending } from './askAction';
import { chainBehind, recordedStep, withStep } from './carryOut';
import { type CorrectionRequest, checkCorrection } from './checkCorrection';
import { correctionChecksum } from './checksum';
import type { Game, GameTypes } from './game';
import { keptDice } from './keptDice';
import type { Match } from './match';
import type { Correction, PlayedAction } from './matchRecord';
import { parsedCopy } from './parsedCopy';
import { recordingDice } from './recordingDice';
import { replay } from './replay';
import { stepDice } from './stepDice';

/**
 * An action that a correction took out, because it, or one before it, no longer is legal.
 *
 * @typeParam Types - the types of the game, in one bag
 * @since 0.1.0
 */
export interface DroppedAction<Types extends GameTypes> extends PlayedAction<Types> {
  /** Why it no longer is legal; empty for those behind it. */
  readonly violations: readonly Violation[];
}

/**
 * What a correction comes to.
 *
 * @typeParam Types - the types of the game, in one bag
 * @since 0.1.0
 */
export interface Corrected<Types extends GameTypes> {
  readonly match: Match<Types>;
  /** The later actions that no longer stand, in their order. */
  readonly dropped: readonly DroppedAction<Types>[];
}

/**
 * Puts right what was reported wrong, however long ago and past any dice, if every player agrees.
 *
 * The match goes back to the step, which is replaced or taken out. Then the later actions are played again in
 * their order, up to the first that no longer is legal: that one and all behind it are dropped. A die that an
 * action asks for again, with the same sides and the same label, shows the face it showed for that action
 * before: the first such die the first such face, and so on. Only dice not asked for before are rolled. Faces
 * no longer asked for are void. An action that still waits for its dice waits on, unless dice are given here. The
 * record keeps the corrected steps, and beside them what stood there before.
 *
 * @param game - the game
 * @param match - the match; it is not changed
 * @param correction - the step, who agrees, and the action instead
 * @param dice - for dice not asked for before; left out as for {@link playAction}
 * @returns the corrected match, and the actions that no longer stand
 * @throws {@link WargameError} `correct/…`: what {@link checkCorrection} lists; for the action instead, what
 *   {@link playAction} throws
 * @since 0.1.0
 * @example
 * ```ts
 * import { correct, d6, defineGame, type Game, playAction, scriptedDice, startMatch } from 'wargame-rules';
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
 * let match = startMatch(pot, null, scriptedDice([]));
 * match = playAction(pot, match, { type: 'double', player: 'Ann' });
 * match = playAction(pot, match, { type: 'roll', player: 'Ann' }, scriptedDice([5]));
 * match.state; // => 7
 * // Nobody doubled: the step goes, the die stays.
 * const corrected = correct(pot, match, { step: 0, agreed: ['Ann'] });
 * corrected.match.state; // => 6
 * corrected.dropped; // => []
 * correct(pot, match, { step: 0, agreed: [] }); // => throws correct/not-agreed
 * ```
 */
export function correct<Types extends GameTypes>(
  game: Game<Types>,
  match: Match<Types>,
  correction: CorrectionRequest<Types>,
  dice?: Dice,
): Corrected<Types> {
  requireNone(checkCorrection(game, match, correction));
  const { step } = correction;
  const { pending, ...record } = match.record;
  const before = replay(game, { ...record, steps: record.steps.slice(0, step) });
  const was: readonly PlayedAction<Types>[] = [...record.steps, ...(pending ? [pending] : [])]
    .slice(step)
    .map(({ action, faces }) => ({ action, faces }));
  const action = correction.action && parsedCopy(game.parse.action(correction.action));
  const rewound = withCorrection(before, {
    step,
    agreed: game.players(record.setup),
    ...(action && { action }),
    was,
  });
  const [first, ...later] = was as readonly [PlayedAction<Types>, ...(readonly PlayedAction<Types>[])];
  const begun = action ? playKept(game, rewound, { action, faces: first.faces }, dice) : rewound;
  return playLegal(game, begun, later, pending && !dice ? later.at(-1) : undefined, dice);
}

function withCorrection<Types extends GameTypes>(
  match: Match<Types>,
  correction: Omit<Correction<Types>, 'checksum'>,
): Match<Types> {
  const { record } = match;
  const before = record.corrections.at(-1)?.checksum ?? record.checksum;
  const entry = { ...correction, checksum: correctionChecksum(before, correction) };
  return { ...match, record: { ...record, corrections: [...record.corrections, entry] } };
}

function playLegal<Types extends GameTypes>(
  game: Game<Types>,
  start: Match<Types>,
  later: readonly PlayedAction<Types>[],
  waiting: PlayedAction<Types> | undefined,
  dice: Dice | undefined,
): Corrected<Types> {
  let match = start;
  for (const [index, played] of later.entries()) {
    const violations = game.check(match.state, played.action);
    if (violations.length > 0) {
      const dropped = later
        .slice(index)
        .map((one) => ({ ...one, violations: one === played ? violations : [] }));
      return { match, dropped };
    }
    match = played === waiting ? waitOn(game, match, played) : playKept(game, match, played, dice);
  }
  return { match, dropped: [] };
}

/** Plays an action on the faces that it had before. */
function playKept<Types extends GameTypes>(
  game: Game<Types>,
  match: Match<Types>,
  { action, faces }: PlayedAction<Types>,
  dice: Dice | undefined,
): Match<Types> {
  const { seed, steps, corrections } = match.record;
  const log = recordingDice(keptDice(faces, stepDice(seed, steps.length, corrections.length, dice)));
  const result = game.apply(match.state, action, log);
  return withStep(
    match,
    recordedStep(chainBehind(match.record, match.record.steps), action, log.rolls(), result),
  );
}

/** Lets an action that waits for its dice wait on, with the faces that it asks for again. */
function waitOn<Types extends GameTypes>(
  game: Game<Types>,
  match: Match<Types>,
  { action, faces }: PlayedAction<Types>,
): Match<Types> {
  const left = [...faces];
  const known: LoggedRoll[] = [];
  for (;;) {
    const asked = askPending(game, match, { action, faces: known });
    if (asked.done) return asked.match;
    const { sides, label } = asked.question;
    const index = left.findIndex((die) => die.sides === sides && die.label === label);
    if (index < 0) return asked.match;
    known.push(...left.splice(index, 1));
  }
}
