import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CombatOutcome,
  combatColumn,
  rerollRight,
  type SideOutcome,
  warmasterEdition,
} from 'wargame-rules/warmaster';
import {
  attackWorth,
  type Clash,
  columnOf,
  dieWorth,
  outcomeWorth,
} from '../../../src/warmaster/bots/attackWorth';
import { type Chart, chartOf } from '../../../src/warmaster/bots/chart';
import { plainEdition } from '../plainEdition';
import { placesOf } from './sceneOf';

const plain = chartOf(plainEdition);
const ship = chartOf(warmasterEdition);

function clashOf(
  attackers: readonly string[],
  defenders: readonly string[],
  changes: Partial<Clash> = {},
): Clash {
  return {
    attackers: placesOf(plain, ...attackers),
    defenders: placesOf(plain, ...defenders),
    attackersHaveRoom: true,
    defendersHaveRoom: true,
    ...changes,
  };
}

const worth = (unit: string): number => plain.worths[placesOf(plain, unit)[0] as number] as number;

const NOTHING: SideOutcome = { loses: 0, retreats: false };

function outcome(attacker: Partial<SideOutcome>, defender: Partial<SideOutcome>): CombatOutcome {
  return { name: 'test', attacker: { ...NOTHING, ...attacker }, defender: { ...NOTHING, ...defender } };
}

/** Three against three, either way round, with room or without. */
const someClash = (chart: Chart): fc.Arbitrary<Clash> => {
  const someOf = (side: string): fc.Arbitrary<number[]> => {
    const units = chart.sides.flatMap((owner, unit) => (owner === side ? [unit] : []));
    return fc.shuffledSubarray(units, { minLength: 1, maxLength: 3 });
  };
  return fc
    .record({
      imperial: someOf('imperial'),
      traitor: someOf('traitor'),
      turned: fc.boolean(),
      attackersHaveRoom: fc.boolean(),
      defendersHaveRoom: fc.boolean(),
      care: fc.constantFrom(0.5, 1, 2),
    })
    .map(({ imperial, traitor, turned, ...rest }) => ({
      attackers: turned ? traitor : imperial,
      defenders: turned ? imperial : traitor,
      ...rest,
    }));
};

const charts = [
  { name: 'the plain edition', chart: plain },
  { name: 'the ship', chart: ship },
];

