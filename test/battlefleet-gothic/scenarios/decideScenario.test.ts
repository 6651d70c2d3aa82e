import { describe, expect, it } from 'vitest';
import {
  blockadeRun,
  type CapitalShipFate,
  convoy,
  decideScenario,
  exterminatus,
  type Fleet,
  type LedgerSide,
  planetaryAssault,
  type SquadronFate,
  scenarioEnds,
  type TransportFate,
  theRaiders,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { cruiser, fleet, side, squadron, transports } from './arbitraries';
import { oneReason } from './oneReason';

/** Two sides as a ledger has them: as they are given, and the other way round. */
function bothWays(one: LedgerSide, other: LedgerSide): readonly (readonly [LedgerSide, LedgerSide])[] {
  return deepFreeze([
    [one, other],
    [other, one],
  ]);
}

const fox = fleet({ capitalShips: [cruiser('fox', 250)] });
const ox = fleet({ capitalShips: [cruiser('ox', 180)] });

describe('decideScenario', () => {
  const players = { attacker: 'Ann', defender: 'Ben' } as const;

  it('BG-VP-10: where the scenario says nothing victory points decide, and the ledger stays as it was', () => {
    const sunk = { capitalShips: [{ id: 'ox', status: 'destroyed' }] } as const;
    const ledger = deepFreeze({ sides: [side('Ben', ox, sunk), side('Ann', fox)], turns: 8 } as const);
    const told = { ...ledger, verdict: { winner: 'Ben' } } as const;
    expect(decideScenario(theRaiders, { players, ledger: told, events: {} })).toEqual({
      winner: 'Ann',
      winningSide: 'attacker',
      level: 'victory',
      decidedBy: 'victory-points',
      reasons: [{ message: 'victory points: Ben 0, Ann 180', rule: 'BG-VP-10' }],
      ledger,
    });
  });

  it('BG-VP-9: adds the objectives of the scenario to those that a side has, and to no other side', () => {
    const objectives = [{ name: 'beacon', points: 20 }];
    const through = { capitalShips: [{ id: 'fox', status: 'exited' }], objectives } as const;
    const runner = side('Ann', fox, through);
    const blockader = side('Ben', ox);
    for (const sides of bothWays(runner, blockader)) {
      const battle = { players: { runner: 'Ann', blockader: 'Ben' }, ledger: { sides }, events: {} } as const;
      const reached = [...objectives, { name: 'fox got through', points: 250 }];
      const { ledger } = decideScenario(blockadeRun, battle);
      expect(ledger.sides).toEqual(
        sides.map((one) => (one === runner ? { ...one, objectives: reached } : one)),
      );
      expect(ledger.sides[sides.indexOf(blockader)]).not.toHaveProperty('objectives');
    }
  });

  it('C31: gives the same when the ledger that it completed is decided again, and takes what was changed since', () => {
    const twins = fleet({ capitalShips: [cruiser('fox', 250), { ...cruiser('cub', 150), name: 'fox' }] });
    const fates: readonly CapitalShipFate[] = ['fox', 'cub'].map((id) => ({ id, status: 'exited' }));
    const objectives = [{ name: 'beacon', points: 20 }];
    for (const sides of bothWays(side('Ann', twins, { capitalShips: fates, objectives }), side('Ben', ox))) {
      const battle = { players: { runner: 'Ann', blockader: 'Ben' }, ledger: { sides }, events: {} } as const;
      const decided = decideScenario(blockadeRun, battle);
      expect(decided.reasons[0]?.message).toContain('Ann 420');
      expect(decideScenario(blockadeRun, { ...battle, ledger: decided.ledger })).toEqual(decided);
      const [one, other] = decided.ledger.sides.map((told) =>
        told.player === 'Ann'
          ? { ...told, capitalShips: fates.map((fate) => ({ ...fate, crippled: fate.id === 'cub' })) }
          : told,
      ) as [LedgerSide, LedgerSide];
      const corrected = decideScenario(blockadeRun, { ...battle, ledger: { sides: [one, other] } });
      expect(corrected.reasons[0]?.message).toContain('Ann 308');
    }
  });

  it.each([
    ['battle', undefined],
    ['players', { players: undefined }],
    ['events', { events: null }],
  ])('refuses a battle without %s', (path, change) => {
    const ledger = { sides: [side('Ann', fox), side('Ben', ox)] } as const;
    const battle = change && { players, ledger, events: {}, ...change };
    const missing = oneReason('argument/missing', path);
    expect(() => decideScenario(theRaiders, battle as never)).toThrow(missing);
    expect(() => scenarioEnds(theRaiders, battle as never)).toThrow(missing);
  });

  it('refuses a fleet without ships where the scenario wants some, and says which', () => {
    const battle = {
      players,
      ledger: { sides: [side('Ann', fox), side('Ben', fleet())] },
      events: {},
    } as const;
    expect(() => decideScenario(theRaiders, battle)).toThrow(oneReason('fleet/empty', 'sides[1].fleet'));
  });
});

describe('the end of a Convoy', () => {
  const players = { attackers: 'Ann', convoy: 'Ben' } as const;
  const ships = fleet({ transports: transports(2), squadrons: [squadron('watch', 2)] });
  const status = (first: TransportFate['status'], second?: TransportFate['status']) => ({
    transports: [{ id: 't1', status: first }, ...(second ? [{ id: 't2', status: second }] : [])],
  });
  const battles = (of: Fleet, fates: Partial<LedgerSide>) =>
    bothWays(side('Ann', fox), side('Ben', of, fates)).map(
      (sides) => ({ players, ledger: { sides }, events: {} }) as const,
    );

  it.each([
    ['exited', 'destroyed', true],
    ['disengaged', 'exited', true],
    ['destroyed', 'destroyed', true],
    ['exited', 'on-table', false],
    ['off-table', 'exited', false],
    ['destroyed', undefined, false],
  ] as const)('with transports %s and %s it is over: %s', (first, second, over) => {
    for (const battle of battles(ships, status(first, second))) {
      expect(scenarioEnds(convoy, battle)).toHaveLength(over ? 1 : 0);
    }
  });

  it('C36: is over when all others are gone and turn 2 is, since what is not on the table by then is lost', () => {
    const over = (told: Partial<LedgerSide>, turns: number): readonly number[] =>
      battles(ships, told).map(
        (battle) => scenarioEnds(convoy, { ...battle, ledger: { ...battle.ledger, turns } }).length,
      );
    const late = status('exited', 'off-table');
    expect([1, 2, 3].map((turns) => over(late, turns))).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
    ]);
    expect(over(status('off-table', 'off-table'), 2)).toEqual([1, 1]);
    expect(over(status('on-table', 'off-table'), 2)).toEqual([0, 0]);
  });

  it('is not over before a fate is told, and is where there is no transport', () => {
    for (const battle of battles(ships, {})) expect(scenarioEnds(convoy, battle)).toEqual([]);
    const escorts = fleet({ squadrons: [squadron('watch', 2)] });
    for (const battle of battles(escorts, {})) expect(scenarioEnds(convoy, battle)).toHaveLength(1);
  });

  it('counts the transports that got through, and no escort', () => {
    const squadrons: readonly SquadronFate[] = [{ id: 'watch', status: 'exited', lost: 0 }];
    for (const battle of battles(ships, { ...status('exited', 'destroyed'), squadrons })) {
      expect(decideScenario(convoy, battle)).toMatchObject({
        winner: 'Ann',
        level: 'marginal-victory',
        reasons: [{ message: 'transports that got through: 1', facts: { through: 1 } }],
      });
    }
    for (const battle of battles(ships, { ...status('exited', 'exited'), squadrons })) {
      expect(decideScenario(convoy, battle)).toMatchObject({
        winner: 'Ben',
        reasons: [{ facts: { through: 2 } }],
      });
    }
  });
});

