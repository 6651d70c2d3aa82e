import { describe, expect, it } from 'vitest';
import { type Game, type Match, type Outcome, seededDice } from 'wargame-rules';
import { type Arena, arenaOf } from '../../../src/testing/game/arena';
import { requireSecrets } from '../../../src/testing/game/secrets';
import { startTrail } from '../../../src/testing/game/trail';
import { brokenBy } from '../guard/broken';

type Player = 'Ann' | 'Ben';

/** Each of two players holds a card that the other one does not know. */
interface CardTypes {
  readonly setup: null;
  readonly state: { readonly Ann: number; readonly Ben: number; readonly said: number };
  readonly player: Player;
  readonly view: unknown;
  readonly action: { readonly type: 'say'; readonly player: Player; readonly word: number };
  readonly event: { readonly type: string; readonly card?: number };
}

type State = CardTypes['state'];
type Action = CardTypes['action'];
type CardGame = Game<CardTypes>;

const state: State = { Ann: 1, Ben: 2, said: 0 };

function say(player: Player, word: number): Action {
  return { type: 'say', player, word };
}

function others(viewer: string): readonly Player[] {
  return (['Ann', 'Ben'] as const).filter((player) => player !== viewer);
}

const cards = {
  id: 'cards',
  version: 1,
  parse: { setup: () => null, action: (json) => json as Action },
  players: () => ['Ann', 'Ben'],
  start: () => state,
  toAct: () => [],
  check: () => [],
  // Of his own card each may say as much as he likes.
  actions: (from, player) => [say(player, from[player])],
  apply: (from) => ({ state: { ...from, said: from.said + 1 }, events: [{ type: 'said' }] }),
  outcome: () => null,
  view: ({ said, ...hidden }, viewer) => ({ said, own: viewer === 'spectator' ? null : hidden[viewer] }),
  viewEvent: (event) => event,
  redeal: (from, viewer, dice) =>
    Object.assign({ ...from }, ...others(viewer).map((player) => ({ [player]: dice.roll(1000) + 2 }))),
} satisfies CardGame;

/** A match that stands somewhere, after some steps. */
function matchAt(at: State, ...actions: readonly Action[]): Match<CardTypes> {
  const steps = actions.map((action) => ({ action, faces: [], checksum: '' }));
  return { state: at, record: { steps } } as unknown as Match<CardTypes>;
}

const [before, after] = [matchAt(state), matchAt({ ...state, said: 1 }, say('Ann', 1))];

/** Looks for secrets in a course of one state, or of two with a step of Ann's between them. */
function seek(
  more: Partial<CardGame>,
  given: { long?: boolean } & Partial<Arena<CardTypes>> = {},
): Arena<CardTypes> {
  const { long = false, ...rest } = given;
  const game: CardGame = { ...cards, ...more };
  const arena = arenaOf<CardTypes>({ game, setup: null, seed: 7, tries: 4, trail: startTrail(), ...rest });
  requireSecrets(arena, long ? [before, after] : [before]);
  return arena;
}

function dieOf(...path: readonly (string | number)[]): number {
  return seededDice([7, ...path]).roll(1_000_000);
}

const VIEWERS = ['Ann', 'Ben', 'spectator'];

describe('secrets in a game without redeal', () => {
  const { redeal: _, ...open } = cards;

  /** The same without a redeal. */
  function seekOpen(view: CardGame['view']): void {
    const arena = arenaOf<CardTypes>({
      game: { ...open, view },
      setup: null,
      seed: 7,
      tries: 4,
      trail: startTrail(),
    });
    requireSecrets(arena, [before]);
    expect(arena.trail.counts.redealt).toBe(0);
  }

  it('are none where all see the same', () => {
    expect(() => seekOpen(({ said }) => ({ said }))).not.toThrow();
  });

  it.each(['Ben', 'spectator'])('break secrets-can-be-redealt where %s sees something else', (one) => {
    expect(brokenBy(() => seekOpen((_, viewer) => (viewer === one ? 2 : 1)))).toEqual([
      'secrets-can-be-redealt',
      'viewers see different things, and there is no redeal: 1 against 2',
    ]);
  });
});

