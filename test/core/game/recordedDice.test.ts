import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerQuestion,
  askAction,
  askMatch,
  type Dice,
  type Match,
  playAction,
  replay,
  scriptedDice,
  secureDice,
  startMatch,
} from 'wargame-rules';
import { playedMatch, raceSetup, throughJson } from './arbitraries';
import { code } from './changes';
import { type RaceTypes, race } from './race';

describe('seeded, scripted, secure, asked and foreign dice', () => {
  const actions = (match: Match<RaceTypes>) => match.record.steps.map(({ action }) => action);
  const unseeded = ({ record }: Match<RaceTypes>) => {
    const { seed: _, checksum: __, steps, ...rest } = record;
    return { ...rest, steps: steps.map(({ action, faces }) => ({ action, faces })) };
  };

  it('record alike', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (seed, bots) => {
        const seeded = playedMatch({ game: race, setup: raceSetup }, seed, bots);
        const { setupFaces, steps } = seeded.record;
        const dice = scriptedDice([...setupFaces, ...steps.flatMap(({ faces }) => faces)]);
        const scripted = actions(seeded).reduce(
          (match, action) => playAction(race, match, action, dice),
          startMatch(race, raceSetup, dice),
        );
        dice.finish();

        const begun = askMatch(race, raceSetup, setupFaces);
        if (!begun.done) throw new Error('a question too many');
        const asked = steps.reduce((match, { action, faces }) => {
          let next = askAction(race, match, action);
          // One face at a time, saved and loaded in between.
          for (const { face } of faces) next = answerQuestion(race, throughJson(next.match), [face]);
          expect(next.done).toBe(true);
          return next.match;
        }, begun.result);

        // Dice that roll composites in their own way: the recorder does not let them.
        const faces = [...setupFaces, ...steps.flatMap((step) => step.faces)].map(({ face }) => face);
        const foreign: Dice = {
          roll: () => faces.shift() ?? 0,
          composite: () => {
            throw new Error('a result without dice');
          },
        };
        const framework = actions(seeded).reduce(
          (match, action) => playAction(race, match, action, foreign),
          startMatch(race, raceSetup, foreign),
        );
        for (const match of [scripted, asked, framework]) {
          expect(unseeded(match)).toEqual(unseeded(seeded));
          expect(match.state).toEqual(seeded.state);
          expect(match.record).toEqual(scripted.record);
          expect(replay(race, match.record)).toEqual(match);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('record secure dice so that they replay', () => {
    const dice = secureDice();
    let match = startMatch(race, raceSetup, dice);
    while (race.outcome(match.state) === null) {
      const player = match.state.turn;
      match = playAction(race, match, { type: 'roll', player }, dice);
      match = playAction(race, match, { type: 'push', player }, dice);
    }
    expect(match.record).not.toHaveProperty('seed');
    expect(replay(race, throughJson(match.record))).toEqual(match);
  });

  it('are not mixed: a match with a seed takes no other dice', () => {
    const match = startMatch(race, raceSetup, { seed: 1 });
    const action = { type: 'roll' as const, player: match.state.turn };
    expect(() => playAction(race, match, action, scriptedDice([1]))).toThrow(
      code('match/has-a-seed', 'dice'),
    );
    expect(() => askAction(race, match, action)).toThrow(code('match/has-a-seed', 'dice'));
    expect(() => startMatch(race, raceSetup, { seed: Number.NaN })).toThrow(code('dice/bad-seed'));
  });

  it('may be left out where no die falls, and are missed where one does', () => {
    const match = startMatch(race, raceSetup, scriptedDice([6, 1]));
    expect(playAction(race, match, { type: 'lane', player: 'Ann', lane: 2 }).record.steps).toHaveLength(1);
    expect(() => playAction(race, match, { type: 'roll', player: 'Ann' })).toThrow(code('match/no-dice'));
    expect(() => playAction(race, match, { type: 'roll', player: 'Ann' }, { roll: () => 7 })).toThrow(
      code('dice/impossible-face'),
    );
  });
});
