import { describe, expect, it } from 'vitest';
import { correct, derive, playAction, seededDice, startMatch } from 'wargame-rules';
import { raceSetup } from './arbitraries';
import { type RaceTypes, race } from './race';

type Action = RaceTypes['action'];

const agreed = ['Ann', 'Ben'];

describe('after a correction', () => {
  it('the dice of a step are those of a stream that nobody has seen', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const start = startMatch(race, raceSetup, { seed });
      const roll: Action = { type: 'roll', player: start.state.turn };
      const before = playAction(race, start, roll);
      const { match } = correct(race, before, { step: 0, agreed });
      const faces = (played: typeof match) => played.record.steps[0]?.faces.map(({ face }) => face);
      expect(faces(before)).toEqual([seededDice(derive(seed, 'step', 0)).roll(6)]);
      expect(faces(playAction(race, match, roll))).toEqual([
        seededDice(derive(seed, 'correction', 1, 'step', 0)).roll(6),
      ]);
    }
  });
});
