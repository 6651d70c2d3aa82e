import { describe, expect, it } from 'vitest';
import { playOut, startMatch } from 'wargame-rules';
import { goldenTranscript } from 'wargame-rules/testing';
import { type CountTypes, countdown, countdownBut } from './countdown';

describe('goldenTranscript', () => {
  it('is what a spectator may read, then the checksum of the last step, then a line break', () => {
    const game = countdownBut({
      viewEvent: (event, viewer) => ({ ...event, told: viewer }),
      actions: (state, player) => (state.turn === player ? [{ type: 'take', player }] : []),
    });
    const { record } = playOut(game, startMatch<CountTypes>(game, { from: 3 }, { seed: 5 }), { botSeed: 5 });
    expect(goldenTranscript<CountTypes>(game, { from: 3 }, 5).split('\n')).toEqual([
      'countdown 1',
      '> Ann: take',
      '  left {"left":2,"told":"spectator"}',
      '> Ben: take',
      '  left {"left":1,"told":"spectator"}',
      '> Ann: take',
      '  left {"left":0,"told":"spectator"}',
      '= Ben',
      `# ${record.steps[2]?.checksum}`,
      '',
    ]);
  });

  it('ends with the checksum of the set-up where nothing is played', () => {
    const { record } = startMatch<CountTypes>(countdown, { from: 0 }, { seed: 5 });
    expect(goldenTranscript<CountTypes>(countdown, { from: 0 }, 5)).toBe(
      `countdown 1\n= Ann\n# ${record.checksum}\n`,
    );
  });

  it('is the same for the same seed, and another for another', () => {
    const golden = (seed: number) => goldenTranscript<CountTypes>(countdown, { from: 9 }, seed);
    expect(golden(1)).toBe(golden(1));
    expect(golden(2)).not.toBe(golden(1));
  });
});
