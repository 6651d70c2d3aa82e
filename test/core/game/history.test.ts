import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Game,
  history,
  type Match,
  matchView,
  playAction,
  scriptedDice,
  startMatch,
  transcript,
  type Viewer,
} from 'wargame-rules';
import { type AmbushTypes, ambush } from './ambush';
import { ambushSetup, playedMatch, raceSetup, throughJson } from './arbitraries';
import { race } from './race';

const setup: AmbushTypes['setup'] = { players: ['Ann', 'Ben'], rounds: 3 };
const actionOf = (type: 'hide' | 'commit', player: string, count: number): AmbushTypes['action'] =>
  type === 'hide' ? { type, player, troops: count } : { type, player, force: count };
const played = (cards: readonly number[], actions: readonly AmbushTypes['action'][]) =>
  actions.reduce(
    (match, action) => playAction(ambush, match, action, scriptedDice([1])),
    startMatch(ambush, setup, scriptedDice(cards)),
  );

/** Everything that is told of a match to a viewer. */
const told = (match: Match<AmbushTypes>, viewer: Viewer) =>
  JSON.stringify([matchView(ambush, match, viewer), transcript(ambush, match, viewer)]);

describe('history', () => {
  it('holds all actions and events of an open game, for everybody', () => {
    const match = playedMatch({ game: race, setup: raceSetup }, 5, 5);
    const expected = match.record.steps.map(({ action }, step) => ({ action, events: match.events[step] }));
    for (const viewer of ['Ann', 'Ben', 'spectator']) expect(history(race, match, viewer)).toEqual(expected);
  });

  it('holds what a viewer may read of a game with secrets, and no trace of the rest', () => {
    const match = played(
      [2, 3],
      [actionOf('hide', 'Ann', 2), actionOf('commit', 'Ben', 9), actionOf('commit', 'Ann', 8)],
    );
    const reveal = { type: 'revealed', forces: [12, 12], winner: 'Ann' };
    expect(history(ambush, match, 'Ann')).toEqual([
      { action: actionOf('hide', 'Ann', 2), events: [{ type: 'hidden', player: 'Ann', left: 1 }] },
      { action: { type: 'commit', player: 'Ben' }, events: [{ type: 'committed', player: 'Ben' }] },
      { action: actionOf('commit', 'Ann', 8), events: [{ type: 'committed', player: 'Ann' }, reveal] },
    ]);
    expect(history(ambush, match, 'spectator')).toEqual([
      { action: { type: 'commit', player: 'Ben' }, events: [{ type: 'committed', player: 'Ben' }] },
      { action: { type: 'commit', player: 'Ann' }, events: [{ type: 'committed', player: 'Ann' }, reveal] },
    ]);
  });

  it('keeps events that may be read where the action may not', () => {
    const shy: Game<AmbushTypes> = { ...ambush, viewAction: () => null };
    const match = played([2, 3], [actionOf('hide', 'Ann', 2), actionOf('commit', 'Ben', 9)]);
    expect(history(shy, match, 'spectator')).toEqual([{ events: [{ type: 'committed', player: 'Ben' }] }]);
    expect(transcript(shy, match, 'spectator')).toEqual(['ambush 1', '  committed {"player":"Ben"}']);
  });

  it('C74, C75, C77, C79, C80: is the same whatever another hides, commits, was dealt, and how often he acts', () => {
    const anyHiding = fc.constantFrom<readonly number[]>(
      [],
      [1],
      [2],
      [3],
      [1, 1],
      [1, 2],
      [2, 1],
      [1, 1, 1],
    );
    const anySecret = fc.record({
      card: fc.integer({ min: 1, max: 3 }),
      hiding: anyHiding,
      force: fc.integer({ min: 1, max: 9 }),
    });
    const commits = fc.constantFrom('nobody', 'Ann', 'Ben');
    fc.assert(
      fc.property(anySecret, anySecret, anySecret, fc.boolean(), commits, (ann, one, other, first, who) => {
        const actionsOf = (player: string, { hiding, force }: typeof one) => [
          ...hiding.map((troops) => actionOf('hide', player, troops)),
          ...(who === player ? [actionOf('commit', player, force)] : []),
        ];
        const match = (ben: typeof one) => {
          const [anns, bens] = [actionsOf('Ann', ann), actionsOf('Ben', ben)];
          return played([ann.card, ben.card], first ? [...bens, ...anns] : [...anns, ...bens]);
        };
        for (const viewer of ['Ann', 'spectator'])
          expect(told(match(one), viewer)).toBe(told(match(other), viewer));
      }),
      { numRuns: 150 },
    );
  });

  it('C75: has no state, no set-up, no seed, no faces and no checksums in it', () => {
    const faces = /"face":|"label":/;
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (number, bots) => {
        const seed = `seed-${number}-seed`;
        const match = playedMatch({ game: ambush, setup: ambushSetup }, seed, bots);
        const marks = [seed, match.record.checksum, ...match.record.steps.map(({ checksum }) => checksum)];
        for (const viewer of [...ambushSetup.players, 'spectator']) {
          const text = told(match, viewer);
          for (const mark of marks) expect(text).not.toContain(mark);
          expect(text).not.toMatch(faces);
          const view = matchView(ambush, match, viewer);
          expect(Object.keys(view)).toEqual([
            'view',
            'toAct',
            'outcome',
            'history',
            'corrections',
            'undo',
            'redo',
          ]);
          expect(throughJson(view)).toEqual(view);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('matchView', () => {
  it('says who may act, what may be undone, and how it ended', () => {
    const match = startMatch(race, { players: ['Ann', 'Ben'], length: 5 }, scriptedDice([6, 1]));
    const moved = playAction(race, match, { type: 'lane', player: 'Ann', lane: 2 });
    expect(matchView(race, moved, 'Ann')).toMatchObject({
      view: moved.state,
      toAct: ['Ann'],
      outcome: null,
      undo: { allowed: true },
      redo: { allowed: false },
    });
    const rolled = playAction(race, moved, { type: 'roll', player: 'Ann' }, scriptedDice([3]));
    const over = playAction(race, rolled, { type: 'keep', player: 'Ann' });
    expect(matchView(race, over, 'spectator')).toMatchObject({
      toAct: [],
      outcome: { winners: ['Ann'], reasons: [{ message: 'past the line' }] },
      undo: { allowed: false },
    });
  });
});
