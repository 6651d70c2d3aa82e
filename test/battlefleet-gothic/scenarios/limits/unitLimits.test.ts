import { describe, expect, it } from 'vitest';
import {
  checkAgreedPoints,
  checkForces,
  checkSetUp,
  escalatingEngagement,
  exterminatus,
  planetaryAssault,
} from 'wargame-rules/battlefleet-gothic';
import { cruiser, fleet, transports } from '../arbitraries';

const places = (reasons: readonly { readonly code: string; readonly path?: string }[]) =>
  reasons.map(({ code, path }) => `${code.replace('scenario/', '')} ${path}`);

describe('agreed points', () => {
  it('are a whole number from 1', () => {
    expect(checkAgreedPoints({ points: 1 })).toEqual([]);
    expect(places(checkAgreedPoints({ points: 0 }))).toEqual(['bad-agreement agreed.points']);
  });
});

describe('transports for nothing', () => {
  it('leave room for those that are paid for', () => {
    const paid = transports(3, 10).map((one) => ({ ...one, id: `paid ${one.id}` }));
    const attacker = fleet({
      capitalShips: [cruiser('fox', 100)],
      transports: [...transports(2), ...paid],
    });
    const defender = fleet({ capitalShips: [cruiser('ox', 100)] });
    const muster = {
      agreed: { points: 500 },
      rolls: { defencePoints: 0 },
      forces: { fleets: { attacker, defender } },
    };
    expect(checkForces(planetaryAssault, muster)).toEqual([]);
  });
});

describe('Exterminators', () => {
  const defender = fleet({ capitalShips: [cruiser('ox', 500)] });
  const check = (faction: string | undefined, change: object) => {
    const attacker = fleet({ capitalShips: [cruiser('fox', 500)], ...(faction && { faction }) });
    const forces = { fleets: { attacker, defender }, exterminators: ['fox'], ...change };
    return places(
      checkForces(exterminatus, { agreed: { points: 500 }, rolls: { defencePoints: 0 }, forces }),
    );
  };

  it('may be ships whose weapons nobody told', () => {
    expect(check(undefined, {})).toEqual([]);
  });

  it('are none where no list is given', () => {
    expect(check(undefined, { exterminators: 'fox' })).toEqual(['too-few-ships forces.exterminators']);
  });

  it('give way to the fortress of a Chaos fleet, however that is written', () => {
    const fortress = { exterminators: [], blackstoneFortress: 'fox' };
    for (const faction of [undefined, 'Chaos', 'chaos', 'CHAOS'])
      expect(check(faction, fortress)).toEqual([]);
    expect(check('Imperial', fortress)).toEqual(['wrong-ship forces.blackstoneFortress']);
  });
});

describe('patrols', () => {
  const attacker = fleet({ capitalShips: [cruiser('fox', 500)] });
  const defender = fleet({ capitalShips: [cruiser('ox', 500)], transports: transports(2) });
  const check = (patrols: readonly string[]) =>
    places(
      checkSetUp(exterminatus, {
        agreed: { points: 1_500 },
        rolls: { defencePoints: 0 },
        forces: { fleets: { attacker, defender }, exterminators: ['fox'] },
        choices: { patrols },
        table: { width: 180, height: 120 },
        battlezone: 'primary-biosphere',
      }),
    );

  it('are never transports, and no more are due than there are other units', () => {
    expect(check(['ox'])).toEqual([]);
    expect(check(['ox', 't1'])).toEqual(['unknown-unit choices.patrols[1]', 'wrong-choice choices.patrols']);
  });
});

describe('divisions', () => {
  const ships = (prefix: string) => ['a', 'b', 'c', 'd'].map((letter) => cruiser(prefix + letter, 100));
  const first = fleet({ capitalShips: ships('f'), transports: transports(1) });
  const second = fleet({ capitalShips: [...ships('s'), cruiser('se', 100)] });
  const divided = { second: ['sa', 'sb', 'sc', 'sd', 'se'].map((id) => [id]) };
  const check = (divisions: unknown) =>
    checkForces(escalatingEngagement, {
      agreed: { points: 500 },
      rolls: {},
      forces: {
        fleets: { first, second },
        divisions: { ...divided, first: divisions as readonly string[][] },
      },
    });

  it('hold the transports as well', () => {
    expect(check([['fa'], ['fb'], ['fc'], ['fd'], ['t1']])).toEqual([]);
    expect(places(check([['fa'], ['fb'], ['fc', 't2'], ['fd'], ['t1']]))).toEqual([
      'unknown-unit forces.divisions.first[2][1]',
    ]);
  });

  it('are lists: what else stands there has nobody in it', () => {
    const reasons = check([['fa'], ['fb'], ['fc'], ['fd'], 't1']);
    expect(places(reasons)).toEqual([
      'wrong-division forces.divisions.first[4]',
      'wrong-division forces.divisions.first',
    ]);
    expect(reasons[1]?.message).toContain('t1');
    expect(reasons[1]?.message).not.toContain('fa');
  });
});
