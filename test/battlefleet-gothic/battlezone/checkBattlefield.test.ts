import { describe, expect, it } from 'vitest';
import {
  type Battlefield,
  checkBattlefield,
  type Field,
  fieldZone,
  type Planet,
  TABLE_EDGES,
} from 'wargame-rules/battlefleet-gothic';
import { refusals } from '../ledger/build';
import { OUTPOST } from './drawing/outpost';

const [asteroids, cloud] = OUTPOST.fields as readonly [Field, Field];
const planet = OUTPOST.planet as Planet;
const faults = (changed: Partial<Battlefield>) =>
  checkBattlefield({ ...OUTPOST, ...changed }).map(({ code, path }) => [code, path]);

describe('the places of phenomena', () => {
  it('will do in their squares, clear of each other and of the planet', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ planet: null })).toEqual([]);
  });

  it('must be in their own square, the planet’s too', () => {
    const outside = { ...planet, at: { x: 30, y: 41 } };
    expect(faults({ planet: outside })).toEqual([['battlezone/outside-square', 'planet.at']]);
    expect(faults({ planet: { ...outside, square: null } })).toEqual([]);
    expect(faults({ planet: { ...planet, square: 'C1' } })).toEqual([
      ['battlezone/unknown-square', 'planet.square'],
    ]);
    expect(faults({ fields: [asteroids, { ...cloud, square: 'Z9' }] })).toEqual([
      ['battlezone/unknown-square', 'fields[1].square'],
    ]);
  });

  it('must not be on those of another field or of the planet, which are told', () => {
    const on = (at: Field['at']) => {
      const fields = [asteroids, cloud, { ...asteroids, id: 'B1-2', at }];
      const overlaps = checkBattlefield({ ...OUTPOST, fields, planet: { ...planet, at: { x: 60, y: 20 } } });
      return overlaps
        .filter(({ code }) => code === 'battlezone/overlap')
        .map(({ path, message }) => `${path}: ${message}`);
    };
    expect(on({ x: 106, y: 30 })).toEqual(['fields[2].at: B1-2 lies on B1-1']);
    expect(on({ x: 80, y: 20 })).toEqual(['fields[2].at: B1-2 lies on the planet']);
    expect(on({ x: 90, y: 52 })).toEqual([]);
    const both = { ...asteroids, id: 'B1-2', at: { x: 90, y: 20 }, width: 40 };
    expect(
      faults({ fields: [asteroids, both], planet: { ...planet, square: null, at: { x: 60, y: 20 } } }),
    ).toEqual([
      ['battlezone/overlap', 'fields[1].at'],
      ['battlezone/overlap', 'fields[1].at'],
    ]);
  });

  it('are not asked of what is no battlefield', () => {
    expect(refusals(() => checkBattlefield(null as never))).toEqual([['geometry/missing', 'battlefield']]);
    expect(refusals(() => faults({ table: { width: 60, height: 0 } }))).toEqual([
      ['geometry/not-positive', 'table.height'],
    ]);
  });
});

describe('the zone of a field', () => {
  it('has its length along the sunward edge', () => {
    const corners = TABLE_EDGES.map((edge) => fieldZone(cloud, edge).pieces[0]?.corners);
    const sizes = corners.map((at = []) => {
      const spread = (values: readonly number[]) => [Math.min(...values), Math.max(...values)];
      return [spread(at.map(({ x }) => x)), spread(at.map(({ y }) => y))];
    });
    const along = [
      [86, 94],
      [70, 100],
    ];
    const across = [
      [75, 105],
      [81, 89],
    ];
    expect(TABLE_EDGES).toEqual(['left', 'top', 'bottom', 'right']);
    expect(sizes).toEqual([along, across, across, along]);
    expect(refusals(() => fieldZone(cloud, 'up' as 'top'))).toEqual([['argument/unknown-value', 'sunward']]);
  });
});
