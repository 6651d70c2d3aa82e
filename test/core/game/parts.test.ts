import { describe, expect, it } from 'vitest';
import {
  applyPartAction,
  checkFactOfParts,
  checkPartAction,
  checkParts,
  type Dice,
  d6,
  type Part,
  type PartStates,
  playScript,
  runFacts,
  scriptedDice,
  startParts,
  tellParts,
  viewParts,
} from 'wargame-rules';
import { deepFreeze } from '../../deepFreeze';
import { throughJson } from './arbitraries';
import { code } from './changes';

type Fact = { readonly type: 'shot' | 'alarm' | 'reinforced' | 'echo'; readonly by?: string };
interface Battle {
  readonly round: number;
  readonly seen: readonly string[];
  readonly parts: PartStates;
}

/** Counts shots; the second raises the alarm, for which it rolls. */
const sentries: Part<{
  id: 'sentries';
  state: { readonly shots: number };
  action: { readonly type: 'hush'; readonly player: string; readonly by: number };
  fact: Fact;
  battle: Battle;
}> = {
  id: 'sentries',
  start: (_, dice) => ({ shots: d6(dice, 'Nervous') === 6 ? 1 : 0 }),
  check: ({ shots }, { by }) =>
    by > shots ? [{ code: 'sentries/too-quiet', message: 'not so many shots', path: 'by' }] : [],
  apply: ({ shots }, { by }) => ({ state: { shots: shots - by }, facts: [{ type: 'echo', by: 'sentries' }] }),
  checkFact: (_, fact) =>
    fact.type === 'alarm' && fact.by !== 'sentries' ? [{ code: 'sentries/not-yours', message: 'no' }] : [],
  after: (state, fact, _, dice) => {
    if (fact.type !== 'shot') return { state };
    const shots = state.shots + 1;
    if (shots !== 2) return { state: { shots } };
    return { state: { shots }, facts: d6(dice, 'Alarm') >= 3 ? [{ type: 'alarm', by: 'sentries' }] : [] };
  },
  view: ({ shots }, viewer) => (viewer === 'Ann' ? { shots } : {}),
};

/** Writes down what it hears and in what round; answers an alarm with two facts. */
const reserve: Part<{
  id: 'reserve';
  state: readonly string[];
  action: never;
  fact: Fact;
  battle: Battle;
}> = {
  id: 'reserve',
  start: () => [],
  after: (heard, fact, { seen }) => ({
    state: [...heard, `${fact.type} of ${seen.length}`],
    ...(fact.type === 'alarm' && { facts: [{ type: 'reinforced' as const }, { type: 'echo' as const }] }),
  }),
};

/** Hears nothing and does nothing. */
const scenery: Part<{ id: 'scenery'; state: null; action: never; fact: Fact; battle: Battle }> = {
  id: 'scenery',
  start: () => null,
};

const parts = deepFreeze([sentries, reserve, scenery]);
const field: Battle = { round: 1, seen: [], parts: {} };
const begun = deepFreeze({ ...field, parts: startParts(parts, field, scriptedDice([1])) });
const happen = (battle: Battle, fact: Fact) => ({ battle: { ...battle, seen: [...battle.seen, fact.type] } });
const hush = (by: number) => ({ type: 'hush' as const, player: 'Ann', by });

describe('startParts', () => {
  it('begins each part in order, on the dice it asks for', () => {
    expect(begun.parts).toEqual({ sentries: { shots: 0 }, reserve: [], scenery: null });
    expect(playScript((dice) => startParts(parts, field, dice), [6])).toMatchObject({
      sentries: { shots: 1 },
    });
  });

  it('refuses parts that share an id, or have none', () => {
    const named = (id: unknown) => ({ ...scenery, id: id as 'scenery' });
    expect(checkParts([scenery, named('x'), scenery, scenery])).toEqual([
      expect.objectContaining({ code: 'part/duplicate-id', path: 'parts[2].id' }),
      expect.objectContaining({ code: 'part/duplicate-id', path: 'parts[3].id' }),
    ]);
    for (const id of ['', '__proto__', undefined, null, 3]) {
      expect(() => startParts([named(id)], field, scriptedDice([]))).toThrow(code('part/bad-id'));
    }
    for (const id of ['constructor', 'toString', 'hasOwnProperty']) {
      const states = startParts([named(id)], field, scriptedDice([]));
      expect(Object.entries(states)).toEqual([[id, null]]);
    }
  });
});

