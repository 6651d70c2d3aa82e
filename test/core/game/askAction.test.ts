import { describe, expect, it } from 'vitest';
import {
  type AskedAction,
  answerQuestion,
  ask,
  askAction,
  askMatch,
  type Match,
  type MatchStep,
  matchView,
  playAction,
  replay,
  scriptedDice,
  startMatch,
} from 'wargame-rules';
import { deepFreeze } from '../../deepFreeze';
import { raceSetup, throughJson } from './arbitraries';
import { code } from './changes';
import { type RaceTypes, race } from './race';

const roll = { type: 'roll', player: 'Ann' } as const;
const push = { type: 'push', player: 'Ann' } as const;
const start = deepFreeze(startMatch(race, raceSetup, scriptedDice([6, 1])));

/** Ann has rolled a five and pushes; two dice of one handful are asked for. */
const rolled = playAction(race, start, roll, scriptedDice([5]));
const pushing = deepFreeze(askAction(race, rolled, push));

function finished(asked: AskedAction<RaceTypes>): Match<RaceTypes> {
  if (!asked.done) throw new Error('not done');
  return asked.match;
}

describe('askMatch', () => {
  it('asks for the dice of the set-up, one question after the other', () => {
    expect(askMatch(race, raceSetup, [])).toEqual({
      done: false,
      question: { count: 1, sides: 6, label: 'First: Ann' },
    });
    expect(askMatch(race, raceSetup, [4, 4, 6, 1])).toEqual({
      done: true,
      result: startMatch(race, raceSetup, scriptedDice([4, 4, 6, 1])),
    });
    expect(() => askMatch(race, raceSetup, [4, 4, 6, 1, 1])).toThrow(code('dice/left-over'));
  });
});

