import type { BattleFact } from '../battle/battleFact';

/** The units that matter, after something happened: of one that split all parts do. */
export function afterSplit(units: readonly string[], fact: BattleFact): readonly string[] {
  if (fact.type !== 'unit-split' || !units.includes(fact.unit)) return units;
  return units.flatMap((unit) => (unit === fact.unit ? fact.into.map(({ id }) => id) : unit));
}

/** The unit that has something in hand, after something happened: of one that split the first part has it. */
export function bearerAfterSplit(unit: string | null, fact: BattleFact): string | null {
  if (fact.type !== 'unit-split' || unit !== fact.unit) return unit;
  return fact.into[0]?.id ?? null;
}
