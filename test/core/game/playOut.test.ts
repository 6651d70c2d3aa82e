import { describe, expect, it } from 'vitest';
import {
  type Dice,
  defineGame,
  type Game,
  playOut,
  randomAction,
  replay,
  scriptedDice,
  secureDice,
  seededDice,
  startMatch,
  transcript,
} from 'wargame-rules';
import { deepFreeze } from '../../deepFreeze';
import { ambush } from './ambush';
import { ambushSetup, raceSetup } from './arbitraries';
import { code } from './changes';
import { type RaceTypes, race } from './race';

describe('playOut', () => {
  it('plays to the end, the same for the same seeds', () => {
    for (const botSeed of [1, 'two', [3, 'four']]) {
      const play = () => playOut(race, startMatch(race, raceSetup, { seed: 9 }), { botSeed });
      const match = deepFreeze(play());
      expect(race.outcome(match.state)).not.toBeNull();
      expect(play()).toEqual(match);
      expect(replay(race, match.record)).toEqual(match);
    }
    const match = playOut(ambush, startMatch(ambush, ambushSetup, { seed: 9 }), { botSeed: 1 });
    expect(ambush.outcome(match.state)?.winners.length).toBeGreaterThan(0);
  });

  it('goes on from any moment as it would have gone', () => {
    const match = playOut(race, startMatch(race, raceSetup, { seed: 2 }), { botSeed: 5 });
    const middle = replay(race, { ...match.record, steps: match.record.steps.slice(0, 4) });
    expect(playOut(race, middle, { botSeed: 5 })).toEqual(match);
  });

  it('takes any dice for a match without a seed', () => {
    const dice = secureDice();
    const match = playOut(race, startMatch(race, raceSetup, dice), { botSeed: 1, dice });
    expect(replay(race, match.record)).toEqual(match);
  });

  it('never gives a bot the dice of the match, nor dice that run on', () => {
    const seen: number[] = [];
    const bot = (game: Game<RaceTypes>, state: RaceTypes['state'], player: string, dice: Dice) => {
      seen.push(dice.roll(1000));
      return randomAction(game, state, player, dice);
    };
    const start = startMatch(race, raceSetup, { seed: 2 });
    const match = playOut(race, start, { botSeed: 2, bot });
    expect(seen).toHaveLength(match.record.steps.length);
    expect(new Set(seen).size).toBeGreaterThan(seen.length / 2);
    const matchFaces = match.record.steps.map((_, step) => seededDice([2, 'step', step]).roll(1000));
    expect(seen).not.toEqual(matchFaces);
  });

  it('stops with a typed error where a match does not end or goes nowhere', () => {
    const start = startMatch(race, raceSetup, { seed: 1 });
    expect(() => playOut(race, start, { botSeed: 1, mostSteps: 3 })).toThrow(code('game/too-long'));
    expect(() => playOut(race, start, { botSeed: 1, mostSteps: Number.NaN })).toThrow(
      code('argument/not-a-whole-number'),
    );
    const idle: Game<RaceTypes> = { ...race, toAct: () => [] };
    expect(() => playOut(idle, start, { botSeed: 1 })).toThrow(code('game/stuck'));
  });
});

describe('randomAction', () => {
  const start = startMatch(race, raceSetup, scriptedDice([6, 1])).state;

  it('picks every legal action, and rolls nothing where there is one', () => {
    const picked = [1, 2, 3].map((face) => randomAction(race, start, 'Ann', scriptedDice([face])));
    expect(picked).toEqual(race.actions(start, 'Ann'));
    const one: Game<RaceTypes> = { ...race, actions: () => [{ type: 'roll', player: 'Ann' }] };
    expect(randomAction(one, start, 'Ann', scriptedDice([]))).toEqual({ type: 'roll', player: 'Ann' });
  });

  it('refuses a player without actions, and a game that has no answer', () => {
    expect(() => randomAction(race, start, 'Ben', scriptedDice([]))).toThrow(code('game/stuck'));
    const mute: Game<RaceTypes> = { ...race, actions: () => null };
    expect(() => randomAction(mute, start, 'Ann', scriptedDice([]))).toThrow(code('game/no-propose'));
  });
});

describe('transcript', () => {
  it('writes a match down', () => {
    const match = playOut(race, startMatch(race, { players: ['Ann', 'Ben'], length: 12 }, { seed: 6 }), {
      botSeed: 3,
    });
    expect(transcript(race, match, 'spectator')).toEqual([
      'race 2',
      '> Ann: lane {"lane":2}',
      '  changed-lane {"player":"Ann","lane":2}',
      '> Ann: roll',
      '  rolled {"player":"Ann","die":1}',
      '> Ann: keep',
      '  ran {"player":"Ann","spaces":3}',
      '> Ben: roll',
      '  rolled {"player":"Ben","die":6}',
      '> Ben: push',
      '  ran {"player":"Ben","spaces":12}',
      '= Ben',
      '  past the line',
    ]);
    const secret = playOut(ambush, startMatch(ambush, { players: ['Ann', 'Ben'], rounds: 1 }, { seed: 4 }), {
      botSeed: 3,
    });
    expect(transcript(ambush, secret, 'Ben')).toEqual([
      'ambush 1',
      '> Ann: commit',
      '  committed {"player":"Ann"}',
      '> Ben: hide {"troops":3}',
      '  hidden {"player":"Ben","left":0}',
      '> Ben: commit {"force":7}',
      '  committed {"player":"Ben"}',
      '  revealed {"forces":[7,12],"winner":"Ben"}',
      '= Ben',
      '  AMBUSH-1: most ambushes',
    ]);
  });

  it('names every winner, and calls an outcome without any a draw', () => {
    const match = startMatch(race, raceSetup, { seed: 4 });
    const ended = (...winners: string[]): Game<RaceTypes> => ({
      ...race,
      outcome: () => ({ winners, reasons: [] }),
    });
    expect(transcript(ended('Ann', 'Ben'), match, 'Ann')).toEqual(['race 2', '= Ann, Ben']);
    expect(transcript(ended(), match, 'Ann')).toEqual(['race 2', '= draw']);
  });
});

describe('defineGame', () => {
  it('gives the same functions, frozen', () => {
    const game = defineGame<RaceTypes>({ ...race });
    expect(game).toEqual(race);
    expect(Object.isFrozen(game) && Object.isFrozen(game.parse)).toBe(true);
  });

  it('lists all that is missing or wrong', () => {
    const { apply: _, parse, ...rest } = race;
    const broken = {
      ...rest,
      id: '',
      version: 0.5,
      parse: { action: parse.action },
      propose: 'anything',
      view: null,
    };
    expect(() => defineGame(broken as never)).toThrow(
      expect.objectContaining({
        violations: [
          expect.objectContaining({ code: 'game/bad-id', path: 'id' }),
          expect.objectContaining({ code: 'game/bad-version', path: 'version' }),
          ...['parse.setup', 'apply', 'view', 'propose'].map((path) =>
            expect.objectContaining({ code: 'game/missing-function', path }),
          ),
        ],
      }),
    );
    class Rules {
      id = 'class';
      version = 1;
      apply() {}
    }
    expect(() => defineGame(new Rules() as never)).toThrow(code('game/missing-function'));
    for (const wrong of [null, undefined, 3, 'race', []]) {
      expect(() => defineGame(wrong as never)).toThrow(code('game/bad-id'));
    }
  });
});
