import { describe, expect, it } from 'vitest';
import { seededDice } from 'wargame-rules';
import { checkForces, fleetEngagement, setUpScenario } from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { cruiser, fleet } from './arbitraries';
import { code, table } from './shorthand';

/** Two sides with a ship each that meet in scenario ten. */
const meeting = () => ({
  agreed: { points: 500 },
  rolls: {},
  forces: {
    fleets: {
      first: fleet({ capitalShips: [cruiser('fox')] }),
      second: fleet({ capitalShips: [cruiser('ox')] }),
    },
  },
  table,
});

describe('setting up', () => {
  it('BG-FORMAT-1, BG-PRE-1: rolls phenomena, Leadership, the set-up and the first turn, in this order', () => {
    const labels: string[] = [];
    const real = seededDice(2);
    const facts = {
      ...meeting(),
      choices: { formations: { first: 'wedge', second: 'cross' } },
      battlezone: 'roll',
    } as const;
    const setUp = setUpScenario(fleetEngagement, deepFreeze(facts), {
      roll: (sides, label = '') => {
        labels.push(label);
        return real.roll(sides, label);
      },
    });
    const firstOf = (start: string) => labels.findIndex((label) => label.startsWith(start));
    const order = [
      'Battlezone',
      'Sunward edge',
      'Square',
      'Leadership',
      'Who picks',
      'Who sets up first',
      'First turn',
    ].map(firstOf);
    expect(order).toEqual([...order].sort((one, other) => one - other));
    expect(order).not.toContain(-1);
    expect(JSON.parse(JSON.stringify(setUp))).toStrictEqual(setUp);
  });

  it('C92: two battles of one scenario share nothing, whatever is done to the first', () => {
    const facts = () => ({
      ...meeting(),
      choices: { formations: { first: 'wedge', second: 'sphere' } as const },
      battlezone: 'deep-space' as const,
    });
    const untouched = JSON.stringify(setUpScenario(fleetEngagement, facts(), seededDice(6)));
    const spoilt = setUpScenario(fleetEngagement, facts(), seededDice(6));
    for (const option of spoilt.rolls.options.first) Object.assign(option, { map: 'Z' });
    Object.assign(spoilt.battlefield ?? {}, { fields: [] });
    expect(JSON.stringify(setUpScenario(fleetEngagement, facts(), seededDice(6)))).toBe(untouched);
  });

  it('refuses what has no forces at all', () => {
    expect(() => checkForces(fleetEngagement, undefined as never)).toThrow(code('argument/missing'));
    const empty = { agreed: { points: 500 }, rolls: {}, forces: {} } as never;
    expect(() => checkForces(fleetEngagement, empty)).toThrow(/muster\.forces\.fleets/);
  });
});
