import type { BattleFact, SplitPart } from '../battle/battleFact';

type UnitSplit = Extract<BattleFact, { readonly type: 'unit-split' }>;

/** The units that matter, after something happened: of one that split all parts do. */
export function afterSplit(units: readonly string[], fact: BattleFact): readonly string[] {
  if (fact.type !== 'unit-split' || !units.includes(fact.unit)) return units;
  return units.flatMap((unit) => (unit === fact.unit ? fact.into.map(({ id }) => id) : unit));
}

/** The unit that has something in hand, after one split: the first part of that one has it, and a unit has two at least. */
export function bearerAfterSplit(unit: string | null, split: UnitSplit): string | null {
  return unit === split.unit ? (split.into[0] as SplitPart).id : unit;
}
