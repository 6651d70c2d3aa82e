import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkZone,
  isWithinZone,
  loggedDice,
  lookUp,
  odds,
  probability,
  rowChances,
  scriptedDice,
  seededDice,
} from 'wargame-rules';
import {
  BATTLEZONES,
  type Battlezone,
  battlezoneBySecretNumber,
  battlezoneTable,
  checkBattlefield,
  FIELD_KINDS,
  fieldZone,
  flareOrBurstTable,
  generateBattlefield,
  generatorOf,
  PLANET_SIZES,
  planetFigures,
  rollFieldSize,
  rollPlanet,
  rollRadiationBurst,
  rollSolarFlare,
  smallOrLargeTable,
  smallOrMediumTable,
  sunwardTable,
  TABLE_EDGES,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { battlefieldFacts } from '../scenarios/arbitraries';

const code = (wanted: string) => expect.objectContaining({ code: wanted });

/** The generators as they are printed: one word for each result. */
const PRINTED: Readonly<Record<Battlezone, string>> = {
  'flare-region': 'flare, flare, burst, asteroids, D3 clouds, planet small-or-medium',
  'mercurial-zone': 'flare, burst, asteroids, D3 clouds, D3 clouds, planet small-or-medium',
  'inner-biosphere': 'either, asteroids, D3 asteroids, D3 clouds, D3 clouds, planet small-or-medium',
  'primary-biosphere':
    'asteroids, D3 asteroids, cloud, D3 clouds, planet small-or-medium, planet small-or-medium',
  'outer-reaches':
    'D3+1 asteroids, D3 asteroids, D3 clouds, cloud, planet small-or-large, planet small-or-large',
  'deep-space': 'D3 asteroids, asteroids, D3 clouds, cloud, rift, planet small',
};

function printed(zone: Battlezone, face: number): string {
  const result = lookUp(generatorOf(zone), face);
  switch (result.phenomenon) {
    case 'planet':
      return `planet ${result.size}`;
    case 'flare-or-burst':
      return 'either';
    case 'solar-flare':
      return 'flare';
    case 'radiation-burst':
      return 'burst';
    case 'warp-rift':
      return 'rift';
    case 'asteroid-field':
      return result.count === 1 ? 'asteroids' : `${result.count} asteroids`;
    default:
      return result.count === 1 ? 'cloud' : `${result.count} clouds`;
  }
}

describe('the tables of battlezones', () => {
  it.each(BATTLEZONES)('the generator of %s reads as printed', (zone) => {
    const faces = [1, 2, 3, 4, 5, 6].map((face) => printed(zone, face));
    expect(faces.join(', ')).toBe(PRINTED[zone]);
    expect(generatorOf(zone).rows.every(({ provenance }) => provenance === 'second-hand')).toBe(true);
    expect(generatorOf(zone).id).toBe(zone);
  });

  it('choose each zone with one face, and the sunward edge with 1, 2, 2 and 1', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => lookUp(battlezoneTable, face))).toEqual([...BATTLEZONES]);
    expect(rowChances(sunwardTable).map(({ row, ways }) => [row.result, ways])).toEqual([
      ['left', 1],
      ['top', 2],
      ['bottom', 2],
      ['right', 1],
    ]);
    expect([3, 4].map((face) => lookUp(flareOrBurstTable, face))).toEqual(['radiation-burst', 'solar-flare']);
    expect([5, 6].map((face) => lookUp(smallOrMediumTable, face))).toEqual(['small', 'medium']);
    expect([3, 4].map((face) => lookUp(smallOrLargeTable, face))).toEqual(['small', 'large']);
    expect(() => generatorOf('core' as 'deep-space')).toThrow(code('argument/unknown-value'));
  });

  it('size the fields', () => {
    const largest = FIELD_KINDS.map((kind) => rollFieldSize(kind, { roll: (sides) => sides }));
    expect(largest).toEqual([
      { width: 12, length: 30 },
      { width: 15, length: 15 },
      { width: 15, length: 30 },
    ]);
    const smallest = FIELD_KINDS.map((kind) => rollFieldSize(kind, { roll: () => 1 }));
    expect(smallest).toEqual([
      { width: 2, length: 5 },
      { width: 5, length: 5 },
      { width: 5, length: 10 },
    ]);
  });

  it('give planets a gravity well of 10, 15 and 30 cm', () => {
    expect(PLANET_SIZES.map((size) => planetFigures(size).gravityWell)).toEqual([10, 15, 30]);
    expect(PLANET_SIZES.map((size) => planetFigures(size).mostDiameter)).toEqual([15, 25, 50]);
  });
});

