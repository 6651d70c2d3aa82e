import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import { checkSetUp, setUpScenario, theRaiders } from 'wargame-rules/battlefleet-gothic';

const ship = (id: string, points: number) => ({ id, name: id, type: 'cruiser', points }) as const;
const factsOn = (table: unknown) =>
  ({
    agreed: { points: 200 },
    rolls: {},
    forces: {
      fleets: {
        attacker: { name: 'Raiders', capitalShips: [ship('tiger', 100)], squadrons: [] },
        defender: { name: 'Patrol', capitalShips: [ship('lion', 180)], squadrons: [] },
      },
    },
    choices: {},
    table: table as { width: number; height: number },
    battlezone: 'none',
  }) as const;

describe('checkSetUp', () => {
  it('BG-FORMAT-1: lists a table that can not be, and the set-up throws the same', () => {
    const bad: readonly (readonly [unknown, readonly string[]])[] = [
      [{ width: 180, height: Number.NaN }, ['table.height']],
      [{ width: 0, height: -1 }, ['table.width', 'table.height']],
      [{ width: 120, height: 180 }, ['table.width']],
      [null, ['table.width', 'table.height']],
    ];
    for (const [table, paths] of bad) {
      const facts = factsOn(table);
      const faults = checkSetUp(theRaiders, facts);
      expect(faults.map(({ path }) => path)).toEqual(paths);
      expect(() => setUpScenario(theRaiders, facts, scriptedDice([]))).toThrow(
        expect.objectContaining({ violations: faults }),
      );
    }
    expect(checkSetUp(theRaiders, factsOn({ width: 180, height: 120 }))).toEqual([]);
  });
});
