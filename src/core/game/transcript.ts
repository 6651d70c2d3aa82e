import { requireFunction } from '../errors/requireFunction';
import { wrongArgument } from '../errors/wrongArgument';
import type { Game, GameTypes } from './game';
import { type HistoryEntry, history } from './history';
import type { Match } from './match';
import { viewedCorrections } from './matchView';
import { requireGame } from './requireGame';
import { requireMatch } from './requireMatch';
import type { Viewer } from './viewer';

/**
 * How {@link transcript} says things.
 *
 * @typeParam Types - the types of the game, in one bag
 * @since 0.1.0
 */
export interface TranscriptOptions<Types extends GameTypes> {
  /** What says them in words; each may be left out, and then stands there as data. */
  readonly tell?: {
    /** An action in a line of words, with the player where he is to be named; null leaves the line out. */
    readonly action?: (action: Types['action']) => string | null;
    /** An event in a line of words; null leaves the line out. The entry is all that the viewer may read of the step. */
    readonly event?: (event: Types['event'], entry: HistoryEntry<Types>) => string | null;
  };
}

/**
 * Writes a match down for people, line by line and always alike: for golden playthroughs and for reports. Actions and
 * events stand there as data unless `tell` says them in words.
 *
 * @param game - the game
 * @param match - the match
 * @param viewer - for whom: a player, or `'spectator'`; nothing stands there that he may not know, and `tell` gets
 *   nothing else
 * @param options - the words for actions and events. A correction always has its line: `?` stands for an action that
 *   is not told
 * @returns the lines: the game, each action (`>`) with its events, the corrections (`!`), the outcome (`=`)
 * @throws {@link WargameError} `argument/missing` for what is no game or no match, and where `tell` gives neither a text
 *   nor null; and what `tell` throws
 * @since 0.1.0
 * @example
 * ```ts
 * import { type Game, type GameTypes, type Match, transcript } from 'wargame-rules';
 *
 * const print = <Types extends GameTypes>(game: Game<Types>, match: Match<Types>) =>
 *   console.log(transcript(game, match, 'spectator').join('\n'));
 *
 * // Only who did something, and nothing of what came of it.
 * const deeds = <Types extends GameTypes>(game: Game<Types>, match: Match<Types>) =>
 *   transcript(game, match, 'spectator', {
 *     tell: { action: ({ player, type }) => `${player} chose ${type}`, event: () => null },
 *   });
 * ```
 */
export function transcript<Types extends GameTypes>(
  game: Game<Types>,
  match: Match<Types>,
  viewer: Viewer<Types['player']>,
  options: TranscriptOptions<Types> = {},
): readonly string[] {
  requireGame(game);
  requireMatch(match);
  const { action: tellAction = actionText, event: tellEvent = textOf } = options?.tell ?? {};
  requireFunction(tellAction, 'options.tell.action');
  requireFunction(tellEvent, 'options.tell.event');
  const said = (action: Types['action']): string | null => told(tellAction(action), 'action');
  const outcome = game.outcome(match.state);
  return [
    `${game.id} ${game.version}`,
    ...history(game, match, viewer).flatMap((entry) => [
      ...line('> ', entry.action ? said(entry.action) : null),
      ...entry.events.flatMap((event) => line('  ', told(tellEvent(event, entry), 'event'))),
    ]),
    ...viewedCorrections(game, match, viewer).map(
      ({ agreed, was, action }) =>
        `! ${agreed.join(', ')}: ${(was && said(was)) ?? '?'} -> ${action ? (said(action) ?? '?') : '-'}`,
    ),
    ...(outcome
      ? [
          `= ${outcome.winners.join(', ') || 'draw'}`,
          ...outcome.reasons.map(({ rule, message }) => `  ${rule ? `${rule}: ` : ''}${message}`),
        ]
      : []),
  ];
}

function line(mark: string, text: string | null): readonly string[] {
  return text === null ? [] : [mark + text];
}

/** What was said, or null where nothing is to be said. */
function told(text: unknown, teller: string): string | null {
  if (text === null || typeof text === 'string') return text;
  throw wrongArgument(`options.tell.${teller}`, 'a text or null from it');
}

function actionText({ player, ...action }: GameTypes['action']): string {
  return `${player}: ${textOf(action)}`;
}

/** The type, and what else there is. */
function textOf({ type, ...rest }: { readonly type: string }): string {
  return Object.keys(rest).length === 0 ? type : `${type} ${JSON.stringify(rest)}`;
}
