import { describe, expect, it } from 'vitest';
import { type Game, seededDice } from 'wargame-rules';
import { arenaOf } from '../../../src/testing/game/arena';
import { requireQuietChoice } from '../../../src/testing/game/requireQuietChoice';
import { startTrail } from '../../../src/testing/game/trail';
import { brokenBy } from '../guard/broken';

type Player = 'Ann' | 'Ben';

interface Coin {
  /** The hand that holds it. */
  readonly hand: string;
  /** Which way it lies. */
  readonly face: string;
}

/** Ann hides a coin in one of her hands. */
interface HandTypes {
  readonly setup: null;
  readonly state: { readonly coin: Coin; readonly world?: number };
  readonly player: Player;
  readonly view: unknown;
  readonly action: { readonly type: 'hide'; readonly player: Player; readonly hand: string };
  readonly event: { readonly type: string };
}

type State = HandTypes['state'];
type Action = HandTypes['action'];
type HandGame = Game<HandTypes>;
type Redeal = NonNullable<HandGame['redeal']>;

const state: State = { coin: { hand: 'none', face: 'up' } };
const left: Action = { type: 'hide', player: 'Ann', hand: 'left' };
const right: Action = { ...left, hand: 'right' };

function hidden({ coin }: State, { hand }: Action): State {
  return { coin: { ...coin, hand } };
}

/** Everybody reads in which hand the coin is, and nobody sees it. */
const telling: HandGame = {
  id: 'hand',
  version: 1,
  parse: { setup: () => null, action: (json) => json as Action },
  players: () => ['Ann', 'Ben'],
  start: () => state,
  toAct: () => ['Ben'],
  check: () => [],
  actions: () => [left, right],
  apply: (from, action) => ({ state: hidden(from, action), events: [] }),
  outcome: () => null,
  view: () => 'two fists',
};

/** The coin lies in some other hand. */
const anyHand: Redeal = ({ coin }, _, dice) => ({ coin: { ...coin, hand: `hand ${dice.roll(1000)}` } });

/** What is dealt for each viewer in each world, at most twice: for the choice, and for what came of it. */
const MOST_DEALS = 48;

interface Heard {
  readonly viewers: string[];
  readonly deals: number[];
  readonly applied: { readonly from: State; readonly die: number }[];
}

/** Chooses the left hand rather than the right one. What the game is asked stands in the second result. */
function choose(more: Partial<HandGame> = {}, redeal: Redeal = anyHand): Heard {
  const heard: Heard = { viewers: [], deals: [], applied: [] };
  const { apply, ...others } = { ...telling, ...more };
  const game: HandGame = {
    ...others,
    apply(from, taken, dice) {
      heard.applied.push({ from, die: dice.roll(1_000_000) });
      return apply(from, taken, dice);
    },
  };
  const arena = arenaOf<HandTypes>({ game, setup: null, seed: 7, tries: 1, trail: startTrail() });
  const dealing: Redeal = (from, viewer, dice) => {
    heard.viewers.push(viewer);
    heard.deals.push(dice.roll(1_000_000));
    if (heard.deals.length > 2 * MOST_DEALS) throw new Error('dealt too often');
    return redeal(from, viewer, dice);
  };
  requireQuietChoice(arena, dealing, { state, step: 3, action: left, instead: right });
  return heard;
}

const keep: Redeal = (from) => from;

function dieOf(...path: readonly (string | number)[]): number {
  return seededDice([7, ...path]).roll(1_000_000);
}

const WORLDS = Array.from({ length: 24 }, (_, index) => index + 1);

