import { describe, expect, it } from 'vitest';
import { WargameError } from 'wargame-rules';
import { malformedAction, readMembers } from '../../../src/testing/game/readMembers';

/** How something malformed is refused. */
function refusal(path: string): object {
  return expect.objectContaining({
    violations: [expect.objectContaining({ code: 'argument/missing', path })],
  });
}

describe('readMembers', () => {
  it.each([[undefined], [null], [7], ['text'], [true], [[]], [() => null]])(
    'refuses %j, which has no members',
    (json) => {
      expect(() => readMembers(json, [])).toThrow(refusal(''));
    },
  );

  it('refuses what lacks a member of its own, and names the first that is missing', () => {
    const inherited = Object.create({ player: 'Ann' });
    expect(() => readMembers({ type: 'pass' }, ['type', 'player', 'fact'])).toThrow(refusal('player'));
    expect(() => readMembers(inherited, ['player'])).toThrow(refusal('player'));
  });

  it('gives the members that there are, though nothing stands in them', () => {
    const json = { type: 'pass', player: undefined, more: 1 };
    expect(readMembers(json, ['type', 'player'])).toBe(json);
    expect(readMembers({}, [])).toEqual({});
  });
});

describe('malformedAction', () => {
  it('is a typed error that names the place', () => {
    expect(malformedAction('fact')).toBeInstanceOf(WargameError);
    expect(malformedAction('fact')).toEqual(refusal('fact'));
  });
});
