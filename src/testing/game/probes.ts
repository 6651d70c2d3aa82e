import { derive } from '../../core/dice/derive';
import { seededDice } from '../../core/dice/seededDice';
import type { GameTypes } from '../../core/game/game';
import { requireThat } from '../guard/broken';
import { difference, isSame, jsonText, shown } from '../plain/jsonText';
import type { Arena, Course } from './arena';
import { parsed } from './junk';
import { offers } from './offers';
import { requireJunkRefused } from './requireJunkRefused';
import { standAt } from './trail';
import { tryAction } from './tryAction';
import { pick, twist } from './twist';

/** Of long lists a part is tried in each state; the others have their turn in other states. */
const MOST_OFFERS = 12;

/** Tries actions in every state of a match: those offered, those of others, stale and early ones, twisted ones. */
export function requireFirmRules<Types extends GameTypes>(arena: Arena<Types>, course: Course<Types>): void {
  for (const match of course) {
    standAt(arena.trail, match);
    const { state } = match;
    requireSteady(arena, state);
    const step = match.record.steps.length;
    const offered = requireOffers(arena, state, step);
    requireJunkRefused(arena, offered);
    for (const [index, action] of doubtful(arena, offered, step).entries()) {
      tryAction(arena, state, action, seededDice(derive(arena.seed, 'try', step, index)));
    }
  }
}

/** What only looks gives the same when it looks again. */
function requireSteady<Types extends GameTypes>(
  { game, players }: Arena<Types>,
  state: Types['state'],
): void {
  const looks = {
    toAct: () => game.toAct(state),
    outcome: () => game.outcome(state),
    actions: () => players.map((player) => game.actions(state, player)),
    view: () => [...players, 'spectator' as const].map((viewer) => game.view(state, viewer)),
  };
  for (const [who, look] of Object.entries(looks)) {
    const [once, again] = [look(), look()];
    requireThat(
      isSame(once, again),
      'same-inputs-same-result',
      () => `${who} gives ${difference(once, again)}`,
    );
  }
}

/** What the game offers in a state: all of it legal, and nothing to those who may not act. */
function requireOffers<Types extends GameTypes>(
  { game, players, trail, seed }: Arena<Types>,
  state: Types['state'],
  step: number,
): readonly Types['action'][] {
  const acting = game.toAct(state);
  for (const player of players) {
    const idle = acting.includes(player) || (game.actions(state, player) ?? []).length === 0;
    requireThat(idle, 'only-those-to-act', () => `${player} is not to act, and actions lists some for him`);
  }
  const offered = acting.flatMap((player) => offers(game, state, player, derive(seed, 'offer', step)));
  for (const action of offered) {
    trail.action = action;
    const reasons = game.check(state, action);
    requireThat(
      reasons.length === 0,
      'offered-is-legal',
      () => `check refuses what the game offers: ${shown(reasons)}`,
    );
    requireThat(
      acting.includes(action.player),
      'only-those-to-act',
      () => `${action.player} is not to act, and is offered an action`,
    );
  }
  trail.action = null;
  return offered;
}

function doubtful<Types extends GameTypes>(
  { game, players, trail, seed, tries, extra, pool }: Arena<Types>,
  offered: readonly Types['action'][],
  step: number,
): readonly Types['action'][] {
  const dice = seededDice(derive(seed, 'doubt', step));
  const known = pool.all();
  const some = Array.from({ length: Math.min(MOST_OFFERS, offered.length) }, (_, index) =>
    offered.length <= MOST_OFFERS ? offered[index] : pick(offered, dice),
  );
  const others = some.slice(0, 2).flatMap((action) => players.map((player) => ({ ...action, player })));
  const random = Array.from({ length: tries }, (_, index): unknown => {
    if (index % 3 === 0) return pick(known, dice);
    const base = pick(index % 3 === 1 && offered.length > 0 ? offered : known, dice);
    return base && twist(base, known, players, dice);
  });
  const found = new Map<string, Types['action']>();
  for (const json of [...(extra ? [extra] : []), ...some, ...others, ...random]) {
    const action =
      json === undefined ? undefined : parsed('action', json, (given) => game.parse.action(given));
    if (action === undefined) trail.counts.unreadable++;
    else found.set(jsonText(action), action);
  }
  return [...found.values()];
}
