import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alarm,
  annihilation,
  type Battle,
  type BattlePart,
  defineMission,
  edgeZones,
  firstOf,
  type MissionDefinition,
  mapPlaces,
  mostPoints,
  onceDecided,
  otherwiseWins,
  purgeTheEnemy,
  type Role,
  scoreBattle,
  slayTheWarlord,
  standing,
  winsWhen,
} from 'wargame-rules/open-play';
import { deepFreeze } from '../../deepFreeze';
import { Skirmish } from '../skirmish';

const good = { id: 'good', title: 'Good', victory: mostPoints() };
const part = { id: 'one', start: () => ({}) };
const define = (definition: unknown) => defineMission(definition as MissionDefinition<readonly []>);

describe('a mission that is defined', () => {
  it('OP-IDEAS: has sensible defaults, and can not be changed', () => {
    const mission = defineMission(deepFreeze(good));
    expect(mission).toMatchObject({ rounds: 5, firstTurn: 'roll-off', rules: [], objectives: [], parts: [] });
    expect(Object.isFrozen(mission) && Object.isFrozen(mission.objectives)).toBe(true);
    expect(mission.zones({ width: 44, height: 60 })).toMatchObject({ attacker: { pieces: [{}] } });
    expect(mission).toMatchObject({ briefing: '', provenance: {}, endsWhen: [] });
    expect(mission.places({ width: 44, height: 60 })).toEqual([]);
  });

  it('keeps what it is given', () => {
    const ends = () => null;
    const more = { rounds: 1, endsWhen: [ends], provenance: { map: 'reconstruction' } } as const;
    expect(defineMission({ ...good, id: 'good-2nd-one', ...more })).toMatchObject(more);
  });

  it.each<[object, string, string]>([
    [{ id: undefined }, 'mission/bad-id', 'id'],
    [{ id: 'Two Words' }, 'mission/bad-id', 'id'],
    [{ id: 'good-' }, 'mission/bad-id', 'id'],
    [{ id: 'good-One' }, 'mission/bad-id', 'id'],
    [{ title: '' }, 'mission/bad-title', 'title'],
    [{ title: 7 }, 'mission/bad-title', 'title'],
    [{ briefing: 7 }, 'mission/bad-title', 'briefing'],
    [{ rounds: 0 }, 'mission/bad-rounds', 'rounds'],
    [{ rounds: 2.5 }, 'mission/bad-rounds', 'rounds'],
    [{ firstTurn: 'me' }, 'mission/bad-first-turn', 'firstTurn'],
    [{ victory: undefined }, 'mission/not-a-function', 'victory'],
    [{ zones: {} }, 'mission/not-a-function', 'zones'],
    [{ places: [] }, 'mission/not-a-function', 'places'],
    [{ objectives: [mostPoints(), null] }, 'mission/not-a-function', 'objectives[1]'],
    [{ objectives: {} }, 'mission/not-a-list', 'objectives'],
    [{ endsWhen: [true] }, 'mission/not-a-function', 'endsWhen[0]'],
    [{ rules: [null] }, 'mission/bad-title', 'rules[0].title'],
    [{ rules: [{ title: '' }] }, 'mission/bad-title', 'rules[0].title'],
    [{ rules: [{ title: 'R', saveModifier: 1 }] }, 'mission/not-a-function', 'rules[0].saveModifier'],
    [{ rules: [{ title: 'R', passesMorale: true }] }, 'mission/not-a-function', 'rules[0].passesMorale'],
    [{ rules: [{ title: 'R', sight: 12 }] }, 'mission/not-a-function', 'rules[0].sight'],
    [{ parts: [part, part] }, 'mission/duplicate-part', 'parts[1].id'],
    [{ parts: [{ ...part, id: '__proto__' }] }, 'mission/bad-id', 'parts[0].id'],
    [{ parts: [{ id: 'one' }] }, 'mission/not-a-function', 'parts[0].start'],
    [{ parts: [{ ...part, apply: () => ({}) }] }, 'mission/not-a-function', 'parts[0].check'],
    [
      { parts: [{ ...part, check: () => [], apply: () => ({}), propose: 'work' }] },
      'mission/not-a-function',
      'parts[0].propose',
    ],
    [
      { parts: [{ ...part, check: () => [], apply: () => ({}), viewAction: {} }] },
      'mission/not-a-function',
      'parts[0].viewAction',
    ],
    [{ parts: [{ ...part, propose: () => null }] }, 'mission/not-a-function', 'parts[0].apply'],
    [{ parts: [{ ...part, viewAction: () => null }] }, 'mission/not-a-function', 'parts[0].apply'],
    [{ parts: [{ ...part, aply: () => ({}) }] }, 'mission/unknown-member', 'parts[0].aply'],
    [{ round: 3 }, 'mission/unknown-member', 'round'],
    [{ rules: [{ title: 'R', saveModifer: () => 1 }] }, 'mission/unknown-member', 'rules[0].saveModifer'],
    [{ endsWhen: [3] }, 'mission/not-a-function', 'endsWhen[0]'],
    ...['check', 'apply', 'checkFact', 'after', 'view', 'redeal'].map((name): [object, string, string] => [
      { parts: [{ ...part, check: () => [], [name]: 'all' }] },
      'mission/not-a-function',
      `parts[0].${name}`,
    ]),
  ])('is refused at once for %j: %s at %s', (more, code, path) => {
    expect(() => define({ ...good, ...more })).toThrow(
      expect.objectContaining({ violations: [expect.objectContaining({ code, path })] }),
    );
  });

  it.each<[string, object, string]>([
    ['an objective', { objectives: [slayTheWarlord(), purgeTheEnemy] }, 'objectives[1]'],
    ['the victory', { victory: mostPoints }, 'victory'],
    ['the victory', { victory: winsWhen }, 'victory'],
    ['a victory condition', { victory: [firstOf] }, 'victory[0]'],
    ['an end', { endsWhen: [onceDecided] }, 'endsWhen[0]'],
    ['an end that knows too much', { endsWhen: [otherwiseWins] }, 'endsWhen[0]'],
    ['the zones', { zones: edgeZones }, 'zones'],
    ['the places', { places: mapPlaces }, 'places'],
  ])('is refused where %s was not called', (_, more, path) => {
    expect(() => define({ ...good, ...more })).toThrow(
      expect.objectContaining({
        violations: [{ code: 'mission/not-a-function', message: expect.stringMatching(/^call it/), path }],
      }),
    );
  });

  it('takes functions that ask for nothing, or need what nobody has given yet', () => {
    const odd = { title: 'Odd', points: 1 };
    const wrapped = (...[battle, role]: readonly unknown[]) =>
      slayTheWarlord()(battle as Battle, role as Role);
    const objectives = [() => odd, wrapped];
    expect(defineMission({ ...good, objectives }).objectives).toEqual(objectives);
  });

  it.each([null, 7, alarm, []])('is refused where a part is no object: %j', (one) => {
    expect(() => define({ ...good, parts: [one] })).toThrow(
      expect.objectContaining({
        violations: expect.arrayContaining([
          expect.objectContaining({ code: 'mission/not-a-part', path: 'parts[0]' }),
        ]),
      }),
    );
  });

  it('may be made of another one', () => {
    expect(defineMission({ ...annihilation, rounds: 3 })).toEqual({ ...annihilation, rounds: 3 });
  });

  it('is refused with every fault, and for anything at all', () => {
    expect(() => define({ id: '', title: '', rounds: -1 })).toThrow(
      expect.objectContaining({
        violations: ['id', 'title', 'rounds', 'victory'].map((path) => expect.objectContaining({ path })),
      }),
    );
    fc.assert(
      fc.property(fc.anything(), (definition) => {
        expect(() => define(definition)).toThrow(expect.objectContaining({ name: 'WargameError' }));
      }),
    );
  });
});