describe('the end of a Planetary Assault', () => {
  it('counts the victory points of each side for that side, whoever comes first in the ledger', () => {
    const raid = fleet({ capitalShips: [cruiser('fox', 1_000)] });
    const guard = fleet({ capitalShips: [cruiser('ox', 1_000)] });
    const players = { attacker: 'Ann', defender: 'Ben' } as const;
    const sunk = { capitalShips: [{ id: 'ox', status: 'destroyed' }] } as const;
    for (const sides of bothWays(side('Ann', raid), side('Ben', guard, sunk))) {
      const battle = { players, ledger: { sides }, events: { assaultPoints: 4 } } as const;
      expect(decideScenario(planetaryAssault, battle)).toMatchObject({
        winner: 'Ann',
        level: 'marginal-victory',
      });
    }
    const lost = { capitalShips: [{ id: 'fox', status: 'destroyed' }] } as const;
    for (const sides of bothWays(side('Ann', raid, lost), side('Ben', guard))) {
      const battle = { players, ledger: { sides }, events: { assaultPoints: 6 } } as const;
      expect(decideScenario(planetaryAssault, battle)).toMatchObject({
        winner: 'Ben',
        level: 'marginal-victory',
      });
    }
  });
});

describe('the end of Exterminatus!', () => {
  const players = { attacker: 'Ann', defender: 'Ben' } as const;
  const three = fleet({ capitalShips: ['fox', 'cub', 'owl'].map((id) => cruiser(id, 300)) });
  type Status = CapitalShipFate['status'];
  /** What became of fox, cub and owl, and of the defender's ox; fox and cub are Exterminators. */
  const battles = (raid: readonly Status[], guard: Status, planetDestroyed = false) => {
    const capitalShips = ['fox', 'cub', 'owl'].map(
      (id, index): CapitalShipFate => ({ id, status: raid[index] ?? 'on-table' }),
    );
    const defender = side('Ben', ox, { capitalShips: [{ id: 'ox', status: guard }] });
    const events = { exterminators: ['fox', 'cub'], planetDestroyed };
    return bothWays(side('Ann', three, { capitalShips }), defender).map(
      (sides) => ({ players, ledger: { sides }, events }) as const,
    );
  };

  it.each([
    [['on-table'], 'on-table', true, 'Ann', 'the planet is destroyed'],
    [['destroyed', 'hulk'], 'on-table', false, 'Ben', 'all Exterminators are destroyed'],
    [['exited', 'exited', 'exited'], 'on-table', false, 'Ben', "the attacker's fleet has gone"],
    [['on-table'], 'disengaged', false, 'Ann', "the defender's fleet has gone"],
  ] as const)('attackers %j, the defender %s, the planet dead: %s; %s wins as %s', (...row) => {
    const [raid, guard, dead, winner, message] = row;
    for (const battle of battles(raid, guard, dead)) {
      expect(decideScenario(exterminatus, battle)).toMatchObject({
        winner,
        level: 'victory',
        reasons: [{ message }],
      });
    }
  });

  it.each([
    [['destroyed', 'on-table', 'destroyed'], 'on-table'],
    [['on-table', 'on-table', 'destroyed'], 'on-table'],
    [['destroyed', 'exited', 'disengaged'], 'disengaged'],
  ] as const)(
    'an Exterminator that is not destroyed leaves it open: attackers %j, the defender %s',
    (raid, guard) => {
      for (const battle of battles(raid, guard)) {
        expect(scenarioEnds(exterminatus, battle)).not.toContain('all Exterminators are destroyed');
        expect(decideScenario(exterminatus, battle)).toMatchObject({
          winner: null,
          level: 'draw',
          reasons: [{ message: 'the planet lives, and so do its enemies' }],
        });
      }
    },
  );

  it('refuses events that are not told, each with its place', () => {
    const withEscorts = { ...three, squadrons: [squadron('pack', 2)] };
    const ledger = { sides: [side('Ann', withEscorts), side('Ben', ox)] } as const;
    const faults = (events: unknown): readonly string[] => {
      try {
        decideScenario(exterminatus, { players, ledger, events: events as never });
        return [];
      } catch (error) {
        const { violations } = error as { violations: readonly { code: string; path: string }[] };
        return violations.map(({ code, path }) => `${code} ${path}`);
      }
    };
    const untold = [
      'scenario/too-few-ships events.exterminators',
      'scenario/wrong-choice events.planetDestroyed',
    ];
    expect(faults({})).toEqual(untold);
    expect(faults({ exterminators: 'fox', planetDestroyed: 1 })).toEqual(untold);
    expect(faults({ exterminators: ['fox', 'ox', 3], planetDestroyed: false })).toEqual([
      'scenario/unknown-unit events.exterminators[1]',
      'scenario/unknown-unit events.exterminators[2]',
    ]);
    expect(faults({ exterminators: ['fox'], planetDestroyed: false })).toEqual([]);
    expect(faults({ exterminators: ['fox', 'pack'], planetDestroyed: false })).toEqual([
      'scenario/unknown-unit events.exterminators[1]',
    ]);
  });
});
