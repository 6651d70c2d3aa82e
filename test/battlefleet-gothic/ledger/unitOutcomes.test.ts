import { describe, expect, it } from 'vitest';
import { unitOutcomes, viewLedger } from 'wargame-rules/battlefleet-gothic';
import { battle, cruiser, fate, fleet, refusals, squadron } from './build';

describe('what became of units', () => {
  it('is told in the order of the fleet; without a fate a unit is unharmed', () => {
    const own = fleet([cruiser('a')], [squadron('s', 3)], {
      transports: [{ id: 't', name: 'Barge', points: 10 }],
      defences: [{ id: 'd', name: 'Dock', points: 90 }],
    });
    const outcomes = unitOutcomes(battle({ fleet: own }, {}), 'Ann');
    expect(outcomes.map(({ kind, id, points, ships }) => [kind, id, points, ships])).toEqual([
      ['capital-ship', 'a', 180, 1],
      ['squadron', 's', 90, 3],
      ['transport', 't', 10, 1],
      ['defence', 'd', 90, 0],
    ]);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'on-table', crippled: false, destroyed: false, lost: 0 });
    }
  });

  it('says what is not told of damage', () => {
    const [a, b, c] = unitOutcomes(
      battle(
        {
          fleet: fleet([cruiser('a'), cruiser('b'), cruiser('c')]),
          capitalShips: [
            fate('a', 'destroyed'),
            fate('b', 'on-table', { damageLost: 3, damageDealt: 1 }),
            fate('c', 'on-table', { damageLost: 2 }),
          ],
        },
        {},
      ),
      'Ann',
    );
    expect([a?.damageLost, a?.damageDealt]).toEqual([null, null]);
    expect([b?.damageLost, b?.damageDealt]).toEqual([3, 1]);
    expect([c?.damageLost, c?.damageDealt]).toEqual([2, 2]);
  });

  it('C33: is remembered of who did it when that one is gone as well', () => {
    const told = battle(
      { fleet: fleet([cruiser('a')]), capitalShips: [fate('a', 'destroyed')] },
      { fleet: fleet([cruiser('b')]), capitalShips: [fate('b', 'destroyed', { destroyedBy: 'a' })] },
    );
    expect(unitOutcomes(told, 'Ben')[0]?.destroyedBy).toBe('a');
  });

  it('is asked of a player of the battle', () => {
    expect(refusals(() => unitOutcomes(battle({}, {}), 'Cid'))).toEqual([
      ['ledger/unknown-player', 'player'],
    ]);
  });
});

describe('the view of a ledger', () => {
  const decoy = cruiser('decoy', { decoy: true });
  const ann = { fleet: fleet([cruiser('a'), decoy]) };
  const decoysSeenBy = (viewer: string, deeds: { ann?: object[]; ben?: object[] } = {}) => {
    const told = battle(
      { ...ann, deeds: (deeds.ann ?? []) as never },
      { fleet: fleet([cruiser('b')]), deeds: (deeds.ben ?? []) as never },
    );
    const view = viewLedger(told, viewer);
    return view.sides.flatMap((side) => side.fleet.capitalShips.filter((ship) => ship.decoy)).length;
  };

  it('BG-SUB-3: hides a decoy from others until it fires or is fired on', () => {
    expect(decoysSeenBy('Ann')).toBe(1);
    expect(decoysSeenBy('Ben')).toBe(0);
    expect(decoysSeenBy('spectator')).toBe(0);
    expect(decoysSeenBy('Ben', { ann: [{ type: 'fire', by: 'decoy', target: 'b' }] })).toBe(1);
    expect(decoysSeenBy('Ben', { ben: [{ type: 'fire', by: 'b', target: 'decoy' }] })).toBe(1);
    expect(decoysSeenBy('Ben', { ben: [{ type: 'fire', by: 'b', target: 'a' }] })).toBe(0);
  });

  it('C74, C78: is the same as that of a fleet without a decoy', () => {
    const { decoy: _, ...honest } = decoy;
    const withDecoy = viewLedger(battle(ann, {}), 'Ben');
    const without = viewLedger(battle({ fleet: fleet([cruiser('a'), honest]) }, {}), 'Ben');
    expect(withDecoy).toStrictEqual(without);
    expect(JSON.stringify(withDecoy)).toBe(JSON.stringify(without));
  });
});