type Bomb = {
  readonly id: 'bomb';
  readonly state: { readonly fuse: number; readonly heard: readonly string[] };
  readonly action: { readonly type: 'light'; readonly player: string; readonly by: string };
};

/** Lit by a model of the Attacker; rolls for its fuse, and at the end of a turn destroys that model. */
const bomb: BattlePart<Bomb> = {
  id: 'bomb',
  start: (_, dice) => ({ fuse: dice.roll(3, 'Fuse'), heard: [] }),
  check: (_, { player }) =>
    player === 'attacker' ? [] : [{ code: 'bomb/not-yours', message: 'the Attacker has the matches' }],
  apply: (state) => ({
    state: { ...state, fuse: 0 },
    facts: [{ type: 'models-destroyed', models: ['boss.1'] }],
  }),
  checkFact: (_, fact) =>
    fact.type === 'unit-left' ? [{ code: 'bomb/locked-in', message: 'nobody gets out' }] : [],
  after: (state, fact) => ({ state: { ...state, heard: [...state.heard, fact.type] } }),
};

describe('the parts of a mission', () => {
  const mission = defineMission({
    ...good,
    parts: [bomb],
    objectives: [
      (battle, role) => ({
        title: 'Boom',
        points: role === 'attacker' && battle.parts.bomb.fuse === 0 ? 5 : 0,
      }),
    ],
    endsWhen: [(battle) => (battle.parts.bomb.fuse === 3 ? { message: 'a dud' } : null)],
    victory: firstOf(mostPoints()),
  });
  const start = (...faces: readonly number[]) =>
    new Skirmish(mission as never, {}, { roll: () => faces[0] as number });
  const light = { type: 'part-action', part: 'bomb', action: { type: 'light', player: 'attacker' } } as const;

  it('OP-IDEAS: begin with dice, act, make things happen, and hear of all of it', () => {
    const played = start(2);
    expect(played.battle.parts).toEqual({ bomb: { fuse: 2, heard: [] } });
    played.say(light);
    expect(played.unit('boss').place.where).toBe('destroyed');
    expect(played.battle.parts).toEqual({ bomb: { fuse: 0, heard: ['models-destroyed', 'unit-destroyed'] } });
    expect(played.events.map(({ type }) => type)).toEqual([
      'part-action',
      'models-destroyed',
      'unit-destroyed',
    ]);
    expect(scoreBattle(mission as never, played.battle).map((side) => side.points)).toEqual([5, 0]);
    expect(standing(mission as never, played.battle).winner).toBe('attacker');
  });

  it('refuse actions and facts by rules of their own', () => {
    const played = start(2);
    const action = { ...light, action: { type: 'light', player: 'defender' } };
    expect(() => played.say(action)).toThrow(expect.objectContaining({ code: 'bomb/not-yours' }));
    expect(() => played.say({ type: 'unit-left', unit: 'boyz' })).toThrow(
      expect.objectContaining({ code: 'bomb/locked-in' }),
    );
    expect(() => played.say({ ...light, part: 'relic' })).toThrow(
      expect.objectContaining({ code: 'part/unknown-id' }),
    );
  });

  it('OP-END-1: end the battle through the mission, and are told of the end', () => {
    const played = start(3).say({ type: 'turn-ended' });
    expect(played.battle.over).toBe(true);
    expect(played.events.at(-1)).toEqual({ type: 'battle-ended', round: 1, because: 'a dud' });
    expect((played.battle.parts['bomb'] as Bomb['state']).heard).toEqual(['turn-ended', 'battle-ended']);
  });

  it('wait while models are to flee', () => {
    const played = start(2).destroy('boyz.1').say({ type: 'morale-test', unit: 'boyz', leadership: 1 }, 6);
    expect(() => played.say(light)).toThrow(expect.objectContaining({ code: 'battle/flight-pending' }));
  });

  it('are stopped when they answer one another without end', () => {
    const echo = (id: string): BattlePart<{ id: string; state: null }> => ({
      id,
      start: () => null,
      after: () => ({
        state: null,
        facts: [{ type: 'models-moved', positions: [{ model: 'boss.1', at: { x: 1, y: 1 } }] }],
      }),
    });
    const endless = defineMission({ ...good, parts: [echo('ping'), echo('pong')] });
    expect(() => new Skirmish(endless as never).say({ type: 'turn-ended' })).toThrow(
      expect.objectContaining({
        code: 'part/no-end',
        violations: [expect.objectContaining({ facts: { most: 1000, parts: ['ping', 'pong'] } })],
      }),
    );
  });

  it.each([
    [{ type: 'battle-ended', round: 1, because: 'I say so' }, 'battle/unknown-fact'],
    [{ type: 'part-action', part: 'bomb', action: { type: 'x', player: 'y' } }, 'battle/unknown-fact'],
    [{ type: 'models-destroyed', models: ['nobody'] }, 'battle/unknown-model'],
  ] as const)('make nothing happen that can not: %j', (fact, code) => {
    const liar: BattlePart<{ id: 'liar'; state: null }> = {
      id: 'liar',
      start: () => null,
      after: () => ({ state: null, facts: [fact] }),
    };
    const wrong = defineMission({ ...good, parts: [liar] });
    expect(() => new Skirmish(wrong as never).say({ type: 'turn-ended' })).toThrow(
      expect.objectContaining({ code }),
    );
  });

  it('leave no flight without an end', () => {
    const into = [
      { id: 'boyz', models: ['boyz.2', 'boyz.3'] },
      { id: 'rest', models: ['boyz.4', 'boyz.5', 'boyz.6', 'boyz.7', 'boyz.8', 'boyz.9', 'boyz.10'] },
    ];
    for (const fact of [
      { type: 'unit-split', unit: 'boyz', into },
      { type: 'morale-test', unit: 'boss' },
    ] as const) {
      const meddler: BattlePart<{ id: 'meddler'; state: null }> = {
        id: 'meddler',
        start: () => null,
        after: (_, { type }) => ({ state: null, facts: type === 'morale-tested' ? [fact] : [] }),
      };
      const played = new Skirmish(defineMission({ ...good, parts: [meddler] }) as never).destroy('boyz.1');
      expect(() => played.say({ type: 'morale-test', unit: 'boyz', leadership: 1 }, 6)).toThrow(
        expect.objectContaining({ code: 'battle/flight-pending' }),
      );
    }
  });

  it('C88: points that are none are refused by name', () => {
    const odd = defineMission({
      ...good,
      objectives: [() => ({ title: 'Odd', points: Number.NaN })],
      victory: otherwiseWins('attacker', 'odd'),
    });
    expect(() => scoreBattle(odd, new Skirmish(odd).battle)).toThrow(
      expect.objectContaining({
        code: 'mission/bad-points',
        violations: [expect.objectContaining({ path: 'objectives[0]' })],
      }),
    );
  });
});
