import { describe, expect, it } from 'vitest';
import { derive, type Game, type Match, seededDice, WargameError } from 'wargame-rules';
import { actionPool } from '../../../src/testing/game/actionPool';
import { arenaOf } from '../../../src/testing/game/arena';
import { requireFirmRules } from '../../../src/testing/game/probes';
import { startTrail } from '../../../src/testing/game/trail';
import { pick, twist } from '../../../src/testing/game/twist';
import { Broken } from '../../../src/testing/guard/broken';
import { brokenBy } from '../guard/broken';
import { type March, type MarchState, type MarchTypes, marches, marchOf } from './marches';

const SEED = 5;
const PLAYERS = ['Ann', 'Ben'];
const march = (by: number) => marchOf('Ann', { by });
const marchesBy = (count: number) => Array.from({ length: count }, (_, place) => march(place + 1));
const annOffered = (offered: readonly March[] | null): MarchState => ({
  acting: ['Ann'],
  offered: { Ann: offered },
});

interface Probed {
  readonly wrong?: Partial<Game<MarchTypes>>;
  readonly state?: MarchState;
  readonly steps?: number;
  readonly known?: readonly March[];
  readonly tries?: number;
  readonly extra?: March | null;
}

/** Probes one state of a game that is sound unless told; gives what was read, and the trail. */
function probe({
  wrong = {},
  state = annOffered([march(1)]),
  steps = 0,
  known = [],
  tries = 0,
  extra = null,
}: Probed) {
  const read: unknown[] = [];
  const parse = {
    ...marches.parse,
    action(json: unknown) {
      read.push(json);
      return json as March;
    },
  };
  const pool = actionPool<MarchTypes>();
  pool.add(known);
  const trail = startTrail<MarchTypes>();
  const game: Game<MarchTypes> = { ...marches, parse, ...wrong };
  const given = { game, setup: null, seed: SEED, trail, pool, tries, extra };
  const match = { state, record: { steps: Array.from({ length: steps }) } } as unknown as Match<MarchTypes>;
  requireFirmRules(arenaOf<MarchTypes>({ ...given, kinds: new Set(['march']) }), [match]);
  return { read, trail };
}

/** Answers that go round. */
function inTurn<T>(...answers: readonly T[]): () => T {
  let calls = 0;
  return () => answers[calls++ % answers.length] as T;
}

describe('requireFirmRules: what only looks', () => {
  const won = { winners: ['Ann'], reasons: [] };
  const lists = inTurn([march(1)], [march(1), march(2)]);
  const looks = inTurn(1, 2);
  it.each<readonly [what: string, wrong: Partial<Game<MarchTypes>>, message: string]>([
    ['toAct', { toAct: inTurn(['Ann'], ['Ben']) }, 'toAct gives [0]: "Ann" against "Ben"'],
    [
      'outcome',
      { outcome: inTurn(null, won) },
      'outcome gives null against {"winners":["Ann"],"reasons":[]}',
    ],
    [
      'the actions of one who acts',
      { actions: (_, player) => (player === 'Ann' ? lists() : []) },
      'actions gives [0][1]: undefined against {"type":"march","player":"Ann","by":2}',
    ],
    [
      'the view of a player',
      { view: (_, viewer) => (viewer === 'Ben' ? looks() : 0) },
      'view gives [1]: 1 against 2',
    ],
    [
      'the view of a spectator',
      { view: (_, viewer) => (viewer === 'spectator' ? looks() : 0) },
      'view gives [2]: 1 against 2',
    ],
  ])('gives %s the same again', (_, wrong, message) => {
    expect(brokenBy(() => probe({ wrong }))).toEqual(['same-inputs-same-result', message]);
  });
});

describe('requireFirmRules: what is offered', () => {
  it('is nothing to whoever is not to act', () => {
    const offered = { Ann: [march(1)], Ben: [marchOf('Ben')] };
    expect(brokenBy(() => probe({ state: { acting: ['Ann'], offered } }))).toEqual([
      'only-those-to-act',
      'Ben is not to act, and actions lists some for him',
    ]);
  });

  it.each([
    ['lists nothing', []],
    ['can not list anything', null],
  ])('is fine where the game %s for whoever is not to act', (_, ben) => {
    const offered = { Ann: [march(1)], Ben: ben };
    expect(probe({ state: { acting: ['Ann'], offered } }).trail.counts.allowed).toBe(1);
  });

  it('is allowed', () => {
    const reasons = [{ code: 'march/late', message: 'too late' }];
    const check: Game<MarchTypes>['check'] = (_, { by }) => (by === 2 ? reasons : []);
    expect(brokenBy(() => probe({ wrong: { check }, state: annOffered([march(1), march(2)]) }))).toEqual([
      'offered-is-legal',
      'check refuses what the game offers: [{"code":"march/late","message":"too late"}]',
    ]);
  });

  it('is for those who are to act', () => {
    expect(brokenBy(() => probe({ state: annOffered([march(1), marchOf('Ben')]) }))).toEqual([
      'only-those-to-act',
      'Ben is not to act, and is offered an action',
    ]);
  });

  it('is proposed by dice of the step where it is not listed', () => {
    const proposed: number[] = [];
    const propose: Game<MarchTypes>['propose'] = (_, player, dice) => {
      proposed.push(dice.roll(1_000_000));
      return marchOf(player);
    };
    const refusal = { code: 'march/refused', message: 'not his' };
    const check: Game<MarchTypes>['check'] = (_, { player }) => (player === 'Ann' ? [] : [refusal]);
    const apply: Game<MarchTypes>['apply'] = (state, { player }) => {
      if (player !== 'Ann') throw new WargameError(refusal);
      return { state, events: [] };
    };
    probe({ wrong: { propose, check, apply }, state: annOffered(null), steps: 2 });
    expect(proposed).toEqual([seededDice(derive(SEED, 'offer', 2)).roll(1_000_000)]);
  });

  it('is junk nowhere', () => {
    const state = annOffered([marchOf('Ann', { type: 'halt' })]);
    expect(brokenBy(() => probe({ state }))).toEqual(['parse-refuses-junk', 'parse.action accepts null']);
  });
});

