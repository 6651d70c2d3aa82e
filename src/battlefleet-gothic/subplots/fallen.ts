import type { UnitOutcome } from '../ledger/unitOutcome';

/** The capital ships among units, a decoy being none. */
export function capitalShipsAmong(units: readonly UnitOutcome[]): readonly UnitOutcome[] {
  return units.filter(({ kind, decoy }) => kind === 'capital-ship' && !decoy);
}

/** Crippled or destroyed. */
export function isFallen({ crippled, destroyed }: UnitOutcome): boolean {
  return crippled || destroyed;
}

/** The full points of ships and squadrons, each once; a defence is no ship. */
export function shipPoints(units: readonly UnitOutcome[]): number {
  return units.reduce((sum, { kind, points }) => (kind === 'defence' ? sum : sum + points), 0);
}

/** What became of a unit; undefined where there is none. */
export function unitWithId(units: readonly UnitOutcome[], id: string | null): UnitOutcome | undefined {
  return units.find((unit) => unit.id === id);
}

/** Whether a unit came through neither crippled nor destroyed. */
export function isUnbroken(unit: UnitOutcome | undefined): boolean {
  return unit !== undefined && !isFallen(unit);
}
