import { describe, expect, it } from 'vitest';
import { withoutChance } from '../../../src/testing/guard/withoutChance';

class Trapped extends Error {}

function trap(door: string): never {
  throw new Trapped(door);
}

/** The door at which something is stopped; what it gives where it is not. */
function doorOf(run: () => unknown): unknown {
  try {
    return withoutChance(trap, run);
  } catch (error) {
    if (error instanceof Trapped) return error.message;
    throw error;
  }
}

/** Runs something with another global of a name. */
function withGlobal<T>(name: 'crypto' | 'performance', value: unknown, run: () => T): T {
  const before = Object.getOwnPropertyDescriptor(globalThis, name) as PropertyDescriptor;
  Object.defineProperty(globalThis, name, { value, configurable: true });
  try {
    return run();
  } finally {
    Object.defineProperty(globalThis, name, before);
  }
}

const doors = () => ({
  random: Object.getOwnPropertyDescriptor(Math, 'random'),
  now: Object.getOwnPropertyDescriptor(Date, 'now'),
  values: Object.getOwnPropertyDescriptor(crypto, 'getRandomValues'),
  date: Object.getOwnPropertyDescriptor(globalThis, 'Date'),
  performance: Object.getOwnPropertyDescriptor(performance, 'now'),
});

describe('withoutChance', () => {
  it('stops whoever asks for chance or the time, and names the door', () => {
    expect(doorOf(() => Math.random())).toBe('Math.random');
    expect(doorOf(() => Date.now())).toBe('Date.now');
    expect(doorOf(() => crypto.getRandomValues(new Uint8Array(1)))).toBe('crypto.getRandomValues');
    expect(doorOf(() => crypto.randomUUID())).toBe('crypto.randomUUID');
    expect(doorOf(() => performance.now())).toBe('performance.now');
  });

  it('stops whoever asks for the present day, and lets others name one', () => {
    expect(doorOf(() => new Date())).toBe('new Date()');
    expect(doorOf(() => Date())).toBe('new Date()');
    expect(doorOf(() => new Date(0).toISOString())).toBe('1970-01-01T00:00:00.000Z');
    expect(doorOf(() => new Date(0) instanceof Date)).toBe(true);
    expect(doorOf(() => Date.UTC(1970, 0, 2))).toBe(86_400_000);
  });

  it('gives what is found without them', () => {
    expect(doorOf(() => Math.max(3, 4))).toBe(4);
  });

  it('leaves every door as it was, also where something is thrown', () => {
    const before = doors();
    const fault = new Error('jammed');
    expect(
      doorOf(() => {
        withoutChance(trap, () => 1);
        return Math.random();
      }),
    ).toBe('Math.random');
    expect(doors()).toEqual(before);
    expect(() =>
      withoutChance(trap, () => {
        throw fault;
      }),
    ).toThrow(fault);
    expect(doors()).toEqual(before);
    expect(Math.random()).toBeLessThan(1);
    expect(Object.hasOwn(crypto, 'getRandomValues')).toBe(before.values !== undefined);
    expect(crypto.getRandomValues(new Uint8Array(2))).toHaveLength(2);
  });

  it.each(['crypto', 'performance'] as const)('does without a %s', (name) => {
    withGlobal(name, undefined, () => {
      expect(doorOf(() => Math.random())).toBe('Math.random');
      expect(doorOf(() => 1)).toBe(1);
    });
  });

  it('shuts a door that crypto has itself, and passes by one that nobody can shut', () => {
    const getRandomValues = () => 7;
    const own = { getRandomValues };
    const asked = (crypto: { getRandomValues(): number }) =>
      withGlobal('crypto', crypto, () => doorOf(() => crypto.getRandomValues()));
    expect(asked(own)).toBe('crypto.getRandomValues');
    expect(own).toEqual({ getRandomValues });
    expect(asked(Object.freeze({ getRandomValues }))).toBe(7);
    expect(asked(Object.preventExtensions(Object.create({ getRandomValues })))).toBe(7);
    const fixed = Object.defineProperty({ getRandomValues }, 'getRandomValues', { configurable: false });
    expect(asked(fixed)).toBe(7);
  });
});
