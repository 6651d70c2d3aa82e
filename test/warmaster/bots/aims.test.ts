import { describe, expect, it } from 'vitest';
import { SIDES } from 'wargame-rules/warmaster';
import { AIMS } from '../../../src/warmaster/bots/aims';

describe.each(SIDES.map((side) => ({ side })))('the aims of the $side side', ({ side }) => {
  const { look, lookAtCourt, company, isBold, ...weights } = AIMS[side];

  it('give weights to all that may be wanted or feared: none below 0', () => {
    for (const weight of Object.values(weights)) expect(weight).toBeGreaterThanOrEqual(0);
  });

  it('never make it worse to be more: to look, to be with who must not die', () => {
    for (const worths of [look, lookAtCourt, company]) {
      expect(worths).toEqual([...worths].sort((one, other) => one - other));
      expect(Math.max(...worths)).toBeLessThanOrEqual(0);
    }
  });

  it('never let who must not die look more gladly than others', () => {
    look.forEach((worth, index) => {
      expect(lookAtCourt[index]).toBeLessThanOrEqual(worth);
    });
  });

  it('let only Horus show himself before he must', () => {
    expect(isBold).toBe(side === 'traitor');
  });
});
