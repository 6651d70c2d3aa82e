import { describe, expect, it } from 'vitest';
import { defencesLimit, fixedPointsLimit, noDefences, pointsLimit } from 'wargame-rules/battlefleet-gothic';

describe('the sentence of a limit', () => {
  it('says whose it is', () => {
    const limits = [
      pointsLimit('raider', 1, 2),
      fixedPointsLimit('raider', 150),
      defencesLimit('raider'),
      noDefences('raider'),
    ];
    for (const { summary } of limits) expect(summary).toMatch(/^raider: \w/);
  });

  it('tells the share of the agreed points, unless it is all of them', () => {
    expect(pointsLimit('raider', 2, 3).summary).toMatch(/2\/3 of the agreed points/);
    const { summary } = pointsLimit('raider', 1, 1);
    expect(summary).toContain('the agreed points');
    expect(summary).not.toContain('1/1');
  });
});
