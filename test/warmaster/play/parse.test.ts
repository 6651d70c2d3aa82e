import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWargameError } from 'wargame-rules';
import { warmaster } from 'wargame-rules/warmaster';
import { SETUP } from '../table';

function refusals(json: unknown, parse: (json: unknown) => unknown = warmaster.parse.action) {
  try {
    parse(json);
  } catch (error) {
    if (isWargameError(error)) return error.violations.map(({ code, path }) => [code, path]);
    throw error;
  }
  return [];
}

/** What is refused for one reason. */
function refusal(json: unknown) {
  const [first, ...others] = refusals(json);
  expect(others).toEqual([]);
  return first;
}

describe('parse', () => {
  it('reads every kind of action as a copy', () => {
    const json = { type: 'move', player: 'imperial', unit: 'emperor', to: 35 };
    expect(warmaster.parse.action(json)).toEqual(json);
    expect(warmaster.parse.action({ ...json, area: undefined })).toStrictEqual(json);
    const group = { type: 'group', player: 'imperial', units: ['a', 'b', 'c'] };
    const read = warmaster.parse.action(group);
    expect(read).toEqual(group);
    group.units.push('d');
    expect(read).toMatchObject({ units: ['a', 'b', 'c'] });
  });

  it('refuses what is none, naming the place', () => {
    const move = { type: 'move', player: 'imperial', unit: 'emperor', to: 35 };
    expect(refusal(null)).toEqual(['warmaster/malformed', undefined]);
    expect(refusal([move])).toEqual(['warmaster/malformed', undefined]);
    expect(refusal({ ...move, type: 'toString' })).toEqual(['warmaster/malformed', 'type']);
    expect(refusal({ ...move, type: undefined })).toEqual(['warmaster/malformed', 'type']);
    expect(refusal({ ...move, player: 'spectator' })).toEqual(['warmaster/malformed', 'player']);
    expect(refusal({ ...move, unit: 7 })).toEqual(['warmaster/malformed', 'unit']);
    for (const to of [17, 20, 37, 11, 61, '35', Number.NaN, -14, undefined]) {
      expect(refusal({ ...move, to })).toEqual(['warmaster/malformed', 'to']);
    }
    expect(refusal({ type: 'group', player: 'imperial', units: 'abc' })).toEqual([
      'warmaster/malformed',
      'units',
    ]);
    expect(refusal({ type: 'teleport', player: 'imperial', units: ['a', 2] })).toEqual([
      'warmaster/malformed',
      'units[1]',
    ]);
  });

  it('gives every reason, members that do not belong to it among them', () => {
    const malformed = 'warmaster/malformed';
    expect(refusals({ type: 'move', player: 'ann', unit: 3, to: 99, area: 14, extra: [] })).toEqual(
      ['player', 'unit', 'to', 'area', 'extra'].map((path) => [malformed, path]),
    );
    expect(refusals({ type: 'group', player: 'imperial', units: [1, 'a', null] })).toEqual([
      [malformed, 'units[0]'],
      [malformed, 'units[2]'],
    ]);
    expect(refusals({ edition: 7, more: 1 }, warmaster.parse.setup)).toEqual(
      ['edition', 'version', 'more'].map((path) => [malformed, path]),
    );
  });

  it('reads nothing that has a member more, whatever it is', () => {
    const move = { type: 'move', player: 'imperial', unit: 'emperor', to: 35 };
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (name, value) => {
        fc.pre(!Object.hasOwn(move, name));
        const more = Object.fromEntries([...Object.entries(move), [name, value]]);
        expect(refusals(more)).toEqual([['warmaster/malformed', name === '' ? undefined : name]]);
      }),
    );
  });

  it('reads a set-up', () => {
    expect(warmaster.parse.setup({ ...SETUP })).toEqual(SETUP);
    expect(() => warmaster.parse.setup('reconstruction')).toThrow(
      expect.objectContaining({ code: 'warmaster/malformed' }),
    );
    expect(() => warmaster.parse.setup({ version: 1 })).toThrow(/^edition: /);
    expect(() => warmaster.parse.setup({ ...SETUP, version: '1' })).toThrow(/^version: /);
  });

  it('plays with both sides', () => {
    expect(warmaster.players(SETUP)).toEqual(['imperial', 'traitor']);
  });
});
