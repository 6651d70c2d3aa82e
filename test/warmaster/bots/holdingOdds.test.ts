import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { warmasterEdition } from 'wargame-rules/warmaster';
import { type Chart, chartOf } from '../../../src/warmaster/bots/chart';
import { holdingOdds } from '../../../src/warmaster/bots/holdingOdds';
import { plainEdition } from '../plainEdition';
import { placesOf } from './sceneOf';

function odds(chart: Chart, attackers: readonly string[], defenders: readonly string[]) {
  return holdingOdds(chart, {
    attackers: placesOf(chart, ...attackers),
    defenders: placesOf(chart, ...defenders),
  });
}

describe('holdingOdds', () => {
  const plain = chartOf(plainEdition);

  it('WM-COMB-4: an area is left to the attackers where some of them stay and nobody else', () => {
    // 10 to 2, the highest column: a single defender is driven off by DR, and lost by D1, D1R twice, DE twice.
    expect(odds(plain, ['custodians-1', 'custodians-2'], ['crew-1'])).toEqual({ attackers: 1, defenders: 0 });
    // 5 to 2, 2 to 1: A1 kills the single attacker, EX both, NE changes nothing, DR, D1 and D1R leave it to him.
    expect(odds(plain, ['custodians-1'], ['crew-1'])).toEqual({ attackers: 3 / 6, defenders: 1 / 6 });
    // 10 to 4: one of two may fall on either side, and the others stay; only DR and D1R decide.
    expect(odds(plain, ['custodians-1', 'custodians-2'], ['crew-1', 'crew-2'])).toEqual({
      attackers: 2 / 6,
      defenders: 0,
    });
  });

  it('WM-COMB-4: an area where all are lost, or where both stay, is left to nobody', () => {
    // 1 to 9: A1 three times, EX, NE, DR. One of the defenders is left after EX.
    expect(odds(plain, ['crew-1'], ['emperor'])).toEqual({ attackers: 1 / 6, defenders: 3 / 6 });
    expect(odds(plain, ['crew-1'], ['emperor', 'sanguinius'])).toEqual({
      attackers: 1 / 6,
      defenders: 4 / 6,
    });
  });

  it('WM-COMB-4: all are lost where the table says so, however many they are', () => {
    // 15 to 3: DR, D1, D1R twice, DE twice. Three units outlive D1.
    const attackers = ['custodians-1', 'custodians-2', 'custodians-3'];
    expect(odds(plain, attackers, ['trap-1', 'trap-2', 'ambush-1'])).toEqual({
      attackers: 5 / 6,
      defenders: 0,
    });
  });

  it('WM-COMB-4: attackers who retreat leave it to the defenders', () => {
    const ship = chartOf(warmasterEdition);
    const attackers = placesOf(ship, 'imperial-guard-1', 'imperial-guard-2');
    const defenders = placesOf(ship, 'horus', 'angron');
    // The lowest column: A1R twice, A1, AR twice, NE. Of two attackers one stays after A1.
    expect(holdingOdds(ship, { attackers, defenders })).toEqual({ attackers: 0, defenders: 4 / 6 });
  });

  it('an area is not left to both', () => {
    const units = plain.counters.map((_, unit) => unit);
    const some = fc.shuffledSubarray(units, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(some, some, (attackers, defenders) => {
        const { attackers: theirs, defenders: others } = holdingOdds(plain, { attackers, defenders });
        expect(theirs + others).toBeLessThanOrEqual(1 + 1e-9);
        expect(Math.min(theirs, others)).toBeGreaterThanOrEqual(0);
        const [reversed, turned] = [[...attackers].reverse(), [...defenders].reverse()];
        expect(holdingOdds(plain, { attackers: reversed, defenders: turned })).toEqual({
          attackers: theirs,
          defenders: others,
        });
      }),
    );
  });
});
