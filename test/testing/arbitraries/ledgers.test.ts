import { describe, expect, it } from 'vitest';
import { LISTED_SHIP_STATUSES, type ListedSide, ledgers } from 'wargame-rules/testing';
import { rangeOf, samples } from './samples';

const sides = (): readonly ListedSide[] => samples(ledgers()).flatMap((ledger) => ledger.sides);

/** What became of every capital ship, with its damage points. */
const fates = () =>
  sides().flatMap(({ fleet, capitalShips }) =>
    capitalShips.map((fate, index) => ({
      ...fate,
      damagePoints: fleet.capitalShips[index]?.damagePoints ?? Number.NaN,
    })),
  );

describe('ledgers', () => {
  it('are of Ann and Ben, each with a fleet of an own name, and of one to twelve turns', () => {
    const all = samples(ledgers());
    for (const ledger of all) {
      expect(ledger.sides.map(({ player, fleet }) => [player, fleet.name])).toEqual([
        ['Ann', 'eagles'],
        ['Ben', 'wolves'],
      ]);
    }
    expect(rangeOf(all.map(({ turns }) => turns))).toEqual([1, 12]);
  });

  it('know what became of every ship and squadron, in the order of the fleet', () => {
    for (const { fleet, capitalShips, squadrons } of sides()) {
      expect(capitalShips.map(({ id }) => id)).toEqual(fleet.capitalShips.map(({ id }) => id));
      expect(squadrons.map(({ id }) => id)).toEqual(fleet.squadrons.map(({ id }) => id));
    }
  });

  it('have hulks and destroyed ships without a damage point left, and other ships with one at least', () => {
    const lost = fates().filter(({ status }) => status === 'destroyed' || status === 'hulk');
    expect(new Set(lost.map(({ status }) => status)).size).toBe(2);
    for (const { damageLost, damagePoints } of lost) expect(damageLost).toBe(damagePoints);
    const others = fates().filter(({ status }) => status !== 'destroyed' && status !== 'hulk');
    expect(new Set(others.map(({ status }) => status)).size).toBe(LISTED_SHIP_STATUSES.length - 2);
    for (const { damageLost, damagePoints } of others) expect(damageLost).toBeLessThan(damagePoints);
    expect(rangeOf(others.map(({ damageLost }) => damageLost))).toEqual([0, 11]);
  });

  it('have ships crippled that have lost half of their damage points, and no others', () => {
    for (const { crippled, damageLost, damagePoints } of fates()) {
      expect(crippled).toBe(damageLost / damagePoints >= 1 / 2);
    }
    expect(fates().some(({ damageLost, damagePoints }) => damageLost * 2 === damagePoints)).toBe(true);
    expect(new Set(fates().map(({ crippled }) => crippled))).toEqual(new Set([false, true]));
  });

  it('have squadrons that lose none, some or all of their ships, and are destroyed with the last', () => {
    const seen = new Set<string>();
    for (const { fleet, squadrons } of sides()) {
      for (const [index, { lost, status }] of squadrons.entries()) {
        const left = (fleet.squadrons[index]?.ships.length ?? Number.NaN) - lost;
        expect(status).toBe(left === 0 ? 'destroyed' : 'on-table');
        expect(Math.min(lost, left)).toBeGreaterThanOrEqual(0);
        seen.add(left === 0 ? 'all' : lost === 0 ? 'none' : 'some');
      }
    }
    expect([...seen].sort()).toEqual(['all', 'none', 'some']);
  });
});