describe('requireSecrets', () => {
  it('deals twice for each viewer of each state, and counts what came out otherwise', () => {
    expect(seek({}).trail.counts.redealt).toBe(6);
    expect(seek({}, { long: true }).trail.counts.redealt).toBe(12);
    expect(seek({ redeal: (from) => ({ ...from }) }).trail.counts.redealt).toBe(0);
  });

  it('compares nothing with a state that came out the same', () => {
    let views = 0;
    seek({ redeal: (from) => from, view: () => ++views });
    expect(views).toBe(0);
  });

  it('deals each time from a stream of its own', () => {
    const dealt: number[] = [];
    const redeal: CardGame['redeal'] = (from, _, dice) => {
      dealt.push(dice.roll(1_000_000));
      return from;
    };
    seek({ redeal }, { long: true });
    const expected = [0, 1].flatMap((index) =>
      VIEWERS.flatMap((viewer) => [0, 1].map((deal) => dieOf('redeal', index, viewer, deal))),
    );
    expect(dealt).toEqual(expected);
  });

  const won = (winner: Player): Outcome<Player> => ({ winners: [winner], reasons: [] });

  it.each<[string, string, Partial<CardGame>]>([
    [
      'view-keeps-secrets',
      'the view differs for Ann in a state that should look the same to him: ',
      { view: ({ Ben }) => ({ Ben }) },
    ],
    [
      'to-act-keeps-secrets',
      'who may act differs for Ann in a state that should look the same to him: ',
      { toAct: ({ Ben }) => [Ben === 2 ? 'Ann' : 'Ben'] },
    ],
    [
      'outcome-keeps-secrets',
      'the outcome differs for Ann in a state that should look the same to him: ',
      { outcome: ({ Ben }) => won(Ben === 2 ? 'Ann' : 'Ben') },
    ],
    [
      'actions-keep-secrets',
      'his actions differs for Ann in a state that should look the same to him: ',
      { actions: ({ Ben }, player) => [say(player, Ben)] },
    ],
    [
      'actions-keep-secrets',
      'his actions differs for Ben in a state that should look the same to him: ',
      { actions: ({ Ann }, player) => [say(player, Ann)] },
    ],
  ])('breaks %s: %s…', (property, begins, more) => {
    const [broken, message] = brokenBy(() => seek(more));
    expect(broken).toBe(property);
    expect(message.slice(0, begins.length)).toBe(begins);
    expect(message).toMatch(/: .+ against .+$/);
  });
});

describe('what check has against the own actions of a viewer', () => {
  const pool = (...actions: readonly Action[]) => ({ add() {}, all: () => actions });
  const words = [1, 2, 3, 4].map((word) => say('Ann', word));

  it('tells nothing of the cards of others', () => {
    const check: CardGame['check'] = ({ Ben }) => [{ code: 'card/held', message: `Ben holds ${Ben}` }];
    const given = { trail: startTrail<CardTypes>(), pool: pool(...words) };
    const [property, message] = brokenBy(() => seek({ check }, given));
    expect(property).toBe('check-keeps-secrets');
    expect(message).toMatch(
      /^what check has against his action differs for Ann in a state that looks the same to him: \[0\]\.message: "Ben holds 2" against "Ben holds \d+"$/,
    );
    expect(given.trail.action).toEqual(words[0]);
  });

  it('may tell of his own card', () => {
    const check: CardGame['check'] = (from, { player }) => [
      { code: 'card/held', message: `he holds ${from[player]}` },
    ];
    const { trail } = seek({ check }, { pool: pool(...words, say('Ben', 1)) });
    expect([trail.counts.redealt, trail.action]).toEqual([6, null]);
  });

  /** What is tried of Ann's actions for one deal. */
  function triedOf(actions: readonly Action[], tries: number, seed: number): readonly number[] {
    const tried: number[] = [];
    const check: CardGame['check'] = (from, { player, word }) => {
      if (player === 'Ann' && from === state) tried.push(word);
      return [];
    };
    seek({ check }, { pool: pool(...actions, say('Ben', 9)), tries, seed });
    // Both deals try the same.
    const once = tried.slice(0, tried.length / 2);
    expect(tried).toEqual([...once, ...once]);
    return once;
  }

  it.each([4, 5, 100])('is asked for all of his actions where up to %d are tried', (tries) => {
    expect(triedOf(words, tries, 7)).toEqual([1, 2, 3, 4]);
  });

  it('is asked for as many in a row as are tried, wherever these begin', () => {
    const runs = Array.from({ length: 40 }, (_, seed) => triedOf(words, 2, seed).join());
    expect([...new Set(runs)].sort()).toEqual(['1,2', '2,3', '3,4']);
  });

  it('begins where a die of a stream of its own says', () => {
    const many = Array.from({ length: 100 }, (_, word) => say('Ann', word + 1));
    expect(triedOf(many, 1, 7)).toEqual([seededDice([7, 'own', 0, 'Ann']).roll(100)]);
  });
});

