import { describe, expect, it } from 'vitest';
import { startPreBattle } from 'wargame-rules/open-play';
import { reasonsOf } from '../../violationsOf';

/** Why two players can't play each other, without the words for people. */
function refusal(one: string, other: string): unknown {
  return reasonsOf(() => startPreBattle([one, other]));
}

describe('startPreBattle', () => {
  it('OP-SEQ: begins with nothing mustered, agreed, declared or set up', () => {
    const none = { proposals: [null, null], waiting: null };
    expect(startPreBattle(['Ann', 'Ben'])).toEqual({
      step: 'muster-armies',
      players: ['Ann', 'Ben'],
      unarrivedReserves: 'ignored',
      armies: [null, null],
      missionAgreement: none,
      mission: null,
      briefed: [false, false],
      battlefieldAgreement: none,
      battlefield: null,
      decider: null,
      attacker: null,
      declarations: [null, null],
      positions: [],
      deployed: [],
      next: null,
      firstTurn: null,
      abilitiesDone: [false, false],
    });
    const strict = startPreBattle(['Ann', 'Ben'], { unarrivedReserves: 'destroyed' });
    expect(strict.unarrivedReserves).toBe('destroyed');
  });

  it('tells two players apart, and from those who watch', () => {
    const badPlayer = (seat: number) => ({ code: 'pre-battle/bad-player', path: `players[${seat}]` });
    expect(refusal('Ann', 'Ann')).toEqual([
      { code: 'pre-battle/same-player', path: 'players[1]', facts: { player: 'Ann' } },
    ]);
    expect(refusal('', 'Ben')).toEqual([badPlayer(0)]);
    expect(refusal('Ann', 'spectator')).toEqual([badPlayer(1)]);
    expect(refusal('spectator', 'spectator')).toEqual([badPlayer(0), badPlayer(1)]);
  });
});