describe('runFacts and tellParts', () => {
  it('tell every part of everything, in the order in which it happens', () => {
    const run = (dice: Dice) => runFacts(parts, begun, [{ type: 'shot' }, { type: 'shot' }], happen, dice);
    const { battle, facts } = playScript(run, [4]);
    expect(facts.map(({ type }) => type)).toEqual(['shot', 'shot', 'alarm', 'reinforced', 'echo']);
    expect(battle.seen).toEqual(facts.map(({ type }) => type));
    expect(battle.parts).toEqual({
      sentries: { shots: 2 },
      reserve: ['shot of 1', 'shot of 2', 'alarm of 3', 'reinforced of 4', 'echo of 5'],
      scenery: null,
    });
    expect(throughJson(battle)).toEqual(battle);
    // No die falls that is not due, and nothing more happens.
    expect(playScript(run, [2]).facts.map(({ type }) => type)).toEqual(['shot', 'shot']);
  });

  it('tell of a fact that has happened already', () => {
    const once = { ...begun, seen: ['shot'], parts: { ...begun.parts, sentries: { shots: 1 } } };
    const { battle, facts } = tellParts(parts, deepFreeze(once), { type: 'shot' }, happen, scriptedDice([3]));
    expect(facts.map(({ type }) => type)).toEqual(['alarm', 'reinforced', 'echo']);
    expect(battle.seen).toEqual(['shot', 'alarm', 'reinforced', 'echo']);
  });

  it('tell of what follows from a fact by the rules of the battle', () => {
    const echoing = (battle: Battle, fact: Fact) => ({
      ...happen(battle, fact),
      ...(fact.type === 'shot' && { follows: [{ type: 'echo' as const }] }),
    });
    const { battle, facts } = runFacts(parts, begun, [{ type: 'shot' }], echoing, scriptedDice([]));
    expect(facts.map(({ type }) => type)).toEqual(['shot', 'echo']);
    expect(battle.parts).toMatchObject({ reserve: ['shot of 1', 'echo of 1'] });
  });

  it('give dice to what happens, too', () => {
    const rolling = (battle: Battle, _: Fact, dice: Dice) => ({ battle: { ...battle, round: d6(dice) } });
    const run = (dice: Dice) => runFacts(parts, begun, [{ type: 'echo' }], rolling, dice);
    expect(playScript(run, [5]).battle.round).toBe(5);
  });

  it('stop parts that answer one another without end', () => {
    const loud = { ...reserve, after: () => ({ state: [], facts: [{ type: 'echo' as const }] }) };
    expect(() => tellParts([loud], begun, { type: 'echo' }, happen, scriptedDice([]))).toThrow(
      code('part/no-end'),
    );
    const louder = {
      ...reserve,
      after: () => ({ state: [], facts: Array.from({ length: 100 }, () => ({ type: 'echo' as const })) }),
    };
    expect(() => runFacts([louder], begun, [{ type: 'echo' }], happen, scriptedDice([]))).toThrow(
      code('part/no-end'),
    );
  });

  it('let a thousand facts pass', () => {
    const shots = Array.from({ length: 1000 }, () => ({ type: 'echo' as const }));
    expect(runFacts([scenery], begun, shots, happen, scriptedDice([])).facts).toHaveLength(1000);
    expect(() =>
      runFacts([scenery], begun, [...shots, { type: 'echo' as const }], happen, scriptedDice([])),
    ).toThrow(code('part/no-end'));
  });

  it('say which parts answer one another without end', () => {
    const echo = (id: string) => ({
      ...reserve,
      id: id as 'reserve',
      after: () => ({ state: [], facts: [{ type: 'echo' as const }] }),
    });
    const once = {
      ...sentries,
      after: (state: { readonly shots: number }, fact: Fact) =>
        fact.type === 'shot' ? { state, facts: [{ type: 'echo' as const }] } : { state },
    };
    const loud = deepFreeze([once, echo('ping'), echo('pong'), scenery]);
    const battle = { ...begun, parts: startParts(loud, field, scriptedDice([1])) };
    expect(() => runFacts(loud, battle, [{ type: 'shot' }], happen, scriptedDice([]))).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(/: ping, pong$/),
        violations: [expect.objectContaining({ facts: { most: 1000, parts: ['ping', 'pong'] } })],
      }),
    );
  });

  it('say who made something happen', () => {
    const makers: (string | undefined)[] = [];
    const noting = (battle: Battle, fact: Fact, _: Dice, part?: string) => {
      makers.push(part);
      return happen(battle, fact);
    };
    const shots = [{ type: 'shot' }, { type: 'shot' }] as const;
    playScript((dice) => runFacts(parts, begun, shots, noting, dice), [4]);
    expect(makers).toEqual([undefined, undefined, 'sentries', 'reserve', 'reserve']);
    makers.length = 0;
    const once = { ...begun, seen: ['shot'], parts: { ...begun.parts, sentries: { shots: 1 } } };
    playScript((dice) => tellParts(parts, once, { type: 'shot' }, noting, dice), [4]);
    applyPartAction(parts, once, 'sentries', hush(1), noting, scriptedDice([]));
    expect(makers).toEqual(['sentries', 'reserve', 'reserve', 'sentries']);
  });

  it.each([undefined, null, 7, [], {}, { facts: [] }, { state: undefined }, { state: [], facts: {} }])(
    'refuse an answer that is none, by the name of the part: %j',
    (answer) => {
      const wrong = (method: 'after' | 'apply') => ({ ...sentries, [method]: () => answer as never });
      const refused = (method: string) =>
        expect.objectContaining({
          violations: [
            expect.objectContaining({
              code: 'part/bad-answer',
              path: `parts.sentries.${method}`,
              facts: { part: 'sentries' },
            }),
          ],
        });
      expect(() => runFacts([wrong('after')], begun, [{ type: 'shot' }], happen, scriptedDice([]))).toThrow(
        refused('after'),
      );
      expect(() =>
        applyPartAction([wrong('apply')], begun, 'sentries', hush(0), happen, scriptedDice([])),
      ).toThrow(refused('apply'));
    },
  );

  it.each([undefined, null, true, {}, 'no', ['no'], [undefined]])(
    'refuse what is no list of violations: %j',
    (answer) => {
      const wrong = { ...sentries, check: () => answer as never, checkFact: () => answer as never };
      const refused = (method: string) =>
        expect.objectContaining({
          violations: [
            expect.objectContaining({ code: 'part/bad-answer', path: `parts.sentries.${method}` }),
          ],
        });
      expect(() => checkPartAction([wrong], begun, 'sentries', hush(0))).toThrow(refused('check'));
      expect(() => checkFactOfParts([wrong], begun, { type: 'shot' })).toThrow(refused('checkFact'));
    },
  );

  it('refuse a part that begins without a state', () => {
    const stateless = { ...scenery, start: () => undefined as never };
    expect(() => startParts([stateless], field, scriptedDice([]))).toThrow(code('part/bad-answer'));
  });

  it('refuse a part that was never begun', () => {
    expect(() => tellParts(parts, field, { type: 'shot' }, happen, scriptedDice([]))).toThrow(
      code('part/no-state'),
    );
    const inherited = { ...field, parts: Object.create(begun.parts) as PartStates };
    expect(() => checkFactOfParts([sentries], inherited, { type: 'shot' })).toThrow(code('part/no-state'));
    expect(() => tellParts(parts, inherited, { type: 'shot' }, happen, scriptedDice([]))).toThrow(
      code('part/no-state'),
    );
  });
});

