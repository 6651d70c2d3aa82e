import { describe, expect, it } from 'vitest';
import { missionAdvice } from 'wargame-rules/open-play';

describe('missionAdvice', () => {
  it('OP-MISSION-1: says that it is known at second hand', () => {
    expect(missionAdvice([40, 30])).toEqual({
      mission: 'hold-at-all-costs',
      meantFor: expect.stringContaining('a third more'),
      provenance: 'second-hand',
    });
  });
});
