import { describe, expect, it } from 'vitest';
import type { Dice } from 'wargame-rules';
import { rollRadiationBurst, rollSolarFlare } from 'wargame-rules/battlefleet-gothic';
import { refusals } from '../ledger/build';

describe('effects that were not generated', () => {
  it('ask nothing of the dice', () => {
    const never = (): never => expect.unreachable('nothing is due');
    const dice: Dice = { roll: never, composite: never };
    expect(rollSolarFlare(0, false, dice)).toBe(false);
    expect(rollSolarFlare(2, true, dice)).toBe(false);
    expect(rollRadiationBurst(0, dice)).toBe(0);
  });

  it('are refused where their number is none', () => {
    const dice: Dice = { roll: () => 1 };
    expect(refusals(() => rollSolarFlare(-1, true, dice))).toEqual([['argument/out-of-range', 'flares']]);
    expect(refusals(() => rollRadiationBurst(-1, dice))).toEqual([['argument/out-of-range', 'bursts']]);
  });
});