describe('requireFirmRules: what is tried', () => {
  it('is what is offered, and the first two of that by each player', () => {
    const three = marchesBy(3);
    const byEach = [1, 2].flatMap((by) => PLAYERS.map((player) => marchOf(player, { by })));
    const { read, trail } = probe({ state: annOffered(three) });
    expect(read).toEqual([...three, ...byEach]);
    expect(trail.counts).toMatchObject({ allowed: 3, refused: 2, unreadable: 0 });
  });

  it('is first of all what is asked for', () => {
    const extra = march(77);
    expect(probe({ extra }).read).toEqual([extra, march(1), march(1), marchOf('Ben', { by: 1 })]);
  });

  it('is all of twelve that are offered, in their order', () => {
    const offered = marchesBy(12);
    expect(probe({ state: annOffered(offered) }).read.slice(0, -4)).toEqual(offered);
  });

  it('is a dozen of more, by dice of the step', () => {
    const offered = marchesBy(13);
    for (const steps of [0, 3]) {
      const dice = seededDice(derive(SEED, 'doubt', steps));
      const dozen = Array.from({ length: 12 }, () => pick(offered, dice));
      expect(probe({ state: annOffered(offered), steps }).read.slice(0, -4)).toEqual(dozen);
    }
  });

  const [old, fresh] = [marchOf('Ben', { type: 'halt', at: 4, in: { to: [1, 2] } }), march(1)];

  it('is by turns what is known, a twist of what is offered, and a twist of what is known', () => {
    const { read } = probe({ known: [old], tries: 12 });
    const dice = seededDice(derive(SEED, 'doubt', 0));
    const random = Array.from({ length: 4 }, () => [
      old,
      twist(fresh, [old], PLAYERS, dice),
      twist(old, [old], PLAYERS, dice),
    ]);
    expect(read.slice(-12)).toEqual(random.flat());
    expect(read).toHaveLength(3 + 12);
  });

  it('is only what is known, and twists of it, where nobody is to act', () => {
    const over = {
      wrong: { outcome: () => ({ winners: [], reasons: [] }) },
      state: { acting: [], offered: {} },
    };
    const { read } = probe({ ...over, known: [old], tries: 6 });
    const dice = seededDice(derive(SEED, 'doubt', 0));
    const twisted = () => twist(old, [old], PLAYERS, dice);
    expect(read).toEqual([old, twisted(), twisted(), old, twisted(), twisted()]);
  });

  it('counts as unreadable where nothing is known', () => {
    const { read, trail } = probe({ state: { acting: [], offered: {} }, tries: 3 });
    expect(read).toEqual([]);
    expect(trail.counts.unreadable).toBe(3);
  });

  it('counts as unreadable where parse refuses it', () => {
    const action = () => {
      throw new WargameError({ code: 'march/malformed', message: 'no march' });
    };
    const { trail } = probe({ wrong: { parse: { ...marches.parse, action } } });
    expect(trail.counts).toMatchObject({ allowed: 0, refused: 0, unreadable: 3 });
  });

  it('names the action where parse accepts what is no plain JSON', () => {
    const action = () => {
      throw new Broken('plain-json', 'a Map');
    };
    expect(brokenBy(() => probe({ wrong: { parse: { ...marches.parse, action } } }))).toEqual([
      'parse-refuses-junk',
      'parse.action accepts {"type":"march","player":"Ann","by":1}: a Map',
    ]);
  });

  it('is applied by dice of its own, once', () => {
    const rolled: number[] = [];
    const apply: Game<MarchTypes>['apply'] = (state, action, dice) => {
      rolled.push(dice.roll(1_000_000));
      return marches.apply(state, action, dice);
    };
    probe({ wrong: { apply }, state: annOffered(marchesBy(2)), steps: 4 });
    expect(rolled).toEqual(
      [0, 1, 2, 3].map((index) => seededDice(derive(SEED, 'try', 4, index)).roll(1_000_000)),
    );
  });
});
