import { describe, expect, it } from 'vitest';
import { type Battlefield, drawBattlefield, type Planet } from 'wargame-rules/battlefleet-gothic';
import { EMPTY, elementsOf, OUTPOST, textsOf } from './outpost';

const words = (battlefield: Battlefield) =>
  elementsOf(drawBattlefield(battlefield)).find(({ name }) => name === 'desc')?.text;
const FLARES = 'Roll for 2 solar flares each turn.';
const BURST = 'Roll for a radiation burst each turn.';

describe('a battlefield in words', () => {
  it('is told sentence by sentence: zone and table, star, planet, fields, effects', () => {
    expect(words(OUTPOST)).toBe(
      [
        'Outer reaches, 120 by 120 cm.',
        'The star is beyond the left edge.',
        'A large planet with a ring and 2 moons, 40 cm across, at 30, 30.',
        'B1-1: asteroid field, 10 by 15 cm, at 100, 20.',
        'B2-1: gas or dust cloud, 8 by 30 cm, at 90, 85.',
        FLARES,
        BURST,
      ].join(' '),
    );
  });

  it('says that there is nothing where there is neither field nor planet', () => {
    const nothing = 'There is nothing on the table.';
    const begins = 'Outer reaches, 120 by 120 cm. The star is beyond the left edge.';
    expect(words(EMPTY)).toBe(`${begins} ${nothing}`);
    expect(words({ ...EMPTY, effects: ['radiation-burst'] })).toBe(`${begins} ${nothing} ${BURST}`);
    expect(words({ ...EMPTY, planet: OUTPOST.planet })).not.toContain(nothing);
    expect(words({ ...EMPTY, fields: OUTPOST.fields })).toBe(
      `${begins} B1-1: asteroid field, 10 by 15 cm, at 100, 20. B2-1: gas or dust cloud, 8 by 30 cm, at 90, 85.`,
    );
  });

  it('counts rings and moons, and leaves out those that a planet has not', () => {
    const planet = OUTPOST.planet as Planet;
    const [ring] = planet.rings as readonly [Planet['rings'][number]];
    const told = (rings: number, moons: number) =>
      words({
        ...EMPTY,
        planet: { ...planet, rings: Array(rings).fill(ring), moons: planet.moons.slice(0, moons) },
      })?.match(/A large planet(.*), 40 cm/)?.[1];
    expect(told(0, 0)).toBe('');
    expect(told(2, 0)).toBe(' with 2 rings');
    expect(told(0, 1)).toBe(' with a moon');
    expect(told(3, 2)).toBe(' with 3 rings and 2 moons');
  });

  it('tells each effect once with its number, under the plan as well', () => {
    expect(textsOf(drawBattlefield(OUTPOST)).slice(-2)).toEqual([FLARES, BURST]);
    expect(textsOf(drawBattlefield({ ...EMPTY, effects: ['radiation-burst'] })).at(-1)).toBe(BURST);
  });
});
