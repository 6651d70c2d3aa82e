import { describe, expect, it } from 'vitest';
import type { Violation } from 'wargame-rules';
import {
  checkForces,
  checkSetUp,
  convoy,
  cruiserClash,
  defencesLimit,
  exterminatus,
  fixedPointsLimit,
  noDefences,
  planetaryAssault,
  pointsLimit,
  theBait,
} from 'wargame-rules/battlefleet-gothic';
import { cruiser, fleet, squadron, transports } from '../arbitraries';

/** What an app reads: all of a reason but the sentence. */
function factsOf(reasons: readonly Violation[]) {
  return reasons.map(({ message, ...read }) => {
    expect(message).not.toBe('');
    return read;
  });
}

/** A reason with its figures, as an app gets it. */
function reason(kind: string, path: string, facts: Violation['facts']) {
  return { code: `scenario/${kind}`, rule: 'BG-FORMAT-1', path, facts };
}

const lion = fleet({ capitalShips: [cruiser('lion', 180)] });

describe('the reasons why forces break a limit', () => {
  it('name the clause, and have no figures where there are none', () => {
    const armed = fleet({ ...lion, defences: [{ id: 'dock', name: 'Dock', points: 90 }] });
    expect(factsOf(noDefences('raider').check({ forces: { fleets: { raider: armed } } }))).toStrictEqual([
      { code: 'scenario/too-many-defences', rule: 'BG-FORMAT-1', path: 'forces.fleets.raider.defences' },
    ]);
  });

  it('tell the points of a fleet and what they were measured by', () => {
    const fleets = { raider: lion };
    const half = pointsLimit('raider', 1, 2).check({ agreed: { points: 359 }, forces: { fleets } });
    const figures = { points: 180, agreed: 359, numerator: 1, denominator: 2 };
    expect(factsOf(half)).toStrictEqual([reason('too-many-points', 'forces.fleets.raider', figures)]);
    const fixed = fixedPointsLimit('raider', 179);
    expect(fixed.summary).toMatch(/raider.*179/);
    expect(factsOf(fixed.check({ forces: { fleets } }))).toStrictEqual([
      reason('too-many-points', 'forces.fleets.raider', { points: 180, most: 179 }),
    ]);
    const defences = [{ id: 'dock', name: 'Dock', points: 90 }];
    const forces = { fleets: { defender: fleet({ ...lion, defences }) } };
    expect(factsOf(defencesLimit('defender').check({ rolls: { defencePoints: 80 }, forces }))).toStrictEqual([
      reason('too-many-defences', 'forces.fleets.defender.defences', { points: 90, most: 80 }),
    ]);
  });

  it('tell the points of a bait and of its friends', () => {
    const pursued = fleet({ capitalShips: [cruiser('hare', 251), cruiser('bear', 501)] });
    const muster = { agreed: {}, rolls: {}, forces: { fleets: { pursuers: lion, pursued }, bait: 'hare' } };
    expect(factsOf(checkForces(theBait, muster))).toStrictEqual([
      reason('too-many-points', 'forces.bait', { points: 251, most: 250 }),
      reason('too-many-points', 'forces.fleets.pursued', { points: 501, most: 500 }),
    ]);
  });

  it('tell the ships of a clash and the points of each that is too dear', () => {
    const ships = (prefix: string) =>
      ['a', 'b', 'c', 'd', 'e'].map((letter) => cruiser(prefix + letter, letter === 'c' ? 186 : 185));
    const first = fleet({ capitalShips: ships('f') });
    const second = fleet({ capitalShips: ships('s') });
    const muster = { agreed: {}, rolls: {}, forces: { fleets: { first, second } } };
    expect(factsOf(checkForces(cruiserClash, muster))).toStrictEqual([
      reason('too-many-ships', 'forces.fleets.first.capitalShips', { ships: 5, most: 4 }),
      reason('too-many-ships', 'forces.fleets.second.capitalShips', { ships: 5, most: 4 }),
      reason('too-many-points', 'forces.fleets.first.capitalShips[2]', { points: 186, most: 185 }),
      reason('too-many-points', 'forces.fleets.second.capitalShips[2]', { points: 186, most: 185 }),
    ]);
  });

  it('tell the transports and escorts of a convoy, and the points of its attackers', () => {
    const watch = squadron('watch', 7);
    const more = fleet({ transports: transports(5), squadrons: [watch] });
    const attackers = fleet({ capitalShips: [cruiser('shark', 201)] });
    const muster = (convoyed: typeof more) => ({
      agreed: { transports: 4 },
      rolls: {
        base: 1,
        attackers: [{ roll: 6, result: { kind: 'capital-ship', mostPoints: 200 } }],
      } as const,
      forces: { fleets: { attackers, convoy: convoyed }, clusters: [] },
    });
    const others = [
      reason('too-many-points', 'forces.fleets.convoy.squadrons', { points: 210, most: 200 }),
      reason('too-many-points', 'forces.fleets.attackers.capitalShips[0]', { points: 201, most: 200 }),
    ];
    const path = 'forces.fleets.convoy.transports';
    expect(factsOf(checkForces(convoy, muster(more)))).toStrictEqual([
      reason('too-many-ships', path, { transports: 5, agreed: 4 }),
      ...others,
    ]);
    expect(factsOf(checkForces(convoy, muster(fleet({ squadrons: [watch] }))))).toStrictEqual([
      reason('too-few-ships', path, { transports: 0, agreed: 4 }),
      ...others,
    ]);
  });

  it('tell the transports for nothing, the Exterminators and the patrols', () => {
    const fox = cruiser('fox', 500);
    const attacker = fleet({ capitalShips: [fox, cruiser('cub', 500)], transports: transports(5) });
    const defender = fleet({ capitalShips: [cruiser('ox', 500), cruiser('cow', 500)] });
    const given = { rolls: { defencePoints: 0 }, agreed: { points: 1_000 } };
    const fleets = { attacker, defender };
    expect(factsOf(checkForces(planetaryAssault, { ...given, forces: { fleets } }))).toStrictEqual([
      reason('too-many-ships', 'forces.fleets.attacker.transports', { transports: 5, most: 4 }),
    ]);
    const facts = (exterminators: readonly string[]) =>
      ({
        ...given,
        forces: { fleets, exterminators },
        choices: { patrols: ['ox'] },
        table: { width: 180, height: 120 },
        battlezone: 'primary-biosphere',
      }) as const;
    expect(factsOf(checkForces(exterminatus, facts(['fox', 'cub'])))).toStrictEqual([
      reason('too-many-ships', 'forces.exterminators', { ships: 2, most: 1 }),
    ]);
    expect(factsOf(checkSetUp(exterminatus, facts(['fox'])))).toStrictEqual([
      reason('wrong-choice', 'choices.patrols', { patrols: 1, due: 2 }),
    ]);
  });
});
