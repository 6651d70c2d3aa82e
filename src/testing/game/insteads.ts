import { derive } from '../../core/dice/derive';
import type { Dice } from '../../core/dice/dice';
import { seededDice } from '../../core/dice/seededDice';
import type { GameTypes } from '../../core/game/game';
import { isSame, jsonText } from '../plain/jsonText';
import type { Arena } from './arena';
import { parsed } from './junk';
import { offers } from './offers';

/** How many are found for each action, how many are looked at for it, and how often something is proposed. */
const MOST = 2;
const MOST_TRIED = 16;
const PROPOSALS = 4;

type Members = { readonly [name: string]: unknown };

/**
 * Legal actions that a player might have taken instead: like the one he took but for a single member, so that whatever
 * somebody else learns of the difference he learns of that member.
 */
export function insteads<Types extends GameTypes>(
  arena: Arena<Types>,
  state: Types['state'],
  action: Types['action'],
  step: number,
): readonly Types['action'][] {
  const { game, pool, seed } = arena;
  const { player } = action;
  if (!game.toAct(state).includes(player)) return [];
  const dice = seededDice(derive(seed, 'instead', step));
  const offered = Array.from({ length: game.actions(state, player) ? 1 : PROPOSALS }, (_, index) =>
    offers(game, state, player, derive(seed, 'instead', step, index)),
  ).flat();
  const known = pool.all().filter((one) => one.player === player);
  const tried = new Map<string, unknown>();
  for (const other of [...turned(offered, dice), ...turned(known, dice)]) {
    for (const json of crossed(action, other)) tried.set(jsonText(json), json);
    if (tried.size >= MOST_TRIED) break;
  }
  const found: Types['action'][] = [];
  for (const json of tried.values()) {
    const one = parsed('action', json, (given) => game.parse.action(given));
    if (one === undefined || isSame(one, action) || game.check(state, one).length > 0) continue;
    found.push(one);
    if (found.length === MOST) break;
  }
  return found;
}

/** An action with one member of another one in it, for each member in which they differ. */
function crossed(action: object, other: object): readonly unknown[] {
  const [one, two] = [action, other] as readonly [Members, Members];
  const names = new Set([...Object.keys(action), ...Object.keys(other)]);
  return [...names].flatMap((name) => {
    if (name === 'player' || isSame(one[name], two[name])) return [];
    const { [name]: _, ...rest } = one;
    return [two[name] === undefined ? rest : { ...one, [name]: two[name] }];
  });
}

/** A list that begins somewhere else, so that each of a long one has its turn. */
function turned<T>(list: readonly T[], dice: Dice): readonly T[] {
  if (list.length < 2) return list;
  const first = dice.roll(list.length) - 1;
  return [...list.slice(first), ...list.slice(0, first)];
}
