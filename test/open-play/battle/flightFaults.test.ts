import { describe, expect, it } from 'vitest';
import { type Battle, type BattleFact, checkFact, type ReportedFact } from 'wargame-rules/open-play';
import { models, Skirmish } from '../skirmish';
import { answering, bring, omens } from './omen';

const test = { type: 'morale-test', unit: 'boyz' } as const;
const shaken = (mission = omens()) => new Skirmish(mission).destroy(...models('boyz', 1, 3));
const flight = { unit: 'boyz', models: 1, attritionFollows: true };
const pending = { code: 'battle/flight-pending', rule: 'OP-MORALE-2', facts: flight };
const split = (unit: string, from: number, to: number): ReportedFact => ({
  type: 'unit-split',
  unit,
  into: [
    { id: 'one', models: models(unit, from, from) },
    { id: 'two', models: models(unit, from + 1, to) },
  ],
});

describe('while models are to flee', () => {
  const reasons = ({ battle, mission }: Skirmish, fact: ReportedFact) => checkFact(mission, battle, fact);

  it('OP-MORALE-2, OP-MORALE-3: nothing else is reported, for the clause by which they flee', () => {
    const played = shaken().say(test, 4);
    expect(reasons(played, { type: 'turn-ended' })).toMatchObject([pending]);
    expect(reasons(played, bring([]))).toMatchObject([pending]);
    played.say({ type: 'flee', models: ['boyz.10'] }, 1, 2, 3, 4, 5, 1);
    const attrition = { unit: 'boyz', models: 2, attritionFollows: false };
    expect(reasons(played, { type: 'turn-ended' })).toMatchObject([
      { code: 'battle/flight-pending', rule: 'OP-MORALE-3', facts: attrition },
    ]);
  });

  it.each([
    ['nothing', 'battle/unknown-unit'],
    ['guards', 'battle/wrong-place'],
  ])('%s disembarks for its own reason only: %s', (unit, code) => {
    const played = shaken().say(test, 4);
    expect(reasons(played, { type: 'unit-disembarked', unit }).map((fault) => fault.code)).toEqual([code]);
  });
});

describe('what parts make happen while models are to flee', () => {
  const during = (...facts: readonly BattleFact[]) => shaken(answering('morale-tested', ...facts));

  it.each<[string, ReportedFact]>([
    ['losses of the unit', { type: 'models-destroyed', models: ['boyz.4'] }],
    ['losses of others', { type: 'models-destroyed', models: ['guards.4'] }],
    ['a change of sides', { type: 'unit-changed-sides', unit: 'boyz' }],
    ['a unit that leaves', { type: 'unit-left', unit: 'boyz' }],
    ['another unit that splits', split('guards', 1, 10)],
  ])('may be %s', (_, made) => {
    const played = during(made).say(test, 4);
    expect(played.events.at(-1)).toEqual(made);
    expect(played.battle.flight).toEqual(flight);
  });

  it.each<[string, ReportedFact]>([
    ['a Morale test', { type: 'morale-test', unit: 'guards' }],
    ['a split of the unit', split('boyz', 4, 10)],
  ])('OP-MORALE-2: is not %s', (_, made) => {
    const played = during(made);
    const before: Battle = played.battle;
    expect(() => played.say(test, 4)).toThrow(
      expect.objectContaining({
        violations: [
          expect.objectContaining({ ...pending, facts: { ...flight, part: 'omen', made: made.type } }),
        ],
      }),
    );
    expect(played.battle).toBe(before);
  });

  it('may be both when no models are to flee', () => {
    const played = new Skirmish(omens()).say(bring([{ type: 'morale-test', unit: 'guards' }]), 3);
    expect(played.events.at(-1)).toMatchObject({ type: 'morale-tested', unit: 'guards', passed: true });
    played.say(bring([split('boyz', 1, 10)]));
    expect(played.left('two')).toEqual(models('boyz', 2, 10));
  });
});
