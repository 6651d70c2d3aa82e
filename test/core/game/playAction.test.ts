import { describe, expect, it } from 'vitest';
import {
  answerQuestion,
  askAction,
  canRedo,
  canUndo,
  checkCorrection,
  correct,
  type Game,
  history,
  matchView,
  playAction,
  playOut,
  redo,
  scriptedDice,
  startMatch,
  transcript,
  undo,
} from 'wargame-rules';
import { deepFreeze } from '../../deepFreeze';
import { raceSetup } from './arbitraries';
import { code } from './changes';
import { type RaceTypes, race } from './race';

describe('startMatch', () => {
  it('C04: refuses what is no seed, and takes 0 for one', () => {
    for (const bad of [undefined, null, Number.NaN, 1.5, 10n, Symbol('seed'), {}, [['a']]]) {
      expect(() => startMatch(race, raceSetup, { seed: bad as never })).toThrow(code('dice/bad-seed'));
    }
    expect(startMatch(race, raceSetup, { seed: 0 })).toEqual(startMatch(race, raceSetup, { seed: 0 }));
    expect(startMatch(race, raceSetup, { seed: 0 }).record.seed).toBe(0);
  });

  it('refuses what is neither dice nor a seed, and names it', () => {
    for (const odd of [undefined, null, 1, 'Terra', {}, { roll: 4 }]) {
      expect(() => startMatch(race, raceSetup, odd as never)).toThrow(code('argument/missing', 'dice'));
    }
  });

  it('takes dice for dice, whatever else they have, members of a class too', () => {
    class Loaded {
      readonly seed = 12;
      readonly faces = [6, 1];
      roll(): number {
        return this.faces.shift() ?? 3;
      }
    }
    const { record } = startMatch(race, raceSetup, new Loaded());
    expect(record).toEqual(startMatch(race, raceSetup, scriptedDice([6, 1])).record);
  });
});

describe('a record in the place of its match', () => {
  it('is refused by name, as is whatever else is no match', () => {
    const start = startMatch(race, raceSetup, scriptedDice([6, 1]));
    const roll = { type: 'roll', player: 'Ann' } as const;
    for (const odd of [start.record, null, undefined, 'match'] as never[]) {
      for (const use of [
        () => playAction(race, odd, roll),
        () => askAction(race, odd, roll),
        () => answerQuestion(race, odd, [1]),
        () => undo(race, odd, 'Ann'),
        () => redo(race, odd, 'Ann'),
        () => canUndo(odd, 'Ann'),
        () => canRedo(odd, 'Ann'),
        () => checkCorrection(race, odd, { step: 0, agreed: [] }),
        () => correct(race, odd, { step: 0, agreed: [] }),
        () => history(race, odd, 'Ann'),
        () => matchView(race, odd, 'Ann'),
        () => transcript(race, odd, 'Ann'),
        () => playOut(race, odd, { botSeed: 1 }),
      ]) {
        expect(use).toThrow(code('argument/missing', 'match'));
      }
    }
    expect(() => playAction(race, start.record as never, roll)).toThrow(
      'match: expected a match, not its record',
    );
  });
});

describe('playAction', () => {
  it('refuses what are no dice, a seed above all', () => {
    const start = startMatch(race, raceSetup, scriptedDice([6, 1]));
    for (const odd of [3, 'dice', { seed: 1 }] as never[]) {
      expect(() => playAction(race, start, { type: 'roll', player: 'Ann' }, odd)).toThrow(
        code('argument/missing', 'dice'),
      );
    }
  });

  it('calls the game as often however long the match has lasted', () => {
    const calls: string[] = [];
    const counted = Object.fromEntries(
      Object.entries(race).map(([name, member]) => [
        name,
        typeof member === 'function'
          ? (...given: unknown[]) => {
              calls.push(name);
              return (member as (...given: unknown[]) => unknown)(...given);
            }
          : member,
      ]),
    ) as unknown as Game<RaceTypes>;
    const long = { players: ['Ann', 'Ben'] as const, length: 1000 };
    let match = startMatch(race, long, { seed: 1 });
    const callsOfNext = (): readonly string[] => {
      calls.length = 0;
      playAction(counted, match, { type: 'roll', player: match.state.turn });
      return [...calls];
    };
    const early = callsOfNext();
    for (let turn = 0; turn < 50; turn++) {
      match = playAction(race, match, { type: 'roll', player: match.state.turn });
      match = playAction(race, match, { type: 'keep', player: match.state.turn });
    }
    expect(early).toEqual(['apply']);
    expect(callsOfNext()).toEqual(early);
  });

  it('C09: writes down no dice where none are due', () => {
    const match = startMatch(race, raceSetup, { seed: 1 });
    const { turn } = match.state;
    expect(playAction(race, match, { type: 'lane', player: turn, lane: 3 }).record.steps[0]?.faces).toEqual(
      [],
    );
  });

  it('refuses what the game refuses, by shape or by rule, and changes nothing', () => {
    const match = deepFreeze(startMatch(race, raceSetup, scriptedDice([6, 1])));
    const foul = (action: unknown) => () =>
      playAction(race, match, action as RaceTypes['action'], { roll: () => 1 });
    expect(foul({ type: 'keep', player: 'Ben' })).toThrow(
      expect.objectContaining({ message: 'not your turn; not now' }),
    );
    expect(foul({ type: 'lane', player: 'Ann', lane: Number.NaN })).toThrow(code('test/no-number', 'lane'));
    for (const wrong of [
      null,
      undefined,
      3,
      'roll',
      [],
      { player: 'Ann' },
      JSON.parse('{"__proto__":{"type":"roll"}}'),
    ]) {
      expect(foul(wrong)).toThrow(code('test/missing'));
    }
  });

  it('refuses what is too deep to be written down, although the game lets it through', () => {
    const lax: Game<RaceTypes> = {
      ...race,
      parse: { ...race.parse, action: (json) => json as RaceTypes['action'] },
      apply: (state) => ({ state, events: [] }),
    };
    const match = startMatch(lax, raceSetup, { seed: 1 });
    const where: unknown = JSON.parse('['.repeat(30_000) + ']'.repeat(30_000));
    const action = { type: 'keep', player: 'Ann', where } as const;
    expect(() => playAction(lax, match, action)).toThrow(code('parse/malformed', `where${'[0]'.repeat(99)}`));
    const { seed: _, ...unseeded } = match.record;
    expect(() => askAction(lax, { ...match, record: unseeded }, action)).toThrow(
      expect.objectContaining({ code: 'parse/malformed' }),
    );
    const setup = { ...raceSetup, where };
    const open: Game<RaceTypes> = { ...lax, parse: { ...lax.parse, setup: () => setup } };
    expect(() => startMatch(open, setup, { seed: 1 })).toThrow(
      expect.objectContaining({ code: 'parse/malformed' }),
    );
  });
});