describe('outcomeWorth', () => {
  const three = ['magnus', 'crew-1', 'daemons-1'];

  it('WM-COMB-4: the worth of who is lost, on either side', () => {
    const clash = clashOf(['custodians-1'], ['daemons-1']);
    expect(outcomeWorth(plain, clash, outcome({}, { loses: 1 }))).toBe(5 + 2);
    expect(outcomeWorth(plain, clash, outcome({ loses: 1 }, {}))).toBe(-(5 + 5));
    expect(outcomeWorth(plain, clash, outcome({ loses: 1 }, { loses: 1 }))).toBe(7 - 10);
    expect(outcomeWorth(plain, clash, outcome({}, {}))).toBe(0);
  });

  it('both sides lose what they miss least', () => {
    const [attack, defence] = [clashOf(three, ['emperor']), clashOf(['emperor'], three)];
    for (const [loses, lost] of [
      [0, 0],
      [1, worth('crew-1')],
      [2, worth('crew-1') + worth('daemons-1')],
      [3, worth('crew-1') + worth('daemons-1') + worth('magnus')],
      ['all', worth('crew-1') + worth('daemons-1') + worth('magnus')],
    ] as const) {
      expect(outcomeWorth(plain, defence, outcome({}, { loses }))).toBe(lost);
      expect(outcomeWorth(plain, attack, outcome({ loses }, {}))).toBe(0 - lost);
    }
  });

  it('no more can be lost than there are', () => {
    const clash = clashOf(['emperor'], ['crew-1', 'crew-2']);
    expect(outcomeWorth(plain, clash, outcome({}, { loses: 5 }))).toBe(2 * 3);
  });

  it('WM-RETR-2: those who have to retreat and cannot are lost, all of them', () => {
    const retreat = outcome({ retreats: true }, { retreats: true });
    const all = three.reduce((sum, unit) => sum + worth(unit), 0);
    const cornered = clashOf(['custodians-1'], three, { defendersHaveRoom: false });
    expect(outcomeWorth(plain, cornered, outcome({}, { retreats: true }))).toBe(all);
    expect(outcomeWorth(plain, cornered, outcome({}, { loses: 1 }))).toBe(worth('crew-1'));
    const caught = clashOf(three, ['custodians-1'], { attackersHaveRoom: false });
    expect(outcomeWorth(plain, caught, outcome({ retreats: true }, {}))).toBe(-all);
    const both = clashOf(['custodians-1'], ['crew-1'], {
      attackersHaveRoom: false,
      defendersHaveRoom: false,
    });
    expect(outcomeWorth(plain, both, retreat)).toBe(3 - 10);
  });

  it('to drive units off is worth something for each that is left, less than to destroy any', () => {
    const driven = (...units: readonly string[]): number =>
      outcomeWorth(plain, clashOf(['emperor'], units), outcome({}, { retreats: true }));
    expect(driven('crew-1')).toBeGreaterThan(0);
    expect(driven('crew-1')).toBeLessThan(worth('crew-1'));
    expect(driven(...three)).toBe(3 * driven('crew-1'));
    const rout = outcome({}, { loses: 1, retreats: true });
    expect(outcomeWorth(plain, clashOf(['emperor'], three), rout)).toBe(
      worth('crew-1') + 2 * driven('crew-1'),
    );
  });

  it('who minds his own losses more, or less, counts them so', () => {
    const both = outcome({ loses: 1 }, { loses: 1 });
    const minded = (care: number): number =>
      outcomeWorth(plain, clashOf(['custodians-1'], ['daemons-1'], { care }), both);
    expect([0, 0.5, 1, 2].map(minded)).toEqual([7, 7 - 5, 7 - 10, 7 - 20]);
  });
});

