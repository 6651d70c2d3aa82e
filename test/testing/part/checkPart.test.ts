import { describe, expect, it } from 'vitest';
import { type Part, rollDie } from 'wargame-rules';
import { checkPart, type PartCheck } from 'wargame-rules/testing';
import { type BarrelTypes, barrels, shooting } from './barrels';

const short: PartCheck<BarrelTypes> = { ...shooting, length: 4, matches: 3 };

describe('checkPart', () => {
  it('accepts a sound part, and reports what was seen', () => {
    const report = checkPart(barrels, shooting);
    expect(report).toMatchObject({ game: 'barrels', matches: 4, redealt: 0, reveals: 0 });
    const { ended, steps, allowed, refused, unreadable, undone } = report;
    expect(Math.min(ended, steps, allowed, refused, unreadable, undone)).toBeGreaterThan(0);
    expect(steps).toBeLessThanOrEqual(4 * 6);
  });

  it('plays 20 matches of 30 steps from seed 0 unless told', () => {
    const still = { id: 'barrels', start: barrels.start } as const;
    const { players, battle } = shooting;
    const quiet = { players, battle, fact: () => 'miss' };
    expect(checkPart(still, { ...quiet, length: 1 })).toEqual(
      checkPart(still, { ...quiet, length: 1, matches: 20, seed: 0 }),
    );
    expect(checkPart(still, { ...quiet, matches: 2 })).toEqual(
      checkPart(still, { ...quiet, matches: 2, length: 30 }),
    );
  });

  it('plays the same matches from the same seed, and others from another', () => {
    const seen: number[] = [];
    const counted: PartCheck<BarrelTypes> = {
      ...short,
      fact: (_, dice) => {
        const roll = rollDie(1000, dice);
        seen.push(roll);
        return `${roll}`;
      },
    };
    const factsOf = (seed: number) => {
      seen.length = 0;
      const report = checkPart(barrels, { ...counted, seed });
      return { report, facts: [...seen] };
    };
    expect(factsOf(7)).toEqual(factsOf(7));
    expect(factsOf(8).facts).not.toEqual(factsOf(7).facts);
  });

  it('shows the match and the action that break a property', () => {
    const start = () => ({ burning: 3 });
    expect(() => checkPart({ ...barrels, start, check: () => [] }, short)).toThrow(
      expect.objectContaining({
        violations: [
          expect.objectContaining({
            code: 'conformance/legal-applies',
            path: expect.stringMatching(/^steps\[\d\]$/),
            facts: {
              record: expect.objectContaining({ game: 'barrels', version: 1, setup: { length: 4 } }),
              action: {
                type: 'act',
                player: expect.stringMatching(/^(Ann|Ben)$/),
                action: { type: 'light', player: expect.stringMatching(/^(Ann|Ben)$/) },
              },
            },
          }),
        ],
      }),
    );
  });

  it.each([
    [
      'a start that is no plain JSON',
      { start: () => ({ burning: Number.NaN }) },
      'plain-json',
      "start gives what JSON can't hold: battle.parts.barrels.burning: NaN",
    ],
    [
      'an answer by chance',
      { after: () => ({ state: { burning: Math.floor(Math.random() * 2) } }) },
      'chance-from-dice',
      'apply calls Math.random',
    ],
    [
      'an answer that changes the state it is given',
      { after: (state: BarrelTypes['state']) => ({ state: Object.assign(state, { burning: 1 }) }) },
      'inputs-untouched',
      'apply changes what it is given: TypeError',
    ],
    [
      'an error of its own',
      {
        after: () => {
          throw new RangeError('no barrels');
        },
      },
      'typed-errors',
      'apply throws RangeError: no barrels instead of a WargameError',
    ],
    [
      'a check that allows what the part can not do',
      { check: () => [], start: () => ({ burning: 3 }) },
      'legal-applies',
      'check allows it, and apply throws: type: all of them burn',
    ],
    [
      'an answer without end',
      { after: (state: BarrelTypes['state']) => ({ state, facts: ['miss'] }) },
      'legal-applies',
      'check allows it, and apply throws: parts: the parts still answer one another after 1000 facts',
    ],
    [
      'a secret that is not dealt anew',
      { view: (_: unknown, viewer: string) => (viewer === 'Ann' ? 'here' : 'nowhere') },
      'secrets-can-be-redealt',
      'viewers see different things, and there is no redeal: battle.parts.barrels: "here" against "nowhere"',
    ],
    [
      'a secret dealt anew to whoever knows it',
      { redeal: () => ({ burning: 2 }) },
      'view-keeps-secrets',
      'battle.parts.barrels.burning: 0 against 2',
    ],
  ])('rejects %s', (_, broken, property, message) => {
    expect(() => checkPart({ ...barrels, ...broken }, short)).toThrow(
      expect.objectContaining({
        code: `conformance/${property}`,
        message: expect.stringContaining(`"barrels" breaks ${property}: `),
        violations: [expect.objectContaining({ message: expect.stringContaining(message) })],
      }),
    );
  });

  it('rejects a part that remembers earlier calls', () => {
    let calls = 0;
    const after = () => ({ state: { burning: calls++ } });
    expect(() => checkPart({ ...barrels, after }, short)).toThrow(
      expect.objectContaining({
        code: 'conformance/same-inputs-same-result',
        message: expect.stringContaining(
          'apply does otherwise when it is called again: state.battle.parts.barrels.burning: ',
        ),
      }),
    );
  });

  it.each([
    ['matches', { matches: 0 }],
    ['seed', { seed: 0.5 }],
    ['length', { length: 0 }],
  ])('refuses %s that can not be', (path, wrong) => {
    expect(() => checkPart(barrels, { ...short, ...wrong })).toThrow(
      expect.objectContaining({ violations: [expect.objectContaining({ path })] }),
    );
  });

  describe('where nobody says what players try', () => {
    const { action: _, ...alone } = short;
    const propose: NonNullable<Part<BarrelTypes>['propose']> = (_state, _battle, player) => ({
      type: 'light',
      player,
    });
    const counted = (part: Part<BarrelTypes>) => {
      let lit = 0;
      const apply: typeof part.apply = (...all) => {
        lit++;
        return barrels.apply?.(...all) ?? { state: all[0] };
      };
      return { part: { ...part, apply }, lit: () => lit };
    };

    it('tries what the part proposes, and nothing where it proposes nothing', () => {
      const proposing = counted({ ...barrels, propose });
      checkPart(proposing.part, alone);
      expect(proposing.lit()).toBeGreaterThan(0);
      const silent = counted({ ...barrels, propose: () => null });
      checkPart(silent.part, alone);
      checkPart(counted(barrels).part, alone);
      expect(silent.lit()).toBe(0);
    });

    it('tries what it is told to where it is told', () => {
      const told = { ...barrels, propose: () => ({ type: 'light', player: 'nobody' }) as const };
      expect(checkPart(told, short)).toEqual(checkPart(barrels, short));
    });

    it.each<[string, object, string, string]>([
      [
        'no JSON',
        { propose: () => ({ type: 'light', player: 'Ann', at: Number.NaN }) },
        'plain-json',
        "propose gives what JSON can't hold: at: NaN",
      ],
      [
        'nothing at all',
        { propose: () => undefined },
        'plain-json',
        "propose gives what JSON can't hold: undefined",
      ],
      [
        'for somebody else',
        { propose: () => ({ type: 'light', player: 'Cid' }) },
        'only-those-to-act',
        'and gives an action of Cid',
      ],
      [
        'and changes the battle',
        { propose: (_: unknown, battle: object) => Object.assign(battle, { round: 2 }) && null },
        'inputs-untouched',
        'propose changes what it is given: TypeError',
      ],
      [
        'and changes its state',
        { propose: (state: object) => Object.assign(state, { burning: 0 }) && null },
        'inputs-untouched',
        'propose changes what it is given: TypeError',
      ],
      [
        'by chance of its own',
        { propose: () => Math.random() && null },
        'chance-from-dice',
        'propose calls Math.random',
      ],
    ])('rejects a part that proposes %s', (_what, broken, property, message) => {
      expect(() => checkPart({ ...barrels, ...broken }, alone)).toThrow(
        expect.objectContaining({
          code: `conformance/${property}`,
          message: expect.stringContaining(message),
        }),
      );
    });
  });
});
