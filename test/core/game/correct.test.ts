import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerQuestion,
  ask,
  askAction,
  canUndo,
  checkCorrection,
  correct,
  derive,
  type Match,
  matchView,
  playAction,
  replay,
  rollDice,
  scriptedDice,
  seededDice,
  startMatch,
  transcript,
} from 'wargame-rules';
import { correctionChecksum } from '../../../src/core/game/checksum';
import { deepFreeze } from '../../deepFreeze';
import { ambush } from './ambush';
import { anyPlayable, playedMatch, raceSetup, throughJson } from './arbitraries';
import { code } from './changes';
import { type RaceTypes, race } from './race';

const agreed = ['Ann', 'Ben'];
type Action = RaceTypes['action'];
const ann = (type: 'roll' | 'keep' | 'push'): Action => ({ type, player: 'Ann' });
const ben = (type: 'roll' | 'keep' | 'push'): Action => ({ type, player: 'Ben' });
const lane = (player: string, lane: number): Action => ({ type: 'lane', player, lane });
const facesOf = ({ record }: Match<RaceTypes>) =>
  record.steps.map(({ faces }) => faces.map(({ face }) => face));
const actionsOf = ({ record }: Match<RaceTypes>) => record.steps.map(({ action }) => action);

function played(actions: readonly Action[], faces: readonly number[]): Match<RaceTypes> {
  const dice = scriptedDice([6, 1, ...faces]);
  const start = startMatch(race, raceSetup, dice);
  return deepFreeze(actions.reduce((match, action) => playAction(race, match, action, dice), start));
}

