import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWargameError, playAction, scriptedDice, startMatch, type Violation } from 'wargame-rules';
import { openHostility, parseAction, parseSetup, startPreBattle } from 'wargame-rules/open-play';
import type { RosterArmy, RosterModel, RosterUnit } from 'wargame-rules/rosters';

function refusals(parse: (json: unknown) => unknown, json: unknown): readonly Violation[] {
  try {
    parse(json);
  } catch (error) {
    if (isWargameError(error)) return error.violations;
    throw error;
  }
  return [];
}

/** What is said, each reason with its place. */
function said(json: unknown, parse: (json: unknown) => unknown = parseAction): readonly string[] {
  return refusals(parse, json).map(({ path = '', message }) => `${path}: ${message}`);
}

/** A list with all that a reader of rosters ever says. */
const model: Required<RosterModel> = {
  id: 'm1',
  name: 'Boy',
  count: 10,
  keywords: [],
  warlord: true,
  leadership: 7,
  save: 6,
  invulnerableSave: 5,
  wounds: 1,
};
const unit: Required<RosterUnit> = {
  id: 'u1',
  name: 'Boyz',
  customName: 'Da Ladz',
  path: 'forces[0].selections[0]',
  faction: 'Orks',
  powerRating: 4,
  points: 80,
  keywords: ['INFANTRY'],
  character: false,
  warlord: true,
  warlordTraits: ['Loud'],
  leadership: 7,
  transportCapacity: 0,
  models: [model],
};
const army: Required<RosterArmy> = {
  name: 'Waaagh',
  gameSystem: 'some',
  faction: 'Orks',
  units: [unit],
  powerLevel: 4,
  statedPowerLevel: 4,
  points: 80,
  statedPoints: 80,
  warnings: [{ code: 'roster/total-differs', message: 'it does' }],
};
const muster = { type: 'muster', player: 'Ann', list: army };

/** Every object in a value with its place. */
function objectsIn(value: unknown, path = ''): readonly (readonly [string, object])[] {
  if (typeof value !== 'object' || value === null) return [];
  const members = Object.entries(value).flatMap(([name, member]) =>
    objectsIn(member, Array.isArray(value) ? `${path}[${name}]` : `${path}${path && '.'}${name}`),
  );
  return Array.isArray(value) ? members : [[path, value], ...members];
}

const ACTIONS = [
  {
    ...muster,
    list: {
      name: 'Orks',
      units: [
        {
          id: 'a',
          name: 'A',
          powerRating: 1,
          models: [{ id: 'b', name: 'B', base: { shape: 'round', diameter: 1 } }],
        },
      ],
    },
    choices: { prefix: 'x' },
  },
  { type: 'propose-battlefield', player: 'Ann', battlefield: { width: 44, height: 60 } },
  { type: 'declare', player: 'Ann', reserve: ['a'], embarked: [{ unit: 'b', transport: 'c' }] },
  { type: 'deploy', player: 'Ann', unit: 'a', positions: [{ model: 'm', at: { x: 1, y: 2 } }] },
  {
    type: 'report',
    player: 'Ann',
    fact: { type: 'unit-split', unit: 'a', into: [{ id: 'b', models: ['m'] }] },
  },
];

