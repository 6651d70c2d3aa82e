import { describe, expect, it } from 'vitest';
import { WargameError } from 'wargame-rules';
import { Broken } from '../../../src/testing/guard/broken';
import { makeGuard } from '../../../src/testing/guard/guard';
import { brokenBy } from './broken';

const refusal = new WargameError({ code: 'duel/over', message: 'the duel is over' });

function throwing(error: unknown) {
  return () => {
    throw error;
  };
}

describe('a guarded call', () => {
  it('is given frozen copies, and gives one', () => {
    const { call } = makeGuard();
    const state = { sides: [{ aim: 1 }] };
    const result = { left: [2] };
    let seen: readonly unknown[] = [];
    const got = call('apply', [state, 'Ann'], (...given) => {
      seen = given;
      return result;
    });
    expect(seen).toEqual([state, 'Ann']);
    expect(seen[0]).not.toBe(state);
    expect(Object.isFrozen((seen[0] as typeof state).sides[0])).toBe(true);
    expect(got).toEqual(result);
    expect(got).not.toBe(result);
    expect(Object.isFrozen(got.left)).toBe(true);
    expect([state, state.sides, result, result.left].some(Object.isFrozen)).toBe(false);
    // What it gave is not copied again.
    expect(call('view', [got], (given) => given === got)).toBe(true);
  });

  it('knows the copies that its guard makes', () => {
    const { call, freeze } = makeGuard();
    const own = freeze({ aim: [1] });
    expect(call('view', [own], (given) => given === own)).toBe(true);
    expect(makeGuard().call('view', [own], (given) => given === own)).toBe(false);
  });

  it('breaks plain-json by what JSON cannot hold', () => {
    const { call } = makeGuard();
    expect(brokenBy(() => call('apply', [], () => ({ sides: [{ aim: Number.NaN }] })))).toEqual([
      'plain-json',
      "apply gives what JSON can't hold: sides[0].aim: NaN",
    ]);
    expect(brokenBy(() => call('view', [], () => undefined))).toEqual([
      'plain-json',
      "view gives what JSON can't hold: undefined",
    ]);
  });

  it('breaks typed-errors by any error that is none of the library', () => {
    const { call } = makeGuard();
    expect(brokenBy(() => call('apply', [], throwing(new TypeError('jammed'))))).toEqual([
      'typed-errors',
      'apply throws TypeError: jammed instead of a WargameError',
    ]);
    expect(brokenBy(() => call('check', [], throwing('jammed')))).toEqual([
      'typed-errors',
      'check throws jammed instead of a WargameError',
    ]);
  });

  it('lets typed errors and broken properties through as they are', () => {
    const { call } = makeGuard();
    const broken = new Broken('never-stuck', 'nobody may act');
    expect(() => call('apply', [], throwing(refusal))).toThrow(refusal);
    expect(brokenBy(() => call('apply', [], throwing(broken)))).toEqual(['never-stuck', 'nobody may act']);
  });

  it('breaks inputs-untouched by a change to what it is given, however it would have gone on', () => {
    const { call } = makeGuard();
    const state = { sides: [1, 2] };
    const told = [
      'inputs-untouched',
      expect.stringMatching(/^apply changes what it is given: TypeError: .*/),
    ];
    const changing = (after: () => unknown) => () =>
      call('apply', [state], (given) => {
        given.sides.push(3);
        return after();
      });
    expect(brokenBy(changing(() => 0))).toEqual(told);
    expect(brokenBy(changing(throwing(refusal)))).toEqual(told);
    expect(state).toEqual({ sides: [1, 2] });
    // Whether it falls over the frozen list only: it would have fallen over anyway.
    expect(brokenBy(changing(throwing(new RangeError('jammed'))))[0]).toBe('typed-errors');
  });
});

describe('a guarded watch', () => {
  it('gives what is found', () => {
    expect(makeGuard().watch(() => 3)).toBe(3);
  });

  it('breaks chance-from-dice by chance from elsewhere, and tells who asked for it', () => {
    const { call, watch } = makeGuard();
    const told = (run: () => unknown) => brokenBy(() => watch(run));
    expect(told(() => Math.random())).toEqual(['chance-from-dice', 'the game calls Math.random']);
    expect(told(() => call('apply', [], () => Math.random()))).toEqual([
      'chance-from-dice',
      'apply calls Math.random',
    ]);
    expect(told(() => call('view', [], () => Date.now()))).toEqual([
      'chance-from-dice',
      'view calls Date.now',
    ]);
  });

  it('finds it out where the error is caught, and forgives it the next time', () => {
    const { call, watch } = makeGuard();
    const sly = () =>
      call('apply', [], () => {
        try {
          return Math.random();
        } catch {
          return 0;
        }
      });
    expect(brokenBy(() => watch(sly))).toEqual(['chance-from-dice', 'apply calls Math.random']);
    expect(watch(() => call('apply', [], () => 1))).toBe(1);
  });

  it('lets calls outside of it be', () => {
    expect(makeGuard().call('apply', [], () => Math.random())).toBeLessThan(1);
  });
});