describe('a planet', () => {
  it('rolls nothing when small', () => {
    const planet = rollPlanet({ size: 'small', at: { x: 90, y: 60 } }, scriptedDice([]));
    expect(planet).toEqual({
      size: 'small',
      diameter: 15,
      square: null,
      at: { x: 90, y: 60 },
      rings: [],
      moons: [],
    });
  });

  it('has D3-1 moons when medium and D6-2, but never fewer than none, when large', () => {
    const moons = (size: 'medium' | 'large') => odds((dice) => rollPlanetMoons(size, dice.roll(6)));
    const rollPlanetMoons = (size: 'medium' | 'large', face: number): number => {
      const faces = size === 'medium' ? [face] : [1, face];
      let next = 0;
      return rollPlanet({ size, at: { x: 0, y: 0 } }, { roll: () => faces[next++] ?? 1 }).moons.length;
    };
    expect(moons('medium').outcomes.map(({ value }) => value)).toEqual([0, 1, 2]);
    expect(moons('large').outcomes).toEqual([
      { value: 0, weight: 2n },
      { value: 1, weight: 1n },
      { value: 2, weight: 1n },
      { value: 3, weight: 1n },
      { value: 4, weight: 1n },
    ]);
  });

  it('has rings when large on 4 or more, or on 5 or more for tables that say so', () => {
    const ringed = (ringsOn?: 4 | 5) =>
      odds((dice) => {
        const face = dice.roll(6);
        const script = [face, ...(face >= (ringsOn ?? 4) ? [1, 5, 3, 2] : []), 1];
        const facts = { size: 'large', at: { x: 0, y: 0 }, ...(ringsOn && { ringsOn }) } as const;
        return rollPlanet(facts, scriptedDice(script)).rings.length > 0;
      });
    expect(probability(ringed(), (has) => has)).toEqual({ numerator: 1n, denominator: 2n });
    expect(probability(ringed(5), (has) => has)).toEqual({ numerator: 1n, denominator: 3n });
    const { rings } = rollPlanet(
      { size: 'large', at: { x: 0, y: 0 } },
      scriptedDice([6, 3, 4, 6, 2, 5, 1, 6, 1]),
    );
    expect(rings).toEqual([
      { kind: 'gas-cloud', width: 6, distance: 10 },
      { kind: 'asteroid-field', width: 1, distance: 30 },
    ]);
  });

  it('keeps the diameter that its size allows', () => {
    const at = { x: 10, y: 10 };
    expect(rollPlanet({ size: 'small', at, diameter: 8 }, scriptedDice([])).diameter).toBe(8);
    expect(() => rollPlanet({ size: 'small', at, diameter: 16 }, scriptedDice([]))).toThrow(
      /planet.diameter/,
    );
    expect(() => rollPlanet({ size: 'huge' as 'large', at }, scriptedDice([]))).toThrow(
      code('argument/unknown-value'),
    );
    expect(() => rollPlanet({ size: 'small', at: { x: Number.NaN, y: 0 } }, scriptedDice([]))).toThrow(
      /planet.at.x/,
    );
  });
});

