import { describe, expect, it } from 'vitest';
import { isWargameError, type Violation } from 'wargame-rules';
import { parseAction, parseSetup } from 'wargame-rules/open-play';

/** Why something is no action, or no set-up. */
function faults(json: unknown, parse: (json: unknown) => unknown = parseAction): readonly Violation[] {
  try {
    parse(json);
  } catch (error) {
    if (isWargameError(error)) return error.violations;
    throw error;
  }
  return [];
}

const turn = (given: unknown) => faults({ type: 'choose-turn', player: 'Ann', turn: given });

describe('what is wrong with something from outside', () => {
  it('has a place where it is inside, and none where it is the whole', () => {
    expect(faults(null)).toEqual([{ code: 'parse/malformed', message: 'expected an object, got null' }]);
    expect(Object.keys(faults(null)[0] ?? {})).toEqual(['code', 'message']);
    expect(turn('now')).toEqual([
      { code: 'parse/malformed', path: 'turn', message: 'expected first or second, got "now"' },
    ]);
  });

  it.each([
    ['x'.repeat(60), `"${'x'.repeat(60)}"`],
    ['x'.repeat(61), 'a long text'],
    [3, '3'],
    [Array(61).fill('x'), 'a list'],
    [{ length: 61 }, 'an object'],
    [true, 'true'],
    [undefined, 'nothing'],
  ])('shows what was given, but no text of more than sixty letters', (given, words) => {
    expect(turn(given).map(({ message }) => message)).toEqual([`expected first or second, got ${words}`]);
  });

  it('names a member that is missing and one that nobody asked for', () => {
    expect(faults({ type: 'choose-turn', player: 'Ann', extra: 1 })).toEqual([
      { code: 'parse/malformed', path: 'turn', message: 'missing' },
      { code: 'parse/malformed', path: 'extra', message: 'unknown member' },
    ]);
    const at = [{ model: 'm', at: { x: 1 } }];
    expect(faults({ type: 'deploy', player: 'Ann', unit: 'u', positions: at })).toEqual([
      { code: 'parse/malformed', path: 'positions[0].at.y', message: 'missing' },
    ]);
  });

  it('lists every value there is, of two with an "or"', () => {
    expect(faults({ type: 'choose-role', player: 'Ann', role: 'both' })[0]?.message).toBe(
      'expected attacker or defender, got "both"',
    );
    const phase = { type: 'phase-ended', phase: 'tea' };
    expect(faults({ type: 'report', player: 'Ann', fact: phase })).toEqual([
      {
        code: 'parse/malformed',
        path: 'fact.phase',
        message: 'expected one of command, movement, psychic, shooting, charge, fight, morale, got "tea"',
      },
    ]);
    expect(faults({ players: ['Ann', 'Ben'], unarrivedReserves: 'lost' }, parseSetup)[0]?.message).toBe(
      'expected ignored or destroyed, got "lost"',
    );
  });

  it('says how long a text and a list may be', () => {
    const long = Array.from({ length: 10_001 }, () => 'm');
    expect(faults({ type: 'declare', player: 'x'.repeat(201), reserve: long, embarked: [] })).toEqual([
      { code: 'parse/malformed', path: 'player', message: 'longer than 200' },
      { code: 'parse/malformed', path: 'reserve', message: 'longer than 10000' },
    ]);
  });
});
