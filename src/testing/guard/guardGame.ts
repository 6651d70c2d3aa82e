import type { Game, GameTypes } from '../../core/game/game';
import { callWithDice } from './callWithDice';
import { type Guard, makeGuard } from './guard';

/** A game under guard. */
export interface GuardedGame<Types extends GameTypes> {
  /** The same game; each of its functions is guarded, whoever calls it. */
  readonly game: Game<Types>;
  readonly watch: Guard['watch'];
}

/** Puts a game under guard. */
export function guardGame<Types extends GameTypes>(game: Game<Types>): GuardedGame<Types> {
  const { call, watch } = makeGuard();
  return { game: guardedBy(call, game), watch };
}

function guardedBy<Types extends GameTypes>(call: Guard['call'], game: Game<Types>): Game<Types> {
  const { propose, viewAction, viewEvent, redeal } = game;
  return {
    id: game.id,
    version: game.version,
    parse: {
      // What comes from outside is handed over as it is: it need not be JSON.
      setup: (json) => call('parse.setup', [], () => game.parse.setup(json)),
      action: (json) => call('parse.action', [], () => game.parse.action(json)),
    },
    players: (setup) => call('players', [setup], (given) => game.players(given)),
    start: (setup, dice) =>
      callWithDice(call, 'start', [setup], dice, (given, lent) => game.start(given, lent)),
    toAct: (state) => call('toAct', [state], (given) => game.toAct(given)),
    check: (state, action) => call('check', [state, action], (given, done) => game.check(given, done)),
    actions: (state, player) => call('actions', [state, player], (given, who) => game.actions(given, who)),
    apply: (state, action, dice) =>
      callWithDice(call, 'apply', [state, action], dice, (given, done, lent) =>
        game.apply(given, done, lent),
      ),
    outcome: (state) => call('outcome', [state], (given) => game.outcome(given)),
    view: (state, viewer) => call('view', [state, viewer], (given, who) => game.view(given, who)),
    ...(propose && {
      propose: (state, player, dice) =>
        callWithDice(call, 'propose', [state, player], dice, (given, who, lent) =>
          propose.call(game, given, who, lent),
        ),
    }),
    ...(viewAction && {
      viewAction: (action, viewer) =>
        call('viewAction', [action, viewer], (given, who) => viewAction.call(game, given, who)),
    }),
    ...(viewEvent && {
      viewEvent: (event, viewer) =>
        call('viewEvent', [event, viewer], (given, who) => viewEvent.call(game, given, who)),
    }),
    ...(redeal && {
      redeal: (state, viewer, dice) =>
        callWithDice(call, 'redeal', [state, viewer], dice, (given, who, lent) =>
          redeal.call(game, given, who, lent),
        ),
    }),
  };
}
