import { describe, expect, it } from 'vitest';
import { SETUP_PHASES, TURN_PHASES } from 'wargame-rules/warmaster';
import { phaseAfter, sideOfPhase } from '../../../src/warmaster/rules/phase';

describe('phases', () => {
  it('WM-SET-1, WM-TURN-1: follow one another, and start again after the sixth of a turn', () => {
    const order = [...SETUP_PHASES, ...TURN_PHASES];
    expect(order.map(phaseAfter)).toEqual([...order.slice(1), 'imperial-reinforcement']);
  });

  it('belong to a side: the Traitor player deploys, the Imperial player groups, then each has three', () => {
    const sides = Object.fromEntries([...SETUP_PHASES, ...TURN_PHASES].map((one) => [one, sideOfPhase(one)]));
    expect(sides).toEqual({
      deployment: 'traitor',
      grouping: 'imperial',
      'imperial-reinforcement': 'imperial',
      'imperial-movement': 'imperial',
      'imperial-combat': 'imperial',
      'traitor-reinforcement': 'traitor',
      'traitor-movement': 'traitor',
      'traitor-combat': 'traitor',
    });
  });
});
