import { describe, expect, it } from 'vitest';
import { isWargameError, scriptedDice } from 'wargame-rules';
import {
  type Formation,
  formationOptions,
  formationZones,
  pickFormation,
  rollFormations,
} from 'wargame-rules/battlefleet-gothic';
import { cruiser, fleet } from '../arbitraries';

const table = { width: 180, height: 120 };

describe('formations', () => {
  it('add nothing to the roll where they meet in one way only', () => {
    const fast = fleet({ capitalShips: [cruiser('fox', 180, { speed: 25 })] });
    const slow = fleet({ capitalShips: [cruiser('ox', 180, { speed: 20 })] });
    const roll = (formation: Formation, faces: readonly number[]) =>
      rollFormations(
        [
          { side: 'first', formation, fleet: fast },
          { side: 'second', formation: 'cross', fleet: slow },
        ],
        scriptedDice(faces),
      );
    expect(roll('cross', [3, 4])).toEqual({ picks: 'second', dice: [3, 4], bonuses: [0, 0] });
    expect(roll('cross', [4, 4, 4, 3])).toEqual({ picks: 'first', dice: [4, 3], bonuses: [0, 0] });
    expect(roll('sphere', [3, 4, 4, 4])).toEqual({ picks: 'first', dice: [4, 4], bonuses: [1, 0] });
  });

  it('leave the pick the zones that are his, and tell him so', () => {
    const pickAs = (own: Formation, enemy: Formation, zone: 'white' | 'dark', map: 'A' | 'B' | 'D') => {
      const options = { first: formationOptions(own, enemy), second: formationOptions(enemy, own) };
      return pickFormation({ options, pick: { picks: 'first' } }, { map, zone });
    };
    expect(pickAs('wedge', 'sphere', 'white', 'A')).toEqual({ map: 'A', white: 'first', dark: 'second' });
    expect(pickAs('wedge', 'wedge', 'dark', 'D')).toEqual({ map: 'D', white: 'second', dark: 'first' });
    expect(pickAs('wedge', 'cross', 'dark', 'B')).toEqual({ map: 'B', white: 'second', dark: 'first' });
    const refused = (own: Formation, enemy: Formation, zone: 'white' | 'dark', map: 'A' | 'B' | 'D') => {
      try {
        pickAs(own, enemy, zone, map);
      } catch (error) {
        return isWargameError(error) ? error.violations : [];
      }
      throw new Error('nothing was thrown');
    };
    const reason = { code: 'scenario/wrong-choice', path: 'own', rule: 'BG-FORMAT-1' };
    expect(refused('wedge', 'sphere', 'dark', 'A')).toEqual([
      { ...reason, message: expect.stringContaining('A white, C white') },
    ]);
    expect(refused('wedge', 'cross', 'white', 'A')).toEqual([
      { ...reason, message: expect.stringContaining('B white or dark') },
    ]);
  });

  it('number the divisions of each zone from 1', () => {
    const names = formationZones({ map: 'A', white: 'second', dark: 'first' }, table);
    expect(names.map(({ side, name, heading }) => `${side} ${name} ${heading}`)).toEqual([
      'second White 1 180',
      'first Dark 1 45',
      'first Dark 2 0',
      'first Dark 3 315',
    ]);
    const both = formationZones({ map: 'B', white: 'first', dark: 'second' }, table);
    expect(both.map(({ name }) => name)).toEqual([
      'White 1',
      'White 2',
      'White 3',
      'Dark 1',
      'Dark 2',
      'Dark 3',
    ]);
  });
});