describe('the same action in a state that looked the same', () => {
  /** What Ann's step makes of a card that she does not know. */
  function applying(step: (card: number) => Partial<ReturnType<CardGame['apply']>>): Partial<CardGame> {
    return { apply: (from) => ({ state: from, events: [], ...step(from.Ben) }) };
  }

  const shows = ({ Ben }: State) => ({ state: { ...state, said: Ben } });

  it('shows nothing but what is sealed as a reveal', () => {
    const [property, message] = brokenBy(() =>
      seek({ ...applying((Ben) => shows({ ...state, Ben })) }, { long: true }),
    );
    expect(property).toBe('reveals-are-sealed');
    expect(message).toMatch(
      /^what he sees differs for Ann in the same action in a state that looked the same to him: \[0\]\.said: 2 against \d+$/,
    );
  });

  it.each<['reveal' | 'commit' | undefined, 'reveal' | 'commit' | undefined, boolean]>([
    ['reveal', 'reveal', true],
    ['reveal', undefined, true],
    [undefined, 'reveal', true],
    ['commit', 'reveal', true],
    ['commit', 'commit', false],
    [undefined, undefined, false],
  ])('may show something where it is sealed as %s here or as %s there: %s', (here, there, may) => {
    const game = applying((Ben) => {
      const seals = Ben === 2 ? here : there;
      return { ...shows({ ...state, Ben }), ...(seals && { seals }) };
    });
    // For Ann alone: to the others it looks the same.
    const view: CardGame['view'] = ({ said }, viewer) => (viewer === 'Ann' ? said : 0);
    const run = () => seek({ ...game, view }, { long: true });
    if (may) expect(run).not.toThrow();
    else expect(brokenBy(run)[0]).toBe('reveals-are-sealed');
  });

  it.each<[string, Partial<CardGame>]>([
    ['who may act', { toAct: ({ said }) => (said > 2 ? ['Ann'] : []) }],
    ['the outcome', { outcome: ({ said }) => (said > 2 ? { winners: [], reasons: [] } : null) }],
  ])('shows nothing by %s either', (_, more) => {
    const game = { ...applying((Ben) => shows({ ...state, Ben })), view: () => 0, ...more };
    expect(brokenBy(() => seek(game, { long: true }))[0]).toBe('reveals-are-sealed');
  });

  it('tells nothing in what he reads', () => {
    const game = applying((card) => ({ events: [{ type: 'said' }, { type: 'shown', card }] }));
    const [property, message] = brokenBy(() => seek(game, { long: true }));
    expect(property).toBe('history-keeps-secrets');
    expect(message).toMatch(
      /^what he reads differs for Ann in the same action in a state that looked the same to him: \[1\]\.card: 2 against \d+$/,
    );
  });

  it('may be told of in events that he cannot read, however many', () => {
    const game = applying((Ben) => ({ events: Ben === 2 ? [{ type: 'told' }] : [] }));
    expect(() => seek({ ...game, viewEvent: () => null }, { long: true })).not.toThrow();
  });

  it('is not carried out where it is not allowed', () => {
    const game = applying((Ben) => shows({ ...state, Ben }));
    const check: CardGame['check'] = ({ Ben }) =>
      Ben === 2 ? [] : [{ code: 'card/held', message: 'he may not' }];
    // Nobody but Ann is dealt another card of Ben's, so that he and the spectator compare the same.
    const redeal: CardGame['redeal'] = (from, viewer) => (viewer === 'Ann' ? { ...from, Ben: 3 } : from);
    expect(() => seek({ ...game, check, redeal }, { long: true })).not.toThrow();
    expect(brokenBy(() => seek({ ...game, redeal }, { long: true }))[0]).toBe('reveals-are-sealed');
  });

  it('rolls the same dice in both, from a stream of its own for each step', () => {
    const dice: number[] = [];
    const apply: CardGame['apply'] = (from, _, rolled) => {
      dice.push(rolled.roll(1_000_000));
      return { state: from, events: [] };
    };
    seek({ apply }, { long: true });
    expect(dice).toEqual(Array.from({ length: 12 }, () => dieOf('after', 0)));
  });
});

describe('the step that was played', () => {
  it('tells the others nothing of what was chosen in secret', () => {
    const game: Partial<CardGame> = {
      toAct: () => ['Ann'],
      actions: (_, player) => [say(player, 1), say(player, 5)],
      apply: (from, { word }) => ({ state: { ...from, Ann: word }, events: [] }),
      view: ({ said }) => said,
    };
    expect(brokenBy(() => seek(game, { long: true }))[0]).toBe('history-keeps-secrets');
    const viewAction: CardGame['viewAction'] = (action, viewer) => (viewer === 'Ann' ? action : null);
    expect(() => seek({ ...game, viewAction }, { long: true })).not.toThrow();
  });
});
