import { describe, expect, it } from 'vitest';
import { fleetFromRoster, parseRoster } from 'wargame-rules/rosters';
import { roster, selection, statline } from './build';

describe('a fleet roster with very long texts', () => {
  const costs = [{ name: 'pts', value: 100 }];
  const fleet = (type: string, category: string) => {
    const profiles = [statline('Gale', { Type: type, Speed: '20', Shields: '1', Turrets: '1' }, 'Ship')];
    const ship = selection('Gale', 'unit', {
      costs,
      profiles,
      categories: [{ name: category, primary: true }],
    });
    return fleetFromRoster(parseRoster({ roster: roster([ship]) })).capitalShips.map(
      ({ type: read }) => read,
    );
  };

  it('is read as well as one with short ones', () => {
    const space = ' '.repeat(300_000);
    expect(fleet(`cruiser${space}of old`, 'Capital Ship')).toEqual(['cruiser']);
    expect(fleet(`cruiser${space}/8`, 'Capital Ship')).toEqual(['cruiser']);
    expect(fleet('', 'battlecruiser '.repeat(30_000))).toEqual(['battlecruiser']);
  });
});
