import { describe, expect, it } from 'vitest';
import { fleets, LISTED_SHIP_TYPES } from 'wargame-rules/testing';
import { rangeOf, samples } from './samples';

describe('fleets', () => {
  it('have one to five capital ships, and up to three squadrons of one to six escorts', () => {
    const all = samples(fleets());
    expect(rangeOf(all.map(({ capitalShips }) => capitalShips.length))).toEqual([1, 5]);
    expect(rangeOf(all.map(({ squadrons }) => squadrons.length))).toEqual([0, 3]);
    const squadrons = all.flatMap((fleet) => fleet.squadrons);
    expect(rangeOf(squadrons.map(({ ships }) => ships.length))).toEqual([1, 6]);
  });

  it('number their ships, squadrons and escorts, under the name of the fleet', () => {
    for (const { name, capitalShips, squadrons } of samples(fleets('raiders'), 50)) {
      expect(name).toBe('raiders');
      expect(capitalShips.map((ship) => [ship.id, ship.name])).toEqual(
        capitalShips.map((_, index) => [`raiders/ship-${index + 1}`, `raiders ship ${index + 1}`]),
      );
      expect(squadrons.map((squadron) => [squadron.id, squadron.name])).toEqual(
        squadrons.map((_, index) => [`raiders/squadron-${index + 1}`, `raiders squadron ${index + 1}`]),
      );
      for (const { ships } of squadrons) {
        expect(ships.map((escort) => escort.name)).toEqual(ships.map((_, index) => `Escort ${index + 1}`));
      }
    }
  });

  it('are called fleet unless told', () => {
    const [fleet] = samples(fleets(), 1);
    expect([fleet?.name, fleet?.capitalShips[0]?.id]).toEqual(['fleet', 'fleet/ship-1']);
  });

  it('have ships of all types and figures', () => {
    const all = samples(fleets(), 1000);
    const ships = all.flatMap((fleet) => fleet.capitalShips);
    const escorts = all.flatMap((fleet) => fleet.squadrons.flatMap((squadron) => squadron.ships));
    expect(new Set(ships.map(({ type }) => type))).toEqual(new Set(LISTED_SHIP_TYPES));
    expect(rangeOf(ships.map(({ damagePoints }) => damagePoints))).toEqual([1, 12]);
    expect(rangeOf(ships.map(({ points }) => points))).toEqual([0, 400]);
    expect(rangeOf(escorts.map(({ points }) => points))).toEqual([0, 400]);
  });
});
