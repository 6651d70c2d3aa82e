import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import {
  assaultDecision,
  rollArrival,
  rollCampaignLoss,
  rollExterminator,
} from 'wargame-rules/battlefleet-gothic';

describe('single rolls of scenarios', () => {
  it.each([1, 2, 3, 4, 5, 6])('a D6 of %i kills a planet from 4 on', (face) => {
    const shot = rollExterminator({ inLowOrbit: true, distance: 45 }, scriptedDice([face]));
    expect(shot).toEqual({ roll: face, planetDestroyed: face >= 4 });
  });

  it('a campaign loses the whole system on 1-3, and a primary world on 4-6', () => {
    const uninhabited = { result: 'system-uninhabited', systemBecomes: null };
    for (const roll of [1, 2, 3]) {
      expect(rollCampaignLoss(scriptedDice([roll]))).toEqual({ roll, ...uninhabited });
    }
    const worlds = ['agri-world', 'agri-world', 'agri-world', 'mining-world', 'mining-world', 'mining-world'];
    for (const roll of [4, 5, 6]) {
      const losses = worlds.map((_, index) => rollCampaignLoss(scriptedDice([roll, index + 1])));
      expect(losses).toEqual(
        worlds.map((systemBecomes) => ({ roll, result: 'primary-world-destroyed', systemBecomes })),
      );
    }
  });

  it('no friends are near a marker unless told', () => {
    const arrival = { roll: 3, needed: 5 };
    expect(rollArrival({ slowest: 20 }, scriptedDice([3]))).toEqual({ ...arrival, total: 3, arrives: false });
    const near = { slowest: 20, friendsNear: true };
    expect(rollArrival(near, scriptedDice([3]))).toEqual({ ...arrival, total: 5, arrives: true });
  });

  it('an assault is decided with its total for a reason', () => {
    expect(assaultDecision(-2).reasons.map(({ facts }) => facts)).toEqual([{ total: -2 }]);
  });
});
