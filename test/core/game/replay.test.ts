import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Game,
  type GameTypes,
  type MatchRecord,
  parseRecord,
  playAction,
  playOut,
  replay,
  scriptedDice,
  startMatch,
  transcript,
} from 'wargame-rules';
import { deepFreeze } from '../../deepFreeze';
import { ambush } from './ambush';
import { anyPlayable, playedMatch, playedMatches, raceSetup, throughJson } from './arbitraries';
import { code } from './changes';
import { golden, goldenTranscript } from './goldenRecord';
import { type RaceTypes, race } from './race';
import { refused } from './requirements';

describe('replay', () => {
  it('C08, C10, C89, C90: equals play at every step, of every beginning, through JSON', () => {
    fc.assert(
      fc.property(anyPlayable, fc.integer(), fc.integer(), ({ game, setup }, seed, bots) => {
        const matches = playedMatches({ game, setup }, seed, bots, 15);
        const whole = throughJson(matches.at(-1)?.record) as MatchRecord<GameTypes>;
        matches.forEach((match, step) => {
          expect(throughJson(match)).toEqual(match);
          expect(replay(game, { ...whole, steps: whole.steps.slice(0, step) })).toEqual(match);
        });
      }),
      { numRuns: 12 },
    );
  });

  it('C91, C92: changes and keeps nothing that it is given, and neither does play', () => {
    fc.assert(
      fc.property(anyPlayable, fc.integer(), fc.integer(), (playable, seed, bots) => {
        const frozen = { ...playable, setup: deepFreeze(playable.setup) };
        let match = deepFreeze(startMatch(frozen.game, frozen.setup, { seed }));
        for (const { action } of playedMatch(frozen, seed, bots).record.steps) {
          match = deepFreeze(playAction(frozen.game, match, deepFreeze(action)));
        }
        const record = throughJson(match.record);
        const again = replay(frozen.game, record);
        for (const { action } of record.steps) Object.assign(action, { player: 'Zed' });
        Object.assign(record.setup as object, { players: [] });
        expect(again).toEqual(match);
      }),
      { numRuns: 25 },
    );
  });

  it('C91: keeps no set-up of the caller, and refuses one that can not be', () => {
    const setup = { players: ['Ann', 'Ben'] as [string, string], length: 20 };
    const match = startMatch(race, setup, scriptedDice([6, 1]));
    setup.players[0] = 'Zed';
    expect(match.record.setup).toEqual({ players: ['Ann', 'Ben'], length: 20 });
    expect(replay(race, match.record)).toEqual(match);
    expect(() => startMatch(race, { ...setup, length: Number.NaN }, scriptedDice([6, 1]))).toThrow(
      code('test/no-number', 'length'),
    );
  });

  it('C91: keeps no action of the caller', () => {
    const action = { type: 'lane' as const, player: 'Ann', lane: 2 };
    const first = startMatch(race, raceSetup, scriptedDice([6, 1]));
    const match = playAction(race, first, action);
    action.lane = 3;
    expect(match.record.steps[0]?.action).toEqual({ type: 'lane', player: 'Ann', lane: 2 });
  });

  it('makes the same of seed and actions alone', () => {
    fc.assert(
      fc.property(anyPlayable, fc.integer(), fc.integer(), ({ game, setup }, seed, bots) => {
        const match = playedMatch({ game, setup }, seed, bots);
        const again = match.record.steps.reduce(
          (before, { action }) => playAction(game, before, action),
          startMatch(game, setup, { seed }),
        );
        expect(again).toEqual(match);
      }),
      { numRuns: 25 },
    );
  });

  it('C11: the set-up rolls with the seed too', () => {
    const firsts = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => startMatch(race, raceSetup, { seed }).state.turn);
    expect(new Set(firsts)).toEqual(new Set(['Ann', 'Ben']));
    expect(startMatch(race, raceSetup, { seed: 5 })).toEqual(startMatch(race, raceSetup, { seed: 5 }));
  });
});

describe('a record of the first release', () => {
  it('C06, C07, C08: still replays, seed, checksums, correction and all', () => {
    const record = parseRecord(race, golden);
    expect(record).toEqual(golden);
    const match = replay(race, record);
    expect(match.record).toEqual(golden);
    expect(transcript(race, match, 'spectator')).toEqual(goldenTranscript);
  });

  it('C06: comes of the same seeds still', () => {
    const start = startMatch(race, raceSetup, { seed: [41, 'golden'] });
    const played = playOut(race, start, { botSeed: 41 });
    const [correction] = golden.corrections;
    const original = [...golden.steps.slice(0, correction?.step), ...(correction?.was ?? [])];
    expect(played.record.setupFaces).toEqual(golden.setupFaces);
    expect(played.record.steps.map(({ action, faces }) => ({ action, faces }))).toEqual(
      original.map(({ action, faces }) => ({ action, faces })),
    );
  });
});

describe('a record of other rules', () => {
  const { record } = playedMatch({ game: race, setup: raceSetup }, 8, 2);
  const ruled = (change: Partial<Game<RaceTypes>>): Game<RaceTypes> => ({ ...race, ...change });

  it('of another game, of a newer format or version, is refused at once', () => {
    expect(() => replay(ambush, record as never)).toThrow(code('record/wrong-game', 'game'));
    expect(() => replay(race, { ...record, format: 2 as 1 })).toThrow(code('record/newer-format', 'format'));
    expect(() => replay(ruled({ version: 1 }), record)).toThrow(code('record/newer-version', 'version'));
  });

  it('is told from the match it is of, from its JSON, and from nothing at all', () => {
    const match = replay(race, record);
    for (const odd of [match, JSON.stringify(record), null, undefined, 3, []]) {
      expect(() => replay(race, odd as never)).toThrow(code('record/malformed'));
      expect(() => replay(race, odd as never)).toThrow(/^expected the record of a match, or .*parseRecord/);
    }
  });

  it('of an older version, is welcome while it plays alike, and is then one of this version', () => {
    const newer = ruled({ version: 9 });
    const match = replay(newer, record);
    expect(match.record).toEqual({ ...record, version: 9 });
    expect(replay(newer, match.record)).toEqual(match);
  });

  it('C08: fails at the step where the rules play differently, though die for die alike', () => {
    const generous = ruled({
      apply(state, action, dice) {
        const { state: after, events } = race.apply(state, action, dice);
        return {
          state: after,
          events: events.map((event) =>
            event.type === 'ran' ? { ...event, spaces: event.spaces + 1 } : event,
          ),
        };
      },
    });
    const step = record.steps.findIndex(({ action }) => action.type === 'keep' || action.type === 'push');
    expect(() => replay(generous, record)).toThrow(code('record/plays-differently', `steps[${step}]`));
  });

  it('is refused where its set-up no longer can be', () => {
    const closed = ruled({
      start() {
        throw refused('race/closed', 'length');
      },
    });
    expect(() => replay(closed, record)).toThrow(code('record/bad-setup', 'setup'));
  });

  it('lets through what is no fault of the record', () => {
    const fault = new TypeError('a bug');
    const broken = ruled({
      apply() {
        throw fault;
      },
    });
    expect(() => replay(broken, record)).toThrow(fault);
  });
});
