import { requireNone } from '../core/errors/requireNone';
import { defineGame } from '../core/game/defineGame';
import type { Game } from '../core/game/game';
import { checkAction } from './checkAction';
import type { Decision } from './decision';
import { defineEdition } from './edition/defineEdition';
import type { Edition } from './edition/edition';
import { rulesOf } from './edition/rules';
import { parseAction } from './parseAction';
import { parseSetup } from './parseSetup';
import { begin } from './progress';
import { SIDES } from './rules/side';
import { awaited, settle } from './settle';
import { startState } from './startState';
import { redealState } from './view/redealState';
import { viewAction, viewEvent } from './view/viewAction';
import { viewState } from './view/viewState';
import type { WarmasterTypes } from './warmasterTypes';

/**
 * Makes the game on an edition: the rules as a {@link Game}, which records, replays, undoes, and shows each
 * player what he may see.
 *
 * @param edition - board, counters, tables and special rules
 * @returns the game; its matches are set up with `{ edition: edition.id, version: edition.version }`
 * @throws {@link WargameError} with every fault that {@link checkEdition} finds
 * @rule WM-TURN-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { warmasterEdition, warmasterGame } from 'wargame-rules/warmaster';
 *
 * const game = warmasterGame(warmasterEdition);
 * const dice = seededDice('Terra');
 * const state = game.start({ edition: 'reconstruction', version: 1 }, dice);
 * game.toAct(state); // => ['traitor']
 * game.actions(state, 'traitor')?.length; // => 27
 * game.actions(state, 'imperial'); // => []
 * ```
 */
export function warmasterGame(edition: Edition): Game<WarmasterTypes> {
  const rules = rulesOf(defineEdition(edition));
  return defineGame<WarmasterTypes>({
    id: 'warmaster',
    version: 1,
    parse: { setup: (json) => parseSetup(json, rules.edition), action: (json) => parseAction(json, rules) },
    players: () => SIDES,
    start: (setup) => {
      parseSetup(setup, rules.edition);
      return startState(rules);
    },
    toAct(state) {
      const decision = awaited(rules, state);
      return decision ? [decision.player(rules, state)] : [];
    },
    check: (state, action) => checkAction(rules, state, action),
    actions(state, player) {
      const decision = awaited(rules, state);
      return decision?.player(rules, state) === player ? decision.actions(rules, state) : [];
    },
    apply(state, action, dice) {
      const decision = awaited(rules, state);
      requireNone(checkAction(rules, state, action, decision));
      const progress = begin(rules, state, dice);
      // Where nobody has to choose, no action was allowed.
      (decision as Decision).apply(progress, action);
      settle(progress);
      const { state: next, events, seals } = progress;
      return seals ? { state: next, events, seals } : { state: next, events };
    },
    outcome: ({ outcome }) => outcome,
    view: (state, viewer) => viewState(rules, state, viewer),
    viewAction,
    viewEvent,
    redeal: (state, viewer, dice) => redealState(rules, state, viewer, dice),
  });
}
