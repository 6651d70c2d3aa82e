import { describe, expect, it } from 'vitest';
import { loggedDice, playScript, scriptedDice } from 'wargame-rules';
import { type PlanetFacts, planetFigures, rollPlanet } from 'wargame-rules/battlefleet-gothic';
import { refusals } from '../ledger/build';

const origin = { x: 0, y: 0 };

describe('the moons of a planet', () => {
  const moonAt = (hour: number, at = origin) =>
    playScript((dice) => rollPlanet({ size: 'medium', at }, dice), [3, 1, 1, hour]).moons[0];

  it('are at the hour of a clock, 2D6 times 10 cm away, to the nearest millimetre', () => {
    const places = Array.from({ length: 12 }, (_, index) => moonAt(index + 1)?.at);
    expect(places.map((at) => [at?.x, at?.y])).toEqual([
      [10, 17.3],
      [17.3, 10],
      [20, 0],
      [17.3, -10],
      [10, -17.3],
      [0, -20],
      [-10, -17.3],
      [-17.3, -10],
      [-20, 0],
      [-17.3, 10],
      [-10, 17.3],
      [0, 20],
    ]);
    expect(moonAt(1, { x: 90.04, y: 60.26 })).toEqual({
      distance: 20,
      hour: 1,
      at: { x: 100, y: 77.6 },
    });
  });

  it('know one zero', () => {
    expect(moonAt(12, { x: -0.04, y: 5 })?.at).toEqual({ x: 0, y: 25 });
    expect(rollPlanet({ size: 'small', at: { x: -0, y: -0 } }, scriptedDice([])).at).toEqual(origin);
  });
});

describe('a planet', () => {
  it('says of each die which ring or moon it is for', () => {
    const dice = loggedDice(scriptedDice([4, 3, 1, 2, 3, 6, 1, 1, 4, 1, 1, 12, 2, 2, 6]));
    rollPlanet({ size: 'large', at: origin }, dice);
    const labels = dice.rolls().map(({ label }) => label?.replace('Planet: ', ''));
    expect(labels).toEqual([
      'rings',
      'number of rings',
      ...['ring 1', 'ring 1: width', 'ring 1: distance'],
      ...['ring 2', 'ring 2: width', 'ring 2: distance'],
      'number of moons',
      ...['moon 1: distance', 'moon 1: distance', 'moon 1: direction'],
      ...['moon 2: distance', 'moon 2: distance', 'moon 2: direction'],
    ]);
  });

  it('is refused with the place of what can not be', () => {
    const roll = (planet: unknown) => refusals(() => rollPlanet(planet as PlanetFacts, scriptedDice([])));
    expect(roll(null)).toEqual([['geometry/missing', 'planet']]);
    expect(roll({ size: 'small' })).toEqual([['geometry/missing', 'planet.at']]);
    expect(roll({ size: 'small', at: { x: 0, y: '1' } })).toEqual([['geometry/not-finite', 'planet.at.y']]);
    for (const ringsOn of [3, 6]) {
      expect(roll({ size: 'large', at: origin, ringsOn })).toEqual([
        ['argument/out-of-range', 'planet.ringsOn'],
      ]);
    }
    expect(refusals(() => planetFigures('huge' as 'large'))).toEqual([['argument/unknown-value', 'size']]);
  });

  it('is as large as its size allows: from 1, 16 and 26 cm to 15, 25 and 50', () => {
    const allowed = (size: PlanetFacts['size'], diameter: number): boolean => {
      try {
        return rollPlanet({ size, at: origin, diameter }, { roll: () => 1 }).diameter === diameter;
      } catch {
        return false;
      }
    };
    const diameters = Array.from({ length: 60 }, (_, diameter) => diameter);
    const range = (size: PlanetFacts['size']) => {
      const fit = diameters.filter((diameter) => allowed(size, diameter));
      return [fit[0], fit.at(-1), fit.length];
    };
    expect(range('small')).toEqual([1, 15, 15]);
    expect(range('medium')).toEqual([16, 25, 10]);
    expect(range('large')).toEqual([26, 50, 25]);
  });
});