describe('actions with parts', () => {
  const noisy = deepFreeze({ ...begun, parts: { ...begun.parts, sentries: { shots: 2 } } });

  it('are carried out, and all parts hear of what comes of it', () => {
    const { battle, facts } = applyPartAction(parts, noisy, 'sentries', hush(2), happen, scriptedDice([]));
    expect(facts).toEqual([{ type: 'echo', by: 'sentries' }]);
    expect(battle).toEqual({
      round: 1,
      seen: ['echo'],
      parts: { sentries: { shots: 0 }, reserve: ['echo of 1'], scenery: null },
    });
  });

  it('need not come to anything else', () => {
    const quiet = { ...sentries, apply: () => ({ state: { shots: 0 } }) };
    const { battle, facts } = applyPartAction([quiet], noisy, 'sentries', hush(1), happen, scriptedDice([]));
    expect(facts).toEqual([]);
    expect(battle).toEqual({ ...noisy, parts: { ...noisy.parts, sentries: { shots: 0 } } });
  });

  it('leave the battle as it is where no part changes', () => {
    const still = { ...sentries, apply: (state: { readonly shots: number }) => ({ state }) };
    const { battle } = applyPartAction([still], noisy, 'sentries', hush(1), happen, scriptedDice([]));
    expect(battle).toBe(noisy);
  });

  it.each(['reveal', 'commit'] as const)('seal what the part seals: a %s', (seals) => {
    const sealing = { ...sentries, apply: () => ({ state: { shots: 0 }, seals }) };
    const told = applyPartAction([sealing], noisy, 'sentries', hush(1), happen, scriptedDice([]));
    expect(told).toEqual({
      battle: { ...noisy, parts: { ...noisy.parts, sentries: { shots: 0 } } },
      facts: [],
      seals,
    });
    expect(applyPartAction(parts, noisy, 'sentries', hush(1), happen, scriptedDice([]))).not.toHaveProperty(
      'seals',
    );
  });

  it('are refused for the reasons of the part, and for parts that are not there or take none', () => {
    const refusal = (part: string, by = 1) => {
      const reasons = checkPartAction(parts, noisy, part, hush(by));
      expect(() => applyPartAction(parts, noisy, part, hush(by), happen, scriptedDice([]))).toThrow(
        expect.objectContaining({ violations: reasons }),
      );
      return reasons.map((reason) => reason.code);
    };
    expect(checkPartAction(parts, noisy, 'sentries', hush(2))).toEqual([]);
    expect(refusal('sentries', 3)).toEqual(['sentries/too-quiet']);
    expect(refusal('reserve')).toEqual(['part/no-actions']);
    for (const unknown of ['dogs', '__proto__', 'constructor', ''])
      expect(refusal(unknown)).toEqual(['part/unknown-id']);
    expect(() => checkPartAction(parts, field, 'sentries', hush(1))).toThrow(code('part/no-state'));
  });
});

describe('checkFactOfParts', () => {
  it('asks every part', () => {
    expect(checkFactOfParts(parts, begun, { type: 'shot' })).toEqual([]);
    expect(checkFactOfParts(parts, begun, { type: 'alarm' })).toEqual([
      { code: 'sentries/not-yours', message: 'no' },
    ]);
  });
});

describe('viewParts', () => {
  it('C74: shows each part as it shows itself, and no state that no part has', () => {
    const states = { ...begun.parts, forgotten: 'a secret' };
    expect(viewParts(parts, states, 'Ann')).toEqual({ sentries: { shots: 0 }, reserve: [], scenery: null });
    expect(viewParts(parts, states, 'spectator')).toEqual({ sentries: {}, reserve: [], scenery: null });
  });
});
