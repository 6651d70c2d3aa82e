import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerQuestion,
  askAction,
  canRedo,
  canUndo,
  type Match,
  matchView,
  playAction,
  redo,
  replay,
  scriptedDice,
  startMatch,
  undo,
} from 'wargame-rules';
import { deepFreeze } from '../../deepFreeze';
import { type AmbushTypes, ambush } from './ambush';
import { anyPlayable, playedMatches, raceSetup, throughJson } from './arbitraries';
import { code } from './changes';
import { race } from './race';

const refusedFor = (wanted: string) => ({
  allowed: false,
  violations: [expect.objectContaining({ code: wanted })],
});

const start = startMatch(race, raceSetup, scriptedDice([6, 1]));
const lane = (lane: number) => ({ type: 'lane', player: 'Ann', lane }) as const;
const roll = { type: 'roll', player: 'Ann' } as const;

describe('undo and redo', () => {
  it('C83, C84: give back exactly what was there, wherever canUndo allows it', () => {
    fc.assert(
      fc.property(anyPlayable, fc.integer(), fc.integer(), ({ game, setup }, seed, bots) => {
        const matches = playedMatches({ game, setup }, seed, bots).map(deepFreeze);
        matches.slice(1).forEach((match, index) => {
          const before = matches[index] as typeof match;
          const last = match.record.steps.at(-1);
          for (const player of game.players(setup)) {
            const asked = canUndo(match, player);
            if (!asked.allowed) {
              expect(() => undo(game, match, player)).toThrow(code(asked.violations[0]?.code ?? ''));
              continue;
            }
            expect(last?.faces).toEqual([]);
            expect(last?.action.player).toBe(player);
            const undone = deepFreeze(undo(game, match, player));
            expect({ ...undone, undone: [] }).toEqual(before);
            expect(redo(game, undone, player)).toEqual(match);
            // The same through JSON, and after a save of the record alone.
            expect(redo(game, throughJson(undone), player)).toEqual(match);
            expect(replay(game, undone.record)).toEqual(before);
          }
        });
      }),
      { numRuns: 25 },
    );
  });

  it('go back and forth over several actions', () => {
    const two = playAction(race, playAction(race, start, lane(2)), lane(3));
    const back = undo(race, undo(race, two, 'Ann'), 'Ann');
    expect({ ...back, undone: [] }).toEqual(start);
    expect(canUndo(back, 'Ann')).toEqual(refusedFor('undo/nothing-left'));
    expect(redo(race, redo(race, back, 'Ann'), 'Ann')).toEqual(two);
    expect(canRedo(two, 'Ann')).toEqual(refusedFor('redo/nothing-left'));
    // Another action instead: what was undone is gone, and a die falls for the first time.
    const other = playAction(race, back, roll, scriptedDice([4]));
    expect(other.undone).toEqual([]);
    expect(() => redo(race, other, 'Ann')).toThrow(code('redo/nothing-left'));
  });

  it('play again only what is not settled', () => {
    let match = start;
    for (let turn = 0; turn < 5; turn++) {
      const player = match.state.turn;
      match = playAction(race, match, { type: 'roll', player }, scriptedDice([1]));
      match = playAction(race, match, { type: 'keep', player });
    }
    let applied = 0;
    const counting: typeof race = {
      ...race,
      apply(state, action, dice) {
        applied++;
        return race.apply(state, action, dice);
      },
    };
    const last = match.record.steps.at(-1)?.action.player ?? '';
    const undone = undo(counting, match, last);
    expect(applied).toBe(0);
    redo(counting, undone, last);
    expect(applied).toBe(1);
  });

  it('C84: stop at dice', () => {
    const match = playAction(race, start, roll, scriptedDice([4]));
    expect(canUndo(match, 'Ann')).toEqual(refusedFor('undo/dice-fell'));
    expect(() => undo(race, match, 'Ann')).toThrow(code('undo/dice-fell'));
    const kept = playAction(race, match, { type: 'keep', player: 'Ann' });
    const back = undo(race, kept, 'Ann');
    expect(back.state).toEqual(match.state);
    expect(canUndo(back, 'Ann')).toEqual(refusedFor('undo/dice-fell'));
  });

  it('C84: with a seed, an action undone and another played instead re-roll nothing', () => {
    const seeded = startMatch(race, raceSetup, { seed: 12 });
    const player = seeded.state.turn;
    const rolled = playAction(race, seeded, { type: 'roll', player });
    const detour = undo(race, playAction(race, seeded, { type: 'lane', player, lane: 2 }), player);
    expect(playAction(race, detour, { type: 'roll', player })).toEqual(rolled);
  });

  it('C83: are for the player whose action it was', () => {
    const match = playAction(race, start, lane(2));
    expect(canUndo(match, 'Ben')).toEqual(refusedFor('undo/nothing-left'));
    expect(() => undo(race, match, 'Ben')).toThrow(code('undo/nothing-left'));
    const undone = undo(race, match, 'Ann');
    expect(canRedo(undone, 'Ben')).toEqual(refusedFor('redo/nothing-left'));
    expect(() => redo(race, undone, 'Ben')).toThrow(code('redo/nothing-left'));
    expect(matchView(race, undone, 'spectator').redo.allowed).toBe(false);
    expect(matchView(race, undone, 'Ann').redo).toEqual({ allowed: true });
  });

  it('C83: stop where somebody else has acted since', () => {
    const rolled = playAction(race, start, roll, scriptedDice([4]));
    const kept = playAction(race, rolled, { type: 'keep', player: 'Ann' });
    const both = playAction(race, kept, { type: 'lane', player: 'Ben', lane: 2 });
    expect(canUndo(both, 'Ann')).toEqual(refusedFor('undo/others-acted'));
    expect(canUndo(undo(race, both, 'Ben'), 'Ann')).toEqual({ allowed: true });
    const rolledToo = playAction(race, kept, { type: 'roll', player: 'Ben' }, scriptedDice([5]));
    const pushing = askAction(race, rolledToo, { type: 'push', player: 'Ben' }).match;
    expect(canUndo(pushing, 'Ann')).toEqual(refusedFor('undo/others-acted'));
    const half = answerQuestion(race, pushing, [1]).match;
    expect(canUndo(half, 'Ann')).toEqual(refusedFor('undo/question-open'));
  });

  it('C80, C82: stop at commitments and reveals', () => {
    const setup = { players: ['Ann', 'Ben'], rounds: 2 };
    const commit = (match: Match<AmbushTypes>, player: string, force: number) =>
      playAction(ambush, match, { type: 'commit', player, force }, scriptedDice([]));
    const one = commit(startMatch(ambush, setup, scriptedDice([1, 1])), 'Ann', 3);
    expect(canUndo(one, 'Ann')).toEqual(refusedFor('undo/choice-committed'));
    const two = commit(one, 'Ben', 4);
    expect(canUndo(two, 'Ben')).toEqual(refusedFor('undo/secret-shown'));
    expect(() => undo(ambush, two, 'Ben')).toThrow(code('undo/secret-shown'));
  });

  it('wait while dice are half known', () => {
    const rolled = playAction(race, playAction(race, start, lane(2)), roll, scriptedDice([5]));
    const pushing = askAction(race, rolled, { type: 'push', player: 'Ann' }).match;
    const half = answerQuestion(race, pushing, [1]).match;
    expect(canUndo(pushing, 'Ann')).toEqual(refusedFor('undo/dice-fell'));
    expect(canUndo(half, 'Ann')).toEqual(refusedFor('undo/question-open'));
    expect(() => undo(race, half, 'Ann')).toThrow(code('undo/question-open'));
    // Whoever has done nothing has nothing to wait for.
    expect(canUndo(half, 'Ben')).toEqual(refusedFor('undo/nothing-left'));
    expect(matchView(race, half, 'spectator').undo).toEqual(refusedFor('undo/nothing-left'));

    // A game in which dice may be asked for behind an action that can be taken back.
    const moved = playAction(race, start, lane(2));
    const asked = askAction(race, moved, roll).match;
    expect(canUndo(asked, 'Ann')).toEqual({ allowed: true });
    expect({ ...undo(race, asked, 'Ann'), undone: [] }).toEqual(start);
    const known = {
      ...asked,
      record: { ...asked.record, pending: { action: roll, faces: [{ face: 1, sides: 6 }], checksum: '' } },
    };
    expect(canUndo(known, 'Ann')).toEqual(refusedFor('undo/question-open'));
    expect(() => undo(race, known, 'Ann')).toThrow(code('undo/question-open'));
  });

  it('C83: play nothing again while dice are half known', () => {
    const keep = { type: 'keep', player: 'Ann' } as const;
    const rolled = playAction(race, start, roll, scriptedDice([5]));
    const back = undo(race, playAction(race, rolled, keep), 'Ann');
    const pushing = askAction(race, back, { type: 'push', player: 'Ann' }).match;
    expect(canRedo(pushing, 'Ann')).toEqual({ allowed: true });
    const half = answerQuestion(race, pushing, [1]).match;
    expect(canRedo(half, 'Ann')).toEqual(refusedFor('redo/question-open'));
    expect(matchView(race, half, 'Ann').redo).toEqual(refusedFor('redo/question-open'));
    expect(canRedo(half, 'Ben')).toEqual(refusedFor('redo/nothing-left'));
    expect(() => redo(race, half, 'Ann')).toThrow(code('redo/question-open'));
    expect(canRedo(answerQuestion(race, half, [2]).match, 'Ann')).toEqual(refusedFor('redo/nothing-left'));
  });
});