describe('requireQuietChoice', () => {
  it('breaks history-keeps-secrets where others read what redeal deals anew, and names it', () => {
    expect(brokenBy(() => choose())).toEqual([
      'history-keeps-secrets',
      'Ben reads which of two actions it was, and so knows coin.hand, which redeal deals anew: ' +
        '[0].hand: "left" against "right"',
    ]);
  });

  it('breaks it as well for a spectator alone, and by what events tell', () => {
    const viewAction = () => null;
    const viewEvent: HandGame['viewEvent'] = (event, viewer) => (viewer === 'spectator' ? event : null);
    const apply: HandGame['apply'] = (from, action) => ({
      state: hidden(from, action),
      events: [{ type: action.hand }],
    });
    expect(brokenBy(() => choose({ viewAction, viewEvent, apply }))).toEqual([
      'history-keeps-secrets',
      'spectator reads which of two actions it was, and so knows coin.hand, which redeal deals anew: ' +
        '[1][0].type: "left" against "right"',
    ]);
  });

  it('counts no events that a viewer may not read', () => {
    const silent: Partial<HandGame> = {
      viewAction: () => null,
      viewEvent: () => null,
      apply: (from, action) => ({
        state: hidden(from, action),
        events: action.hand === 'left' ? [{ type: 'click' }] : [],
      }),
    };
    expect(choose(silent).deals).toEqual([]);
  });

  it('is content where only he reads it who chose, though he does not see it', () => {
    const viewAction: HandGame['viewAction'] = (action, viewer) => (viewer === 'Ann' ? action : null);
    expect(choose({ viewAction }).viewers).toEqual([]);
  });

  it.each([
    ['reveal', undefined],
    [undefined, 'reveal'],
    ['reveal', 'reveal'],
    ['reveal', 'commit'],
  ] as const)('lets a reveal tell it: sealed as %s, or instead as %s', (one, two) => {
    const apply = sealing(one, two);
    expect(choose({ apply }).deals).toEqual([]);
  });

  it.each([
    ['commit', undefined],
    ['commit', 'commit'],
  ] as const)('lets no other seal tell it: %s, or instead %s', (one, two) => {
    expect(brokenBy(() => choose({ apply: sealing(one, two) }))[0]).toBe('history-keeps-secrets');
  });

  function sealing(one?: 'reveal' | 'commit', two?: 'reveal' | 'commit'): HandGame['apply'] {
    return (from, action) => {
      const seals = action.hand === 'left' ? one : two;
      return { state: hidden(from, action), events: [], ...(seals && { seals }) };
    };
  }

  const isLeft = ({ coin }: State) => coin.hand === 'left';

  it.each<[string, Partial<HandGame>]>([
    ['the view', { view: isLeft }],
    ['who may act', { toAct: (after) => (isLeft(after) ? ['Ann'] : ['Ben']) }],
    ['the outcome', { outcome: (after) => (isLeft(after) ? { winners: ['Ann'], reasons: [] } : null) }],
  ])('lets it be read where %s shows it anyway', (_, more) => {
    expect(choose(more).deals).toEqual([]);
  });

  it('lets everybody read what redeal leaves as it is, after a look at 24 worlds before and after', () => {
    const { viewers, deals } = choose({}, keep);
    const dealt = ['Ben', 'spectator'].flatMap((viewer) =>
      [...WORLDS, ...WORLDS].map((world) => dieOf('world', 3, viewer, world)),
    );
    expect(deals).toEqual(dealt);
    expect(viewers.filter((viewer) => viewer === 'Ben')).toHaveLength(MOST_DEALS);
  });

  it('looks at no worlds where both actions come to the same', () => {
    const apply: HandGame['apply'] = (from) => ({ state: from, events: [] });
    expect(choose({ apply }).deals).toEqual([]);
  });

  it('looks at no more worlds when nothing is left that the actions make', () => {
    const apply: HandGame['apply'] = ({ coin, world = 0 }, { hand }) => ({
      state: { coin: { ...coin, hand: `${hand} ${world}` } },
      events: [],
    });
    const worlds: Redeal = (from) => ({ ...from, world: 1 });
    expect(choose({ apply }, worlds).viewers).toEqual(['Ben', 'spectator']);
  });

  it.each([
    ['the one action', 'left'],
    ['the other action', 'right'],
  ])(
    'takes for told only what both actions make for sure: not where %s makes it of a secret',
    (_, unsure) => {
      const apply: HandGame['apply'] = ({ coin }, { hand }) => ({
        state: { coin: { hand: hand === unsure ? `from ${coin.hand}` : hand, face: coin.face } },
        events: [],
      });
      expect(choose({ apply }).viewers).toEqual(['Ben', 'spectator']);
    },
  );

  it('carries out both actions on the same dice, in the state and in each world', () => {
    const dice = choose({}, keep).applied.map(({ die }) => die);
    const inWorlds = WORLDS.flatMap((world) => [dieOf('choice', 3, world), dieOf('choice', 3, world)]);
    expect(dice).toEqual([dieOf('choice', 3, 0), dieOf('choice', 3, 0), ...inWorlds, ...inWorlds]);
  });

  it.each<[string, readonly string[], number | undefined]>([
    ['both', [], 1],
    ['only the one', ['right'], undefined],
    ['only the other', ['left'], undefined],
    ['neither', ['left', 'right'], undefined],
  ])('takes a world for the state where it allows %s of the actions', (_, refused, world) => {
    const check: HandGame['check'] = (from, { hand }) =>
      from.world && refused.includes(hand) ? [{ code: 'hand/full', message: 'the hand is full' }] : [];
    const apply: HandGame['apply'] = (from, action) => ({ state: hidden(from, action), events: [] });
    const { applied } = choose({ check, apply }, (from) => ({ ...from, world: 1 }));
    expect(applied.slice(0, 2).map(({ from }) => from)).toEqual([state, state]);
    expect(new Set(applied.slice(2).map(({ from }) => from.world))).toEqual(new Set([world]));
  });
});