describe('correct', () => {
  it('changes nothing but the list of corrections where an action is replaced by itself', () => {
    fc.assert(
      fc.property(anyPlayable, fc.integer(), fc.integer(), fc.nat(), ({ game, setup }, seed, bots, pick) => {
        const match = deepFreeze(playedMatch({ game, setup }, seed, bots));
        const step = pick % match.record.steps.length;
        const action = match.record.steps[step]?.action as never;
        const { match: after, dropped } = correct(game, match, { step, agreed: game.players(setup), action });
        expect(dropped).toEqual([]);
        expect(after.record.corrections).toHaveLength(1);
        const plain = ({ record, ...rest }: typeof match) => ({
          ...rest,
          steps: record.steps.map(({ checksum: _, ...one }) => one),
        });
        expect(plain(after)).toEqual(plain(match));
      }),
      { numRuns: 25 },
    );
  });

  it('gives a match that replays, whatever was replaced or taken out, twice over', () => {
    const anyAction = fc.oneof(
      fc.constantFrom<Action | undefined>(undefined, ann('roll'), ben('keep'), ben('push'), ann('push')),
      fc.record({
        type: fc.constant('lane' as const),
        player: fc.constantFrom('Ann', 'Ben'),
        lane: fc.integer({ min: 1, max: 3 }),
      }),
    );
    const anyCorrection = fc.tuple(fc.nat(), anyAction);
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer(),
        fc.array(anyCorrection, { maxLength: 3 }),
        (seed, bots, corrections) => {
          let match = playedMatch({ game: race, setup: raceSetup }, seed, bots);
          for (const [pick, action] of corrections) {
            const length = match.record.steps.length;
            if (length === 0) continue;
            const step = pick % length;
            const before = replay(race, { ...match.record, steps: match.record.steps.slice(0, step) });
            if (action && race.check(before.state, action).length > 0) {
              expect(() => correct(race, match, { step, agreed, action })).toThrow(/race|not|outwards/);
              continue;
            }
            const done = correct(race, match, { step, agreed, ...(action && { action }) });
            // Every step is there again or dropped, in the same order.
            const kept = done.match.record.steps.slice(step + (action ? 1 : 0)).map((one) => one.action);
            const later = actionsOf(match).slice(step + 1);
            expect([...kept, ...done.dropped.map((one) => one.action)]).toEqual(later);
            match = done.match;
            expect(throughJson(match)).toEqual(match);
            expect(replay(race, match.record)).toEqual(match);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('C84: keeps the faces of questions that are asked again, and rolls the rest', () => {
    const match = played([ann('roll'), ann('push'), ben('roll'), ben('keep')], [5, 6, 1, 3]);
    expect(facesOf(match)).toEqual([[5], [6, 1], [3], []]);
    const taken = correct(race, match, { step: 1, agreed });
    // Without her push it is still her turn: Ben's roll is no longer legal, and nor is what comes of it.
    expect(facesOf(taken.match)).toEqual([[5]]);
    expect(taken.dropped).toEqual([
      {
        action: ben('roll'),
        faces: [{ face: 3, sides: 6, label: 'Speed: Ben' }],
        violations: [
          { code: 'race/not-your-turn', message: 'not your turn' },
          { code: 'race/wrong-time', message: 'not now' },
        ],
      },
      { action: ben('keep'), faces: [], violations: [] },
    ]);
    // She kept instead: no die is asked for, Ben's stays.
    const kept = correct(race, match, { step: 1, agreed, action: ann('keep') });
    expect(facesOf(kept.match)).toEqual([[5], [], [3], []]);
    expect(kept.dropped).toEqual([]);
    // And then she had pushed after all: her dice were void, so they are rolled.
    const again = correct(race, kept.match, { step: 1, agreed, action: ann('push') }, scriptedDice([2, 4]));
    expect(facesOf(again.match)).toEqual([[5], [2, 4], [3], []]);
    expect(() => correct(race, kept.match, { step: 1, agreed, action: ann('push') })).toThrow(
      code('match/no-dice'),
    );
  });

  it('plays on until an action no longer is legal, and drops that one and what comes behind it', () => {
    const turns = [ann('roll'), ann('push'), ben('roll'), ben('keep'), ann('roll'), ann('keep')];
    const dice = scriptedDice([6, 1, 5, 1, 1, 1, 6, 2]);
    const start = startMatch(race, { ...raceSetup, length: 12 }, dice);
    const match = [...turns, ben('roll'), ben('keep')].reduce(
      (before, action) => playAction(race, before, action, dice),
      start,
    );
    // She kept her five: with her next seven that is past the line, and Ben rolls no more.
    const kept = correct(race, match, { step: 1, agreed, action: ann('keep') });
    expect(actionsOf(kept.match)).toEqual(turns.map((action, step) => (step === 1 ? ann('keep') : action)));
    expect(kept.dropped).toEqual([
      {
        action: ben('roll'),
        faces: [{ face: 2, sides: 6, label: 'Speed: Ben' }],
        violations: [{ code: 'race/over', message: 'the race is over' }],
      },
      { action: ben('keep'), faces: [], violations: [] },
    ]);
  });

  it.each([
    ['the same sides, another label', 6, 'Wind'],
    ['the same label, other sides', 3, 'Push: Ann'],
  ])('does not take a die for another question: %s', (_, sides, label) => {
    const match = played([ann('roll'), ann('push')], [5, 1, 2]);
    const windy: typeof race = {
      ...race,
      apply(state, action, dice) {
        if (action.type === 'keep') dice.roll(sides, label);
        return race.apply(state, action, dice);
      },
    };
    const kept = correct(windy, match, { step: 1, agreed, action: ann('keep') }, scriptedDice([3]));
    expect(kept.match.record.steps[1]?.faces).toEqual([{ face: 3, sides, label }]);
  });

  it('C84: with a seed, rolls new dice from a stream of its own', () => {
    const seeded = startMatch(race, raceSetup, { seed: 7 });
    const player = seeded.state.turn;
    const rolled = playAction(race, seeded, { type: 'roll', player });
    const firstPush = playAction(race, rolled, { type: 'push', player });
    const kept = correct(race, firstPush, { step: 1, agreed, action: { type: 'keep', player } });
    const pushed = correct(race, kept.match, { step: 1, agreed, action: { type: 'push', player } });
    const stream = (...path: (string | number)[]) =>
      rollDice({ count: 2, sides: 6 }, seededDice(derive(7, ...path)));
    expect(facesOf(firstPush)[1]).toEqual(stream('step', 1));
    expect(facesOf(pushed.match)[1]).toEqual(stream('correction', 2, 'step', 1));
    expect(replay(race, throughJson(pushed.match.record))).toEqual(pushed.match);
    // The next step has a stream of its own as well, and the same each time.
    const next = { type: 'roll', player: pushed.match.state.turn } as const;
    expect(playAction(race, pushed.match, next)).toEqual(playAction(race, throughJson(pushed.match), next));
  });

  it('asks for dice rolled by hand like any rule', () => {
    const match = played([lane('Ann', 2)], []);
    const rule = (faces: number[]) =>
      ask(
        (dice) => correct(race, match, { step: 0, agreed, action: ann('roll') }, dice).match.state.rolled,
        faces,
      );
    expect(rule([])).toEqual({ done: false, question: { count: 1, sides: 6, label: 'Speed: Ann' } });
    expect(rule([4])).toEqual({ done: true, result: 4 });
  });

  it('stays visible in the record, and what was there too', () => {
    const match = played([ann('roll'), ann('push')], [5, 6, 1]);
    const { record } = correct(race, match, { step: 1, agreed: ['Ben', 'Ann'], action: ann('keep') }).match;
    expect(record.corrections).toEqual([
      {
        step: 1,
        agreed: ['Ann', 'Ben'],
        action: ann('keep'),
        was: [
          {
            action: ann('push'),
            faces: [
              { face: 6, sides: 6, label: 'Push: Ann' },
              { face: 1, sides: 6, label: 'Push: Ann' },
            ],
          },
        ],
        checksum: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
    ]);
    expect(() => replay(race, { ...record, corrections: [] })).toThrow(
      expect.objectContaining({
        code: 'record/plays-differently',
        violations: [expect.objectContaining({ path: 'steps[1]' })],
      }),
    );
    const [correction] = record.corrections;
    const tampered = { ...record, corrections: [{ ...correction, agreed: ['Ann'] }] };
    expect(() => replay(race, tampered as never)).toThrow(
      expect.objectContaining({
        code: 'record/plays-differently',
        violations: [expect.objectContaining({ path: 'corrections[0]' })],
      }),
    );
  });

  it('shows in views and transcripts', () => {
    const match = played([ann('roll'), ann('push')], [5, 6, 1]);
    const kept = correct(race, match, { step: 1, agreed, action: ann('keep') }).match;
    const both = correct(race, kept, { step: 1, agreed }).match;
    expect(matchView(race, both, 'Ben').corrections).toEqual([
      { agreed, was: ann('push'), action: ann('keep') },
      { agreed, was: ann('keep') },
    ]);
    expect(transcript(race, both, 'spectator').slice(-2)).toEqual([
      '! Ann, Ben: Ann: push -> Ann: keep',
      '! Ann, Ben: Ann: keep -> -',
    ]);
  });

  it('C75: shows a correction of what is secret, but not the secret', () => {
    const hide = (troops: number) => ({ type: 'hide', player: 'Ann', troops }) as const;
    const start = startMatch(ambush, { players: ['Ann', 'Ben'], rounds: 2 }, scriptedDice([1, 1]));
    const match = playAction(ambush, start, hide(3));
    const less = correct(ambush, match, { step: 0, agreed, action: hide(2) }).match;
    const none = correct(ambush, less, { step: 0, agreed }).match;
    expect(matchView(ambush, none, 'Ann').corrections).toEqual([
      { agreed, was: hide(3), action: hide(2) },
      { agreed, was: hide(2) },
    ]);
    for (const viewer of ['Ben', 'spectator']) {
      expect(matchView(ambush, none, viewer).corrections).toEqual([{ agreed }, { agreed }]);
      expect(transcript(ambush, none, viewer)).toEqual([
        'ambush 1',
        '! Ann, Ben: ? -> -',
        '! Ann, Ben: ? -> -',
      ]);
    }
  });

  it('shows a correction that does not say what was there', () => {
    const { record } = startMatch(race, raceSetup, scriptedDice([6, 1]));
    const said = { step: 0, agreed, was: [] };
    const corrections = [{ ...said, checksum: correctionChecksum<RaceTypes>(record.checksum, said) }];
    const match = replay(race, { ...record, corrections });
    expect(matchView(race, match, 'Ann').corrections).toEqual([{ agreed }]);
    expect(transcript(race, match, 'Ann')).toEqual(['race 2', '! Ann, Ben: ? -> -']);
  });

  it('lets actions behind it be undone like any others', () => {
    const match = played([ann('roll'), ann('push')], [5, 6, 1]);
    const kept = correct(race, match, { step: 1, agreed, action: ann('keep') }).match;
    expect(canUndo(match, 'Ann').allowed).toBe(false);
    expect(canUndo(kept, 'Ann')).toEqual({ allowed: true });
    expect(kept.undone).toEqual([]);
  });

  it('C82: rewinds past reveals', () => {
    const commit = (player: string, force: number) => ({ type: 'commit', player, force }) as const;
    const start = startMatch(ambush, { players: ['Ann', 'Ben'], rounds: 2 }, scriptedDice([1, 1]));
    const match = [commit('Ann', 3), commit('Ben', 4)].reduce(
      (before, action) => playAction(ambush, before, action),
      start,
    );
    const { match: after } = correct(ambush, match, { step: 0, agreed, action: commit('Ann', 9) });
    expect(after.events.at(-1)).toEqual([
      { type: 'committed', player: 'Ben' },
      { type: 'revealed', forces: [10, 5], winner: 'Ann' },
    ]);
    expect(canUndo(after, 'Ben').allowed).toBe(false);
  });

  it('rewinds past an action that waits for dice', () => {
    const match = played([ann('roll')], [5]);
    const half = answerQuestion(race, askAction(race, match, ann('push')).match, [6]).match;
    const dropped = correct(race, half, { step: 0, agreed, action: lane('Ann', 2) });
    expect(actionsOf(dropped.match)).toEqual([lane('Ann', 2)]);
    expect(dropped.dropped.map(({ action }) => action)).toEqual([ann('push')]);
    // The waiting action itself: taken out, or replaced by one that keeps its known die.
    expect(correct(race, half, { step: 1, agreed }).match.record).not.toHaveProperty('pending');
    const pushed = correct(race, half, { step: 1, agreed, action: ann('push') }, scriptedDice([2]));
    expect(facesOf(pushed.match)).toEqual([[5], [6, 2]]);
  });

  it('lets an action wait on for its dice, with those that it still asks for', () => {
    const match = played([lane('Ann', 2), ann('roll')], [5]);
    const open = askAction(race, match, ann('push')).match;
    const half = answerQuestion(race, open, [6]).match;
    for (const [waiting, faces, count] of [[open, [], 2] as const, [half, [6], 1] as const]) {
      const { match: after, dropped } = correct(race, waiting, { step: 0, agreed, action: lane('Ann', 3) });
      expect(dropped).toEqual([]);
      expect(after.question).toEqual({ count, sides: 6, label: 'Push: Ann' });
      expect(after.record.pending?.faces.map(({ face }) => face)).toEqual(faces);
      expect(replay(race, throughJson(after.record))).toEqual(after);
      const finished = answerQuestion(race, after, [4, 4].slice(0, count)).match;
      expect(finished.state.runners[0]?.space).toBe(11);
      expect(replay(race, throughJson(finished.record)).state).toEqual(finished.state);
    }
    const rolled = correct(race, open, { step: 0, agreed }, scriptedDice([1, 6])).match;
    expect(facesOf(rolled)).toEqual([[5], [1, 6]]);
  });

  it('refuses with all reasons, and the rules of the game still hold', () => {
    const match = played([ann('roll'), ann('push')], [5, 6, 1]);
    const faults = checkCorrection(race, match, { step: 2, agreed: ['Ann', 'Zoe', 'Zed'] });
    expect(faults.map((fault) => [fault.code, fault.path])).toEqual([
      ['correct/no-such-step', 'step'],
      ['correct/not-agreed', 'agreed'],
      ['correct/unknown-player', 'agreed[1]'],
      ['correct/unknown-player', 'agreed[2]'],
    ]);
    expect(() => correct(race, match, { step: 2, agreed: ['Ann', 'Zoe', 'Zed'] })).toThrow(
      expect.objectContaining({ violations: faults }),
    );
    for (const step of [-1, 0.5, Number.NaN, '0', null, undefined]) {
      expect(checkCorrection(race, match, { step: step as number, agreed })).toEqual([
        expect.objectContaining({ code: 'correct/no-such-step' }),
      ]);
    }
    expect(() => correct(race, match, { step: 1, agreed, action: lane('Ann', 2) })).toThrow(
      code('race/wrong-time'),
    );
    expect(() => correct(race, match, { step: 1, agreed, action: ben('keep') })).toThrow(
      code('race/not-your-turn'),
    );
    expect(() => correct(race, match, { step: 1, agreed, action: { type: 'fly' } as never })).toThrow(
      code('test/missing'),
    );
  });
});