describe('what comes from outside', () => {
  it('is refused with whatever stands in it that nobody asked for, wherever it stands', () => {
    const places = ACTIONS.flatMap((action, index) =>
      objectsIn(action).map(([path]) => [index, path] as const),
    );
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), ([index, path], value) => {
        const action = structuredClone(ACTIONS[index]);
        const [, owner] = objectsIn(action).find(([place]) => place === path) ?? [];
        expect(said(action)).toEqual([]);
        Object.assign(owner as object, { extra: value });
        expect(said(action)).toEqual([`${path}${path && '.'}extra: unknown member`]);
      }),
    );
    expect(said({ players: ['Ann', 'Ben'], extra: 1 }, parseSetup)).toEqual(['extra: unknown member']);
    expect(said({ players: ['Ann', 'Ben', 'Eve'] }, parseSetup)).toEqual(['players[2]: one too many']);
  });

  it('may be a list as a reader of rosters makes it; what is not read is left out', () => {
    const read = parseAction(muster);
    const { customName: _, path: __, faction: ___, points: ____, character: _____, ...ofUnit } = unit;
    const { wounds: ______, ...ofModel } = model;
    expect(read).toEqual({
      ...muster,
      list: { name: 'Waaagh', faction: 'Orks', units: [{ ...ofUnit, models: [ofModel] }] },
    });
    expect(said({ ...muster, list: { ...army, units: [{ ...unit, ponts: 3 }] } })).toEqual([
      'list.units[0].ponts: unknown member',
    ]);
  });

  it('is refused in words for people', () => {
    expect(
      said({ type: 'deploy', player: '', unit: 3, positions: [{ model: 'm', at: { x: '1' } }] }),
    ).toEqual([
      'player: expected a text that says something, got ""',
      'unit: expected a text, got 3',
      'positions[0].at.x: expected a number, got "1"',
      'positions[0].at.y: missing',
    ]);
    expect(said(null)).toEqual([': expected an object, got null']);
    expect(said({ type: 'charge', player: 'Ann' })[0]).toMatch(
      /^type: expected one of muster, propose-mission, .*, report, got "charge"$/,
    );
    expect(said({ type: 'report', player: 'Ann', fact: {} })[0]).toMatch(
      /^fact\.type: expected one of models-destroyed, .*, turn-ended, got nothing$/,
    );
    expect(said({ type: 'choose-turn', player: 'Ann', turn: 'now' })).toEqual([
      'turn: expected first or second, got "now"',
    ]);
    expect(said({ type: 'read-briefing', player: 'x'.repeat(1000) })).toEqual(['player: longer than 200']);
    expect(said({ players: ['Ann'] }, parseSetup)).toEqual(['players[1]: expected a text, got nothing']);
    const count = (given: unknown) => [{ ...unit, models: [{ ...model, count: given }] }];
    expect(said({ ...muster, list: { ...army, units: count(0) } })).toEqual([
      'list.units[0].models[0].count: expected at least 1, got 0',
    ]);
    expect(said({ ...muster, list: { ...army, units: count(1.5) } })).toContain(
      'list.units[0].models[0].count: expected a whole number, got 1.5',
    );
  });

  it('is refused where it is too deep to be saved', () => {
    const act = (where: unknown) => ({
      type: 'report',
      player: 'Ann',
      fact: { type: 'part-action', part: 'relic', action: { type: 'hide', player: 'Ann', where } },
    });
    const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
    expect(said(act(nested(90)))).toEqual([]);
    const start = startMatch(openHostility, { players: ['Ann', 'Ben'] }, scriptedDice([]));
    for (const levels of [101, 30_000]) {
      const deep = act(nested(levels));
      expect(refusals(parseAction, deep)).toMatchObject([{ code: 'parse/malformed' }]);
      expect(said(deep)[0]).toMatch(/^fact\.action\.where\[0\].*: deeper than 100 levels$/);
      expect(() => playAction(openHostility, start, deep as never)).toThrow(
        expect.objectContaining({ code: 'parse/malformed' }),
      );
    }
  });

  it('names two players who can be told apart', () => {
    const setUp = (players: readonly [string, string]) => [
      refusals(parseSetup, { players }).map(({ code, path }) => [code, path]),
      refusals(() => startPreBattle(players), null).map(({ code, path }) => [code, path]),
    ];
    const same = [['pre-battle/same-player', 'players[1]']];
    expect(setUp(['Ann', 'Ann'])).toEqual([same, same]);
    const watching = [['pre-battle/bad-player', 'players[0]']];
    expect(setUp(['spectator', 'Ben'])).toEqual([watching, watching]);
    expect(setUp(['', 'Ben'])).toEqual([[['parse/malformed', 'players[0]']], watching]);
    expect(setUp(['Ann', 'ann'])).toEqual([[], []]);
  });
});
