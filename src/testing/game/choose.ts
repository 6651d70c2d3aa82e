import { seededDice } from '../../core/dice/seededDice';
import type { GameTypes } from '../../core/game/game';
import type { Arena } from './arena';
import { parsed } from './junk';
import { offers } from './offers';
import { requireJunkRefused } from './requireJunkRefused';
import { pick, twist } from './twist';

/** One choice in so many goes to something that the game did not offer, if its rules allow it. */
const DARING = 4;

/** What is played in a state, by a number. The lower the number, the plainer the choice. */
export function choose<Types extends GameTypes>(
  arena: Arena<Types>,
  state: Types['state'],
  choice: number,
): Types['action'] {
  const { game, pool } = arena;
  const acting = game.toAct(state);
  const player = acting[choice % acting.length] as Types['player'];
  const left = Math.floor(choice / acting.length);
  const offered = offers(game, state, player, choice);
  requireJunkRefused(arena, offered);
  pool.add(offered);
  const plain = offered[Math.floor(left / DARING) % offered.length] as Types['action'];
  if (left % DARING < DARING - 1) return plain;
  return daring(arena, state, plain, choice) ?? plain;
}

function daring<Types extends GameTypes>(
  { game, pool, players }: Arena<Types>,
  state: Types['state'],
  plain: Types['action'],
  choice: number,
): Types['action'] | undefined {
  const dice = seededDice(choice);
  const known = pool.all();
  const twisted = twist(pick(known, dice) ?? plain, known, players, dice);
  const action = parsed('action', twisted, (json) => game.parse.action(json));
  if (action === undefined || !game.toAct(state).includes(action.player)) return undefined;
  if (game.check(state, action).length > 0) return undefined;
  pool.add([action]);
  return action;
}
