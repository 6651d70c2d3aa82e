import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import { checkForces, convoy, type Fleet, rollForces } from 'wargame-rules/battlefleet-gothic';
import { refusals } from '../../ledger/build';
import { cruiser, fleet, squadron, transports } from '../arbitraries';

const rolled = {
  base: 1,
  attackers: [
    { roll: 3, result: { kind: 'clusters', clusters: 2 } },
    { roll: 6, result: { kind: 'capital-ship', mostPoints: 200 } },
  ],
} as const;

/** Forces of a convoy of four transports. */
function muster(ships: Fleet, clusters: unknown = ['deadfall', 'attack-craft']) {
  const attackers = fleet({ capitalShips: [cruiser('shark', 200)] });
  const forces = { fleets: { attackers, convoy: ships }, clusters: clusters as ['deadfall'] };
  return { agreed: { transports: 4 }, rolls: rolled, forces };
}

describe('the limits of Convoy', () => {
  const four = transports(4);

  it('ask for two transports at least, and a thousand at most', () => {
    const least = (number: unknown) =>
      refusals(() => rollForces(convoy, { transports: number as number }, scriptedDice([])));
    for (const number of [undefined, '4', 1.5, 0, 1, 1_001]) {
      expect(least(number)).toEqual([['scenario/bad-agreement', 'agreed.transports']]);
    }
    expect(rollForces(convoy, { transports: 2 }, scriptedDice([1, 1, 1])).attackers).toHaveLength(2);
    const thousand = scriptedDice(Array<number>(502).fill(1));
    expect(rollForces(convoy, { transports: 1_000 }, thousand).attackers).toHaveLength(501);
  });

  it('take escorts for 100 points a pair to the point, in a squadron a pair', () => {
    const escorts = (...squadrons: Fleet['squadrons']) =>
      checkForces(convoy, muster(fleet({ transports: four, squadrons })));
    expect(escorts(squadron('watch', 4, 25), squadron('ward', 2, 50))).toEqual([]);
    const [dear, many, ...rest] = escorts(
      squadron('watch', 4, 25),
      squadron('ward', 2, 50),
      squadron('wall', 1, 1),
    );
    expect(dear?.message).toMatch(/201.*200/);
    expect(many?.message).toMatch(/3.*2/);
    expect(rest).toEqual([]);
  });

  it('want to know what was rolled for the attackers', () => {
    const given = { ...muster(fleet({ transports: four })), rolls: { base: 1 } as typeof rolled };
    expect(refusals(() => checkForces(convoy, given))).toEqual([['argument/missing', 'rolls.attackers']]);
  });

  it('want a kind for each cluster that was rolled', () => {
    const faults = (clusters: unknown) =>
      checkForces(convoy, muster(fleet({ transports: four }), clusters)).map(({ code, path }) => [
        code,
        path,
      ]);
    expect(faults(['deadfall', 'deadfall'])).toEqual([]);
    for (const clusters of [null, 'deadfall', []]) {
      expect(faults(clusters)).toEqual([['scenario/wrong-choice', 'forces.clusters']]);
    }
  });
});
