import { describe, expect, it } from 'vitest';
import { conformanceError } from '../../src/testing/conformanceError';

describe('the error that tells of a finding', () => {
  it('has the evidence that is plain JSON, each on a line of its own, and passes over the rest', () => {
    const { violations } = conformanceError('duel', {
      property: 'inputs-untouched',
      message: 'start changes what it is given',
      step: 3,
      evidence: { setup: { players: 2 }, state: new Map(), faces: [1, 6] },
    });
    expect(violations).toEqual([
      {
        code: 'conformance/inputs-untouched',
        path: 'steps[3]',
        facts: { setup: { players: 2 }, faces: [1, 6] },
        message:
          '"duel" breaks inputs-untouched: start changes what it is given\nsetup: {"players":2}\nfaces: [1,6]',
      },
    ]);
  });

  it('names no step where it is in no match', () => {
    const { violations } = conformanceError('duel', { property: 'plain-json', message: 'no', evidence: {} });
    const message = '"duel" breaks plain-json: no';
    expect(violations).toStrictEqual([{ code: 'conformance/plain-json', message, facts: {} }]);
  });
});