describe('askAction', () => {
  it('plays at once what needs no dice', () => {
    const lane = { type: 'lane', player: 'Ann', lane: 2 } as const;
    expect(askAction(race, start, lane)).toEqual({ done: true, match: playAction(race, start, lane) });
  });

  it('C90: stops in the middle of a question that can be saved, and goes on with the faces', () => {
    const asked = askAction(race, start, roll);
    expect(asked).toEqual({
      done: false,
      question: { count: 1, sides: 6, label: 'Speed: Ann' },
      match: {
        ...start,
        record: { ...start.record, pending: { action: roll, faces: [], checksum: expect.any(String) } },
        question: { count: 1, sides: 6, label: 'Speed: Ann' },
      },
    });
    const saved = throughJson(asked.match);
    expect(saved).toEqual(asked.match);
    expect(replay(race, saved.record)).toEqual(saved);
    expect(finished(answerQuestion(race, saved, [5]))).toEqual(
      playAction(race, start, roll, scriptedDice([5])),
    );
  });

  it('asks for a handful at once, and for the rest of it', () => {
    expect(pushing.match.question).toEqual({ count: 2, sides: 6, label: 'Push: Ann' });
    const half = answerQuestion(race, pushing.match, [4]);
    expect(half.done).toBe(false);
    expect(half.match.question).toEqual({ count: 1, sides: 6, label: 'Push: Ann' });
    expect(half.match.record.pending?.faces).toEqual([{ face: 4, sides: 6, label: 'Push: Ann' }]);
    expect(replay(race, throughJson(half.match.record))).toEqual(half.match);
    const whole = playAction(race, rolled, push, scriptedDice([4, 2]));
    expect(finished(answerQuestion(race, half.match, [2]))).toEqual(whole);
    expect(finished(answerQuestion(race, pushing.match, [4, 2]))).toEqual(whole);
  });

  it('puts a question again when there is no answer', () => {
    expect(answerQuestion(race, pushing.match, [])).toEqual(pushing);
  });

  it('refuses faces that the die has not, faces that nobody asked for, and answers to nothing', () => {
    expect(() => answerQuestion(race, pushing.match, [7])).toThrow(code('dice/impossible-face'));
    expect(() => answerQuestion(race, pushing.match, [Number.NaN])).toThrow(code('dice/impossible-face'));
    expect(() => answerQuestion(race, pushing.match, [1, 2, 3])).toThrow(code('dice/left-over'));
    expect(() => answerQuestion(race, pushing.match, [1, 2, 3])).toThrow('1 of 3 dice were not asked for');
    expect(() => answerQuestion(race, pushing.match, [1, 9])).toThrow(
      /^die 2 shows 9, which is no face of a D6/,
    );
    expect(() => answerQuestion(race, start, [1])).toThrow(code('match/no-question'));
  });

  it('names a face that is a text as a text, and an answer that is no list', () => {
    expect(() => answerQuestion(race, pushing.match, ['1'] as never)).toThrow(
      /^die 1 shows "1", which is no face of a D6/,
    );
    for (const odd of [3, '12', null, undefined, { 0: 1, length: 1 }]) {
      expect(() => answerQuestion(race, pushing.match, odd as never)).toThrow(
        code('argument/missing', 'faces'),
      );
      expect(() => askMatch(race, raceSetup, odd as never)).toThrow(code('argument/missing', 'faces'));
    }
  });

  it('refuses at once what the rules refuse', () => {
    expect(() => askAction(race, start, push)).toThrow(code('race/wrong-time'));
  });

  it('C84: lets nobody drop an action once a die of it is known', () => {
    const half = deepFreeze(answerQuestion(race, pushing.match, [1]).match);
    const keep = { type: 'keep', player: 'Ann' } as const;
    expect(() => playAction(race, half, keep)).toThrow(code('match/question-open'));
    expect(() => askAction(race, half, keep)).toThrow(code('match/question-open'));
    expect(() => askAction(race, half, push)).toThrow(code('match/question-open'));
    // Before that it is a change of mind like any other.
    expect(playAction(race, pushing.match, keep)).toEqual(playAction(race, rolled, keep));
    expect(askAction(race, pushing.match, keep)).toEqual(askAction(race, rolled, keep));
  });

  it('shows the question to the player whose action asks, and to nobody else', () => {
    expect(matchView(race, pushing.match, 'Ann').question).toEqual({
      count: 2,
      sides: 6,
      label: 'Push: Ann',
    });
    expect(matchView(race, pushing.match, 'Ben')).not.toHaveProperty('question');
    expect(matchView(race, pushing.match, 'spectator')).not.toHaveProperty('question');
  });

  it('asks nothing where only half of it was saved', () => {
    const { question, ...action } = pushing.match;
    for (const half of [action, { ...start, ...(question && { question }) }]) {
      expect(() => answerQuestion(race, half, [1, 2])).toThrow(code('match/no-question'));
      expect(matchView(race, half, 'Ann')).not.toHaveProperty('question');
    }
  });

  it('is caught with dice that its action does not ask for', () => {
    const { record } = answerQuestion(race, pushing.match, [1]).match;
    const faces = record.pending?.faces ?? [];
    const withFaces = (changed: typeof faces) => () =>
      replay(race, {
        ...record,
        pending: { ...pushing.match.record.pending, action: push, faces: changed } as MatchStep<RaceTypes>,
      });
    // A die that never fell, to be rolled again.
    expect(withFaces([{ face: 2, sides: 6, label: 'Push: Ann' }])).toThrow(code('record/plays-differently'));
    expect(withFaces([...faces, ...faces])).toThrow(code('record/plays-differently'));
    expect(withFaces([...faces, ...faces, ...faces])).toThrow(code('record/left-over-die'));
    expect(withFaces([{ face: 1, sides: 3 }, ...faces])).toThrow(code('record/wrong-die'));
    expect(() => replay(race, { ...record, pending: { action: roll, faces: [], checksum: '' } })).toThrow(
      code('record/illegal-action'),
    );
  });

  it('is refused in a record whose dice come from a seed', () => {
    const { record } = startMatch(race, raceSetup, { seed: 1 });
    const action = { type: 'roll', player: race.players(record.setup)[0] ?? '' } as const;
    expect(() => replay(race, { ...record, pending: { action, faces: [], checksum: '' } })).toThrow(
      code('record/not-from-seed', 'pending'),
    );
  });

  it('asks for dice without a label, too', () => {
    const terse: typeof race = {
      ...race,
      apply: (state, action, dice) => race.apply(state, action, { roll: (sides) => dice.roll(sides) }),
    };
    const asked = askAction(terse, start, roll);
    expect(asked.match.question).toEqual({ count: 1, sides: 6 });
    expect(finished(answerQuestion(terse, asked.match, [5])).record.steps[0]?.faces).toEqual([
      { face: 5, sides: 6 },
    ]);
    const half = answerQuestion(terse, askAction(terse, rolled, push).match, [4]);
    expect(half.match.record.pending?.faces).toStrictEqual([{ face: 4, sides: 6 }]);
    expect(() => playAction(terse, start, roll)).toThrow('dice: a die is due, and there are no dice');
  });

  it('is what ask makes of playAction, die for die', () => {
    const asked = ask((dice) => playAction(race, rolled, push, dice), [4, 2]);
    expect(asked).toEqual({ done: true, result: playAction(race, rolled, push, scriptedDice([4, 2])) });
  });
});