describe('attackWorth', () => {
  it('WM-COMB-4: is the mean over the faces of the die', () => {
    // 15 to 4, 3 to 1: EX, NE, DR, D1, D1R, D1R.
    const attackers = ['custodians-1', 'custodians-2', 'custodians-3'];
    const defenders = ['daemons-1', 'daemons-2'];
    const worthWith = (changes: Partial<Clash>): number =>
      attackWorth(plain, clashOf(attackers, defenders, changes));
    expect(worthWith({})).toBeCloseTo((7 - 10 + 0 + 2 + 7 + 8 + 8) / 6);
    expect(worthWith({ care: 2 })).toBeCloseTo((7 - 20 + 0 + 2 + 7 + 8 + 8) / 6);
    expect(worthWith({ defendersHaveRoom: false })).toBeCloseTo((7 - 10 + 0 + 14 + 7 + 14 + 14) / 6);
    expect(worthWith({ attackersHaveRoom: false })).toBe(worthWith({}));
  });

  it('WM-REROLL-1: the attacker rolls a bad die again', () => {
    // 7 to 2, 3 to 1: EX, NE, DR, D1, D1R, D1R; Sanguinius falls with the first.
    const faces = [3 - worth('sanguinius'), 0, 1, 3, 3, 3];
    const once = faces.reduce((sum, face) => sum + face, 0) / 6;
    const clash = clashOf(['sanguinius'], ['crew-1']);
    expect(attackWorth(plain, clash)).toBeCloseTo((once + 0 + 1 + 3 + 3 + 3) / 6);
    expect(dieWorth(plain, clash, 3)).toBeCloseTo(once);
  });

  it('WM-REROLL-1: the defender rolls a die again that is good for the attacker', () => {
    // 15 to 7, 2 to 1: A1, EX, NE, DR, D1, D1R.
    const attackers = ['custodians-1', 'custodians-2', 'custodians-3'];
    const lost = worth('magnus');
    const once = (-10 + (lost - 10) + 0 + 1 + lost + lost) / 6;
    expect(attackWorth(plain, clashOf(attackers, ['magnus']))).toBeCloseTo((-10 + 0 + 1 + 3 * once) / 6);
  });

  it('WM-REROLL-2: nobody rolls again where both might', () => {
    const clash = clashOf(['sanguinius', 'custodians-1'], ['angron', 'crew-1']);
    expect(attackWorth(plain, clash)).toBe(dieWorth(plain, clash, columnOf(plain, clash)));
    const turned = { ...clash, attackers: clash.defenders, defenders: clash.attackers };
    expect(attackWorth(plain, turned)).toBe(dieWorth(plain, turned, columnOf(plain, turned)));
  });

  it('WM-REROLL-1: one leader among others is enough', () => {
    const clash = clashOf(['custodians-1', 'sanguinius'], ['daemons-1', 'crew-1']);
    expect(attackWorth(plain, clash)).toBeGreaterThan(dieWorth(plain, clash, columnOf(plain, clash)));
    const turned = clashOf(['daemons-1', 'crew-1'], ['custodians-1', 'sanguinius']);
    expect(attackWorth(plain, turned)).toBeLessThan(dieWorth(plain, turned, columnOf(plain, turned)));
  });

  it('an attack by nobody, or on nobody, is worth nothing', () => {
    const harm = {
      ...plain,
      outcomes: plain.outcomes.map(() => [outcome({ loses: 1 }, { retreats: true })]),
    };
    for (const chart of [plain, harm]) {
      expect(attackWorth(chart, clashOf([], ['crew-1', 'crew-2']))).toBe(0);
      expect(attackWorth(chart, clashOf(['emperor'], []))).toBe(0);
    }
  });

  it.each(charts)('WM-COMB-4, WM-REROLL-1: is what the dice of $name bring, one by one', ({ chart }) => {
    const { counters, columns, sides } = chart;
    fc.assert(
      fc.property(someClash(chart), (clash) => {
        const of = (units: readonly number[]) => counters.filter((_, unit) => units.includes(unit));
        const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
        const [ours, theirs] = [of(clash.attackers), of(clash.defenders)];
        const column = combatColumn(
          columns,
          sum(ours.map(({ attack }) => attack)),
          sum(theirs.map(({ defence }) => defence)),
        );
        expect(columnOf(chart, clash)).toBe(column);
        const side = sides[clash.attackers[0] as number];
        const right = side === 'imperial' ? rerollRight(ours, theirs) : rerollRight(theirs, ours);
        const faces = columns[column]?.rows.flatMap(({ from, to, result }) =>
          Array.from({ length: to - from + 1 }, () => outcomeWorth(chart, clash, result)),
        ) as number[];
        const again = sum(faces) / 6;
        const kept = faces.map((face) => {
          const isBad = right === side ? face < again : face > again;
          return right !== null && isBad ? again : face;
        });
        expect(attackWorth(chart, clash)).toBeCloseTo(sum(kept) / 6);
        expect(dieWorth(chart, clash, column)).toBeCloseTo(again);
      }),
    );
  });

  it.each(charts)('does not depend on the order of the units on $name', ({ chart }) => {
    fc.assert(
      fc.property(someClash(chart), (clash) => {
        const turned = {
          ...clash,
          attackers: [...clash.attackers].reverse(),
          defenders: [...clash.defenders].reverse(),
        };
        expect(attackWorth(chart, turned)).toBe(attackWorth(chart, clash));
      }),
    );
  });

  it('the attacker is better off where the defender has no room, where he has room, where he minds less', () => {
    fc.assert(
      fc.property(someClash(ship), (clash) => {
        const worthWith = (changes: Partial<Clash>): number => attackWorth(ship, { ...clash, ...changes });
        expect(worthWith({ defendersHaveRoom: false })).toBeGreaterThanOrEqual(
          worthWith({ defendersHaveRoom: true }),
        );
        expect(worthWith({ attackersHaveRoom: true })).toBeGreaterThanOrEqual(
          worthWith({ attackersHaveRoom: false }),
        );
        expect(worthWith({ care: 0.5 })).toBeGreaterThanOrEqual(worthWith({ care: 1 }));
      }),
    );
  });

  it('he minds his losses as they are unless told', () => {
    const clash = clashOf(['sanguinius'], ['crew-1']);
    expect(attackWorth(plain, clash)).toBe(attackWorth(plain, { ...clash, care: 1 }));
  });
});
