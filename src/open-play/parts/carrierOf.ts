import type { Battle } from '../battle/battle';
import { type FoundUnit, findUnit } from '../battle/queries/findUnit';
import type { FoundThing } from './searchState';

/** The unit that carries something, and its army; none where it lies on the ground. */
export function carrierOf(battle: Battle, { carrier }: FoundThing): FoundUnit | undefined {
  return carrier === null ? undefined : findUnit(battle, carrier);
}
