import { describe, expect, it } from 'vitest';
import { type ClashAgreement, checkForces, cruiserClash, type Fleet } from 'wargame-rules/battlefleet-gothic';
import { cruiser, fleet, transports } from '../arbitraries';

const cruisers = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => cruiser(`${prefix}${index + 1}`, 185));

function check(agreed: object, first: Fleet, second: Fleet) {
  const muster = { agreed: agreed as ClashAgreement, rolls: {}, forces: { fleets: { first, second } } };
  return checkForces(cruiserClash, muster);
}

describe('the limits of Cruiser Clash', () => {
  const second = fleet({ capitalShips: cruisers(4, 's') });

  it('take four ships of 185 points each, and five no more', () => {
    expect(check({}, fleet({ capitalShips: cruisers(4, 'f') }), second)).toEqual([]);
    const five = check({}, fleet({ capitalShips: cruisers(5, 'f') }), second);
    expect(five.map(({ code }) => code)).toEqual(['scenario/too-many-ships', 'scenario/unequal-numbers']);
  });

  it('leave out a ship of any price that a sub-plot added', () => {
    const posing = cruiser('posing', 400, { decoy: true });
    const helping = cruiser('helping', 400, { reinforcement: true });
    const first = fleet({ capitalShips: [posing, ...cruisers(4, 'f'), helping] });
    expect(check({}, first, second)).toEqual([]);
  });

  it('take neither transports nor defences, each named', () => {
    const defences = [
      { id: 'dock', name: 'Dock', points: 30 },
      { id: 'mine', name: 'Mine', points: 30 },
    ];
    const first = fleet({ capitalShips: cruisers(4, 'f'), transports: transports(2), defences });
    expect(check({}, first, second).map(({ code, path }) => [code, path])).toEqual(
      ['transports[0]', 'transports[1]', 'defences[0]', 'defences[1]'].map((place) => [
        'scenario/wrong-ship',
        `forces.fleets.first.${place}`,
      ]),
    );
  });

  it('may be agreed otherwise: one of three alternatives, and points from 1', () => {
    const first = fleet({ capitalShips: [cruiser('pup', 1)] });
    const other = fleet({ capitalShips: [cruiser('cub', 1)] });
    const paths = (agreed: object) => check(agreed, first, other).map(({ path }) => path);
    expect(paths({ alternative: 'points', points: 1 })).toEqual([]);
    expect(paths({ alternative: 'points', points: 0 })).toEqual(['agreed.points']);
    expect(paths({ alternative: 'cap', points: -1 })).toEqual(['agreed.alternative', 'agreed.points']);
    const [unknown] = check({ alternative: 'cap' }, first, other);
    expect(unknown?.message).toContain('no-cap, one-carrier, points');
  });
});
