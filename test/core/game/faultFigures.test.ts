import { describe, expect, it } from 'vitest';
import {
  askAction,
  checkCorrection,
  checkPartAction,
  checkParts,
  defineGame,
  type Game,
  type Part,
  type PartStates,
  playOut,
  replay,
  runFacts,
  scriptedDice,
  startMatch,
  tellParts,
} from 'wargame-rules';
import { ambush } from './ambush';
import { playedMatch, raceSetup } from './arbitraries';
import { type RaceTypes, race } from './race';

/** The error that an action throws, with the figures behind its sentence. */
const fault = (code: string, path: string, facts: object) =>
  expect.objectContaining({ code, violations: [expect.objectContaining({ code, path, facts })] });

const match = playedMatch({ game: race, setup: raceSetup }, 4, 3, 6);
const { record } = match;

describe('a record that is refused', () => {
  it('says what it was made with, and what is known here', () => {
    const newer = { ...record, format: 99 as 1 };
    expect(() => replay(race, newer)).toThrow(
      fault('record/newer-format', 'format', { format: 99, known: expect.any(Number) }),
    );
    expect(() => replay(ambush, record as never)).toThrow(
      fault('record/wrong-game', 'game', { game: race.id, known: ambush.id }),
    );
    expect(() => replay(race, { ...record, version: race.version + 1 })).toThrow(
      fault('record/newer-version', 'version', { version: race.version + 1, known: race.version }),
    );
  });

  it('names the step', () => {
    const [first, second, ...others] = record.steps;
    const forged = { ...record, steps: [first, { ...second, checksum: '0' }, ...others] };
    expect(() => replay(race, forged as typeof record)).toThrow(
      fault('record/plays-differently', 'steps[1]', { step: 1 }),
    );
    const waiting = { action: { type: 'roll', player: 'Zoe' }, faces: [], checksum: '' } as const;
    const { record: begun } = startMatch(race, raceSetup, scriptedDice([6, 1]));
    expect(() => replay(race, { ...begun, pending: waiting })).toThrow(
      fault('record/illegal-action', 'pending', {
        step: 0,
        reasons: [{ code: 'race/not-your-turn', message: 'not your turn' }],
      }),
    );
    const bad = { ...race, start: () => scriptedDice([]).roll(6) } as unknown as Game<RaceTypes>;
    expect(() => replay(bad, record)).toThrow(expect.objectContaining({ code: 'record/missing-die' }));
  });

  it('names the step that waits for dice', () => {
    const open = startMatch(race, raceSetup, scriptedDice([6, 1]));
    const asked = askAction(race, open, { type: 'roll', player: 'Ann' });
    expect(asked.done).toBe(false);
    if (asked.done) return;
    const waiting = asked.match.record;
    const pending = waiting.pending as NonNullable<typeof waiting.pending>;
    expect(() => replay(race, { ...waiting, pending: { ...pending, checksum: '0' } })).toThrow(
      fault('record/plays-differently', 'pending', { step: 0 }),
    );
    const moved = { ...pending, action: { type: 'lane', player: 'Ann', lane: 2 } as const };
    expect(() => replay(race, { ...waiting, pending: moved })).toThrow(
      fault('record/plays-differently', 'pending', { step: 0 }),
    );
    expect(() => replay(race, { ...record, pending: { ...pending, faces: [] } })).toThrow(
      fault('record/not-from-seed', 'pending', { step: record.steps.length }),
    );
  });
});

describe('a correction that is refused', () => {
  it('says how many steps there are, and who is missing', () => {
    const faults = checkCorrection(race, match, { step: 99, agreed: ['Ann'] } as never);
    expect(faults.map(({ path, facts }) => [path, facts])).toEqual([
      ['step', { steps: record.steps.length }],
      ['agreed', { missing: ['Ben'] }],
    ]);
  });
});

describe('a game that is refused', () => {
  it('has a version from 1', () => {
    for (const version of [0, -1, 1.5, '1', undefined]) {
      expect(() => defineGame({ ...race, version: version as number })).toThrow(
        expect.objectContaining({ code: 'game/bad-version' }),
      );
    }
    expect(defineGame({ ...race, version: 1 }).version).toBe(1);
  });

  it('is over in the steps that it may take, or named', () => {
    const start = startMatch(race, raceSetup, { seed: 4 });
    const { steps } = playOut(race, start, { botSeed: 3 }).record;
    const within = (mostSteps: number) => () => playOut(race, start, { botSeed: 3, mostSteps });
    expect(within(steps.length)().record.steps).toHaveLength(steps.length);
    expect(within(steps.length - 1)).toThrow(
      expect.objectContaining({
        code: 'game/too-long',
        violations: [expect.objectContaining({ facts: { game: race.id } })],
      }),
    );
    expect(within(-1)).toThrow(/^mostSteps: /);
  });
});

describe('parts that are refused', () => {
  interface Battle {
    readonly parts: PartStates;
  }
  type Echo = {
    id: string;
    state: null;
    action: { readonly type: 'shout'; readonly player: string };
    fact: { readonly type: 'echo' };
    battle: Battle;
  };
  const scenery: Part<Echo> = { id: 'scenery', start: () => null };
  const echo: Part<Echo> = {
    id: 'echo',
    start: () => null,
    apply: (state) => ({ state, facts: [] }),
    after: (state) => ({ state, facts: [{ type: 'echo' }] }),
  };
  const begun: Battle = { parts: { scenery: null, echo: null } };
  const shout = { type: 'shout', player: 'Ann' } as const;

  it('are named', () => {
    expect(checkParts([scenery, scenery])).toEqual([
      expect.objectContaining({ code: 'part/duplicate-id', facts: { id: 'scenery' } }),
    ]);
    expect(checkPartAction([scenery], begun, 'relic', shout)).toEqual([
      expect.objectContaining({ code: 'part/unknown-id', path: 'part', facts: { id: 'relic' } }),
    ]);
    expect(checkPartAction([scenery], begun, 'scenery', shout)).toEqual([
      expect.objectContaining({ code: 'part/no-actions', path: 'part' }),
    ]);
    expect(checkPartAction([echo], begun, 'echo', shout)).toEqual([]);
    const happen = (battle: Battle) => ({ battle });
    expect(() => tellParts([echo], { parts: {} }, { type: 'echo' }, happen, scriptedDice([]))).toThrow(
      fault('part/no-state', 'battle.parts', { id: 'echo' }),
    );
    expect(() => runFacts([echo], begun, [{ type: 'echo' }], happen, scriptedDice([]))).toThrow(
      fault('part/no-end', 'parts', { most: 1_000, parts: ['echo'] }),
    );
  });
});
