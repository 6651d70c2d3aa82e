import { describe, expect, it } from 'vitest';
import { type Game, type Match, playAction, startMatch } from 'wargame-rules';
import { checkRecord } from 'wargame-rules/testing';
import { type CountAction, type CountTypes, countdown, countdownBut } from './countdown';

const surrender: CountAction = { type: 'surrender', player: 'Ann' };

/** It reads a surrender and allows it, and never lists it. */
const surrendering: Game<CountTypes> = countdownBut({
  parse: {
    ...countdown.parse,
    action: (json) => (isSurrender(json) ? surrender : countdown.parse.action(json)),
  },
});

function isSurrender(json: unknown): boolean {
  const { type, player } = Object(json);
  return type === 'surrender' && player === 'Ann';
}

function played(game: Game<CountTypes>): Match<CountTypes> {
  const start = startMatch<CountTypes>(game, { from: 9 }, { seed: 2 });
  return ['take', 'roll', 'show'].reduce(
    (match, type, index) => playAction(game, match, { type, player: index === 1 ? 'Ben' : 'Ann' }),
    start,
  );
}

describe('checkRecord', () => {
  it('plays the steps of the record on their faces, as text or parsed', () => {
    const { record } = played(countdown);
    const report = checkRecord<CountTypes>(countdown, record);
    expect(report).toMatchObject({ game: 'countdown', matches: 1, steps: 3, reveals: 1, undone: 1 });
    expect(checkRecord<CountTypes>(countdown, JSON.stringify(record))).toEqual(report);
  });

  it('tries the action that was printed with a record', () => {
    const { record } = played(surrendering);
    expect(() => checkRecord<CountTypes>(surrendering, record)).not.toThrow();
    expect(() => checkRecord<CountTypes>(surrendering, record, surrender)).toThrow(
      expect.objectContaining({
        code: 'conformance/legal-is-listed',
        violations: [expect.objectContaining({ facts: expect.objectContaining({ action: surrender }) })],
      }),
    );
  });
});
