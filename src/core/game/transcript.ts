import type { Game, GameTypes } from './game';
import { history } from './history';
import type { Match } from './match';
import { viewedCorrections } from './matchView';
import { requireMatch } from './requireMatch';
import type { Viewer } from './viewer';

/**
 * Writes a match down for people, line by line and always alike: for golden playthroughs and for reports.
 *
 * @param game - the game
 * @param match - the match
 * @param viewer - for whom: a player, or `'spectator'`; nothing stands there that he may not know
 * @returns the lines: the game, each action (`>`) with its events, the corrections (`!`), the outcome (`=`)
 * @since 0.1.0
 * @example
 * ```ts
 * import { type Game, type GameTypes, type Match, transcript } from 'wargame-rules';
 *
 * const print = <Types extends GameTypes>(game: Game<Types>, match: Match<Types>) =>
 *   console.log(transcript(game, match, 'spectator').join('\n'));
 * ```
 */
export function transcript<Types extends GameTypes>(
  game: Game<Types>,
  match: Match<Types>,
  viewer: Viewer<Types['player']>,
): readonly string[] {
  requireMatch(match);
  const outcome = game.outcome(match.state);
  return [
    `${game.id} ${game.version}`,
    ...history(game, match, viewer).flatMap(({ action, events }) => [
      ...(action ? [`> ${actionText(action)}`] : []),
      ...events.map((event) => `  ${textOf(event)}`),
    ]),
    ...viewedCorrections(game, match, viewer).map(
      ({ agreed, was, action }) =>
        `! ${agreed.join(', ')}: ${was ? actionText(was) : '?'} -> ${action ? actionText(action) : '-'}`,
    ),
    ...(outcome
      ? [
          `= ${outcome.winners.join(', ') || 'draw'}`,
          ...outcome.reasons.map(({ rule, message }) => `  ${rule ? `${rule}: ` : ''}${message}`),
        ]
      : []),
  ];
}

function actionText({ player, ...action }: GameTypes['action']): string {
  return `${player}: ${textOf(action)}`;
}

/** The type, and what else there is. */
function textOf({ type, ...rest }: { readonly type: string }): string {
  return Object.keys(rest).length === 0 ? type : `${type} ${JSON.stringify(rest)}`;
}
