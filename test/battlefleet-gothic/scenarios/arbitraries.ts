import fc from 'fast-check';
import { type Dice, isWithinZone, type Point, seededDice } from 'wargame-rules';
import {
  BATTLEZONES,
  type BattlefieldFacts,
  type CapitalShip,
  type DeploymentZone,
  type EscortSquadron,
  type Fleet,
  type LedgerSide,
  PLANET_SIZES,
} from 'wargame-rules/battlefleet-gothic';

const table = fc
  .record({ width: fc.integer({ min: 60, max: 260 }), height: fc.integer({ min: 60, max: 200 }) })
  .map(({ width, height }) => ({ width: Math.max(width, height), height: Math.min(width, height) }));

/** Facts of a battlefield, some with a planet in the middle. */
export const battlefieldFacts: fc.Arbitrary<BattlefieldFacts> = fc
  .record({
    zone: fc.constantFrom(...BATTLEZONES),
    table,
    size: fc.option(fc.constantFrom(...PLANET_SIZES), { freq: 3 }),
  })
  .map(({ zone, table: { width, height }, size }) => ({
    zone,
    table: { width, height },
    ...(size && { planet: { size, at: { x: width / 2, y: height / 2 } } }),
  }));

/** A cruiser of so many points. */
export function cruiser(id: string, points: number = 180, more: Partial<CapitalShip> = {}): CapitalShip {
  return { id, name: id, type: 'cruiser', points, damagePoints: 8, ...more };
}

/** A squadron of ships of 30 points each. */
export function squadron(id: string, ships: number, points: number = 30): EscortSquadron {
  return {
    id,
    name: id,
    ships: Array.from({ length: ships }, (_, index) => ({ name: `${id} ${index + 1}`, points })),
  };
}

/** Transports, for nothing unless told. */
export function transports(count: number, points: number = 0): NonNullable<Fleet['transports']> {
  return Array.from({ length: count }, (_, index) => ({
    id: `t${index + 1}`,
    name: `T${index + 1}`,
    points,
  }));
}

/** A fleet of whatever is given. */
export function fleet(parts: Partial<Fleet> = {}): Fleet {
  return { name: 'Fleet', capitalShips: [], squadrons: [], ...parts };
}

/** A side of a ledger, with what became of its ships. */
export function side(player: string, ships: Fleet, fates: Partial<LedgerSide> = {}): LedgerSide {
  return { player, fleet: ships, ...fates };
}

/** Whether a zone is there and a point lies in it. */
export function zoneHolds(deployment: DeploymentZone | undefined, point: Point): boolean {
  return deployment !== undefined && isWithinZone(point, deployment.zone);
}

/** Dice that give these faces to the rolls for these, and leave all others to chance. */
export function riggedDice(faces: { readonly [label: string]: number }): Dice {
  const chance = seededDice(7);
  return { roll: (sides, label = '') => faces[label] ?? chance.roll(sides, label) };
}
