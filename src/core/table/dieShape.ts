import { WargameError } from '../errors/wargameError';
import { shown } from '../shape/shown';
import type { DieName } from './dieName';
import type { TableErrorCode } from './tableErrorCode';

/** The most values that the die of a table may have; printed tables end at a hundred. */
const MOST_VALUES = 1_000;

/** What a die's name says: two digits, or a sum of like dice. */
export type DieShape =
  | { readonly kind: 'digits' }
  | { readonly kind: 'sum'; readonly count: number; readonly sides: number };

/** Reads a die's name; null where nobody has such a die. */
export function dieShape(die: unknown): DieShape | null {
  if (die === 'D66') return { kind: 'digits' };
  const [, count = '1', sides] = (typeof die === 'string' && /^([1-9]\d*)?D([1-9]\d*)$/.exec(die)) || [];
  if (sides === undefined || /^(\d)\1+$/.test(sides)) return null;
  const shape = { kind: 'sum', count: Number(count), sides: Number(sides) } as const;
  const values = shape.count * (shape.sides - 1) + 1;
  // Beyond the last bound the ways to roll a value could no longer be counted in exact numbers.
  const countable = Number.isSafeInteger(shape.sides ** shape.count);
  return shape.sides >= 2 && values <= MOST_VALUES && countable ? shape : null;
}

/** The same, refused instead of null. */
export function requireDie(die: DieName): DieShape {
  const shape = dieShape(die);
  if (shape) return shape;
  throw new WargameError<TableErrorCode>({ code: 'table/unknown-die', message: noSuchDie(die), path: 'die' });
}

/** The sentence for a name that is no die's. */
export function noSuchDie(die: unknown): string {
  return `expected a die such as D6, 2D6 or D66, got ${shown(die)}`;
}
