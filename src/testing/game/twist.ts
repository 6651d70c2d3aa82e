import type { Dice } from '../../core/dice/dice';
import { rollDie } from '../../core/dice/rollDie';

/** Where something stands inside plain JSON. */
type Place = readonly (string | number)[];

/**
 * Something much like an action, with one thing in it that another action has there, or that is odd: what somebody
 * tries who means no good.
 */
export function twist<Action>(
  action: Action,
  others: readonly Action[],
  players: readonly string[],
  dice: Dice,
): unknown {
  const place = pick(placesIn(action, []).slice(1), dice);
  if (!place) return action;
  const elsewhere = others.map((other) => at(other, place)).filter((value) => value !== undefined);
  const odd = oddities(at(action, place), players);
  const instead = pick(rollDie(2, dice) === 1 && elsewhere.length > 0 ? elsewhere : odd, dice);
  return replaced(action, place, instead);
}

/** One of a list; undefined where it is empty. */
export function pick<T>(list: readonly T[], dice: Dice): T | undefined {
  return list.length > 1 ? list[rollDie(list.length, dice) - 1] : list[0];
}

function placesIn(value: unknown, place: Place): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [place, ...keys.flatMap((key) => placesIn(memberOf(value, key), [...place, key]))];
}

function at(value: unknown, place: Place): unknown {
  return place.reduce(memberOf, value);
}

function memberOf(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as { readonly [key: string]: unknown })[key];
}

/** Undefined takes it out. */
function replaced(value: unknown, [key, ...rest]: Place, instead: unknown): unknown {
  if (key === undefined) return instead;
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const next = index === key ? replaced(item, rest, instead) : item;
      return next === undefined ? [] : [next];
    });
  }
  const members = Object.entries(value as object).map(
    ([name, member]) => [name, name === key ? replaced(member, rest, instead) : member] as const,
  );
  return Object.fromEntries(members.filter(([, member]) => member !== undefined));
}

function oddities(value: unknown, players: readonly string[]): readonly unknown[] {
  if (typeof value === 'number')
    return [value + 1, value - 1, -value - 1, value + 0.5, 0, 1e9, String(value), null];
  if (typeof value === 'string') return [...players, 'nobody', '', 7, null, undefined];
  if (typeof value === 'boolean') return [!value, 'true', undefined];
  if (!Array.isArray(value)) return [{}, [], 'nobody', undefined];
  return [
    [],
    value.slice(0, -1),
    [...value, ...value],
    [...value].reverse(),
    [...value, 'nobody'],
    undefined,
  ];
}
