import { describe, expect, it } from 'vitest';
import { checkSetUp } from 'wargame-rules/battlefleet-gothic';
import { sampleOf } from './samples';

/** What is wrong with the set-up of a sample after a change. */
function faultsOf(id: string, change: object): ReturnType<typeof checkSetUp> {
  const { scenario, facts } = sampleOf(id, change);
  return checkSetUp(scenario, facts);
}

const paths = (faults: ReturnType<typeof checkSetUp>) => faults.map(({ path }) => path);

describe('the choices for a set-up', () => {
  it('BG-FORMAT-1: faults of the forces come with those of the table, and limits on choices wait for sound forces', () => {
    const choices = { edge: 'top' };
    const forces = { ...sampleOf('the-bait').facts.forces, bait: 'owl' };
    expect(paths(faultsOf('the-bait', { forces, choices, battlezone: 'none' }))).toEqual([
      'forces.bait',
      'battlezone',
    ]);
    expect(paths(faultsOf('the-bait', { forces, choices }))).toEqual(['forces.bait']);
    expect(paths(faultsOf('the-bait', { choices, battlezone: 'none' }))).toEqual([
      'battlezone',
      'choices.edge',
    ]);
  });

  it.each([
    ['cruiser-clash', 'roll, none'],
    ['the-bait', 'roll'],
    ['blockade-run', 'outer-reaches, deep-space'],
    ['exterminatus', 'primary-biosphere, inner-biosphere'],
  ])('BG-FORMAT-1: %s allows as battlezone %s, and says so', (id, allowed) => {
    expect(faultsOf(id, { battlezone: 'flare-region' })).toEqual([
      {
        code: 'scenario/wrong-battlezone',
        message: `expected ${allowed}, got flare-region`,
        path: 'battlezone',
        rule: 'BG-FORMAT-1',
      },
    ]);
    for (const battlezone of allowed.split(', ')) expect(faultsOf(id, { battlezone })).toEqual([]);
  });

  it('BG-FORMAT-1: a planet has no place where none is asked for, nor one of choice in the centre', () => {
    const planetAt = { x: 120, y: 75 };
    for (const id of ['fleet-engagement', 'surprise-attack']) {
      expect(faultsOf(id, { planetAt })).toMatchObject([
        { code: 'scenario/wrong-place', path: 'planetAt', rule: 'BG-FORMAT-1' },
      ]);
    }
  });

  it.each([
    [0, 0, true],
    [0, 150, true],
    [400, 0, true],
    [400, 150, true],
    [150, 60, true],
    [250, 60, true],
    [150.1, 60, false],
    [249.9, 60, false],
    [200, 60, false],
    [-0.1, 60, false],
    [400.1, 60, false],
    [100, -0.1, false],
    [100, 150.1, false],
  ])('BG-FORMAT-1: on a table of 400 by 150 cm a planet at %d, %d is allowed: %s', (x, y, allowed) => {
    const table = { width: 400, height: 150 };
    const faults = faultsOf('exterminatus', { table, planetAt: { x, y } });
    const wrong = { code: 'scenario/wrong-place', path: 'planetAt', rule: 'BG-FORMAT-1' };
    expect(faults).toMatchObject(allowed ? [] : [wrong]);
    expect(faults).toHaveLength(allowed ? 0 : 1);
  });
});