describe('a battlefield', () => {
  it('rolls a die for each whole square, and a generator where that is 4 or more', () => {
    fc.assert(
      fc.property(battlefieldFacts, fc.integer(), (facts, seed) => {
        const { squares, fields, planet } = generateBattlefield(deepFreeze(facts), seededDice(seed));
        const { width, height } = facts.table;
        expect(squares).toHaveLength(Math.floor(width / 60) * Math.floor(height / 60));
        for (const { roll, generator } of squares) expect(generator === null).toBe(roll < 4);
        const known = squares.map(({ square }) => square);
        expect(new Set(known).size).toBe(known.length);
        for (const { square } of fields) expect(known).toContain(square);
        if (planet?.square) expect(known).toContain(planet.square);
      }),
    );
  });

  it('has at most one planet, and the one that the scenario asks for where there is one', () => {
    fc.assert(
      fc.property(battlefieldFacts, fc.integer(), (facts, seed) => {
        const battlefield = generateBattlefield(facts, seededDice(seed));
        const generated = battlefield.squares.filter(({ generator }) => {
          const result = generator === null ? null : lookUp(generatorOf(facts.zone), generator);
          return result?.phenomenon === 'planet';
        });
        expect(generated.length).toBeLessThanOrEqual(facts.planet ? 0 : 1);
        expect(battlefield.planet !== null).toBe(generated.length === 1 || facts.planet !== undefined);
        if (facts.planet) expect(battlefield.planet?.size).toBe(facts.planet.size);
      }),
    );
  });

  it('rolls a second planet again', () => {
    const table = { width: 120, height: 60 };
    const battlefield = generateBattlefield(
      { zone: 'deep-space', table },
      scriptedDice([1, 4, 6, 4, 6, 6, 4, 1, 1]),
    );
    expect(battlefield.squares.map(({ generator }) => generator)).toEqual([6, 4]);
    expect(battlefield.planet?.square).toBe('A1');
    expect(battlefield.fields.map(({ kind }) => kind)).toEqual(['gas-cloud']);
  });

  it('proposes places that will do, wherever the planet leaves room', () => {
    fc.assert(
      fc.property(battlefieldFacts, fc.integer(), (facts, seed) => {
        const battlefield = generateBattlefield(facts, seededDice(seed));
        const inTheWay = battlefield.planet !== null && battlefield.planet.square === null;
        const faults = checkBattlefield(battlefield);
        if (!inTheWay) expect(faults).toEqual([]);
        for (const fault of faults) expect(fault.code).toBe('battlezone/overlap');
        for (const field of battlefield.fields) {
          const zone = fieldZone(field, battlefield.sunward);
          expect(checkZone(zone)).toEqual([]);
          expect(isWithinZone(field.at, zone)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is plain JSON, the same for the same dice', () => {
    fc.assert(
      fc.property(battlefieldFacts, fc.integer(), (facts, seed) => {
        const battlefield = generateBattlefield(facts, seededDice(seed));
        expect(JSON.parse(JSON.stringify(battlefield))).toStrictEqual(battlefield);
        expect(generateBattlefield(facts, seededDice(seed))).toEqual(battlefield);
        const dice = loggedDice(seededDice(seed));
        generateBattlefield(facts, dice);
        const faces = dice.rolls().map(({ face }) => face);
        expect(generateBattlefield(facts, scriptedDice(faces))).toEqual(battlefield);
      }),
      { numRuns: 40 },
    );
  });

  it('names every field that lies where it may not', () => {
    const facts = { zone: 'outer-reaches', table: { width: 60, height: 60 } } as const;
    const battlefield = generateBattlefield(facts, scriptedDice([1, 4, 3, 6, 6, 6, 6, 6, 6, 6]));
    expect(battlefield.fields).toHaveLength(3);
    const at = { x: 70, y: 30 };
    const fields = battlefield.fields.map((field) => ({ ...field, at }));
    expect(
      checkBattlefield({ ...battlefield, fields }).map(({ code: kind, path }) => `${kind} ${path}`),
    ).toEqual([
      'battlezone/outside-square fields[0].at',
      'battlezone/outside-square fields[1].at',
      'battlezone/outside-square fields[2].at',
      'battlezone/overlap fields[1].at',
      'battlezone/overlap fields[2].at',
    ]);
    const lost = battlefield.fields.map((field) => ({ ...field, square: 'Z9' }));
    expect(checkBattlefield({ ...battlefield, fields: lost })[0]?.code).toBe('battlezone/unknown-square');
  });

  it('refuses a table that is none', () => {
    const zone = 'deep-space';
    for (const table of [
      { width: 0, height: 60 },
      { width: Number.NaN, height: 60 },
      { width: 60, height: 120 },
    ]) {
      expect(() => generateBattlefield({ zone, table }, scriptedDice([]))).toThrow(/table\.width/);
    }
    expect(() => generateBattlefield({ zone, table: { width: 1e9, height: 60 } }, scriptedDice([]))).toThrow(
      code('argument/out-of-range'),
    );
    expect(() => generateBattlefield({ zone } as never, scriptedDice([]))).toThrow(code('geometry/missing'));
    const elsewhere = { zone: 'elsewhere' as 'deep-space', table: { width: 60, height: 60 } };
    expect(() => generateBattlefield(elsewhere, scriptedDice([]))).toThrow(code('argument/unknown-value'));
  });
});

describe('the effects on the whole table', () => {
  it('bring a flare on any 6, once a battle', () => {
    const chance = (flares: number) =>
      probability(
        odds((dice) => rollSolarFlare(flares, false, dice)),
        (comes) => comes,
      );
    expect(chance(1)).toEqual({ numerator: 1n, denominator: 6n });
    expect(chance(2)).toEqual({ numerator: 11n, denominator: 36n });
    expect(rollSolarFlare(3, true, scriptedDice([]))).toBe(false);
    expect(rollSolarFlare(0, false, scriptedDice([]))).toBe(false);
    expect(() => rollSolarFlare(-1, false, scriptedDice([]))).toThrow(code('argument/out-of-range'));
  });

  it('bring a burst on any 5 or more, of strength D6', () => {
    const burst = odds((dice) => rollRadiationBurst(1, dice));
    expect(probability(burst, (strength) => strength === 0)).toEqual({ numerator: 2n, denominator: 3n });
    expect(probability(burst, (strength) => strength === 6)).toEqual({ numerator: 1n, denominator: 18n });
    expect(rollRadiationBurst(0, scriptedDice([]))).toBe(0);
    expect(() => rollRadiationBurst(1.5, scriptedDice([]))).toThrow(code('argument/not-a-whole-number'));
  });
});

describe('the battlezone by secret numbers', () => {
  it('is that of the higher total', () => {
    const players = fc.record({
      number: fc.integer({ min: 1, max: 6 }),
      rating: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(players, players, fc.integer(), (one, other, seed) => {
        const numbers = [
          { player: 'Ann', ...one },
          { player: 'Ben', ...other },
        ] as const;
        const { zone, totals, chosenBy } = battlezoneBySecretNumber(numbers, seededDice(seed));
        expect(totals).toEqual([one.number + one.rating, other.number + other.rating]);
        if (totals[0] > totals[1]) expect(chosenBy).toBe('Ann');
        if (totals[0] < totals[1]) expect(chosenBy).toBe('Ben');
        if (one.number === other.number && totals[0] === totals[1]) expect(chosenBy).toBeNull();
        expect([one.number, other.number].map((number) => BATTLEZONES[number - 1])).toContain(zone);
        const winner = chosenBy === 'Ben' ? other : one;
        expect(zone).toBe(BATTLEZONES[winner.number - 1]);
      }),
    );
    const ann = { player: 'Ann', number: 7, rating: 2 } as const;
    const ben = { player: 'Ben', number: 1, rating: 2 } as const;
    expect(() => battlezoneBySecretNumber([ann, ben], scriptedDice([]))).toThrow(/numbers\[0\].number/);
    expect(TABLE_EDGES).toHaveLength(4);
  });
});
