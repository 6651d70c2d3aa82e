import { describe, expect, it } from 'vitest';
import { annihilation, type ReportedFact } from 'wargame-rules/open-play';
import { force, models, Skirmish, squad } from '../../skirmish';
import { reasons } from './reasons';

const split = (...parts: readonly (readonly [string, readonly string[]])[]): ReportedFact => ({
  type: 'unit-split',
  unit: 'boyz',
  into: parts.map(([id, named]) => ({ id, models: named })),
});
const HALVES = split(['one', models('boyz', 1, 5)], ['two', models('boyz', 6, 10)]);

describe('a unit that splits', () => {
  it('OP-ANN-4: may be in reserve, or aboard a transport, and its parts are where it was', () => {
    const reserve = new Skirmish(annihilation, { attacker: { reserve: ['boyz'] } }).say(HALVES);
    expect(reserve.unit('two').place).toEqual({ where: 'reserve' });
    const embarked = [{ unit: 'boyz', transport: 'truck' }];
    const aboard = new Skirmish(annihilation, { attacker: { embarked } }).say(HALVES);
    expect(aboard.unit('two').place).toEqual({ where: 'embarked', transport: 'truck' });
    expect(aboard.events).toEqual([HALVES]);
  });

  it('gives its parts its name, unless they have one of their own', () => {
    const into = [
      { id: 'boyz', models: models('boyz', 1, 5) },
      { id: 'two', name: 'Runts', models: models('boyz', 6, 10) },
    ];
    const played = new Skirmish().say({ type: 'unit-split', unit: 'boyz', into });
    expect([played.unit('boyz').name, played.unit('two').name]).toEqual(['boyz', 'Runts']);
  });

  it('is neither off the battlefield for good nor destroyed', () => {
    const gone = new Skirmish().say({ type: 'unit-left', unit: 'boyz' }).battle;
    expect(reasons(gone, HALVES)).toEqual([
      { code: 'battle/wrong-place', path: 'unit', facts: { unit: 'boyz', where: 'left' } },
    ]);
    expect(reasons(new Skirmish().battle, { type: 'unit-split', unit: 'nobody', into: [] })).toEqual([
      { code: 'battle/unknown-unit', path: 'unit' },
      { code: 'battle/bad-split', path: 'into' },
    ]);
  });

  it('takes no id that a unit or a model has, but its own', () => {
    const { battle } = new Skirmish();
    const named = (one: string, two: string) =>
      reasons(battle, split([one, models('boyz', 1, 5)], [two, models('boyz', 6, 10)]));
    const taken = (index: number, id: string) => ({
      code: 'battle/duplicate-id',
      path: `into[${index}].id`,
      facts: { id },
    });
    expect(named('one', 'boyz')).toEqual([]);
    expect(named('boss.1', 'guards')).toEqual([taken(0, 'boss.1'), taken(1, 'guards')]);
    expect(named('one', 'one')).toEqual([taken(1, 'one')]);
  });

  it('shares out its own models, each once, and all that still fight', () => {
    const { battle } = new Skirmish().destroy('boyz.8');
    expect(
      reasons(battle, split(['one', models('boyz', 1, 5)], ['two', ['boyz.6', 'boss.1', 'nobody']])),
    ).toEqual([
      { code: 'battle/unknown-model', path: 'into[1].models[2]' },
      { code: 'battle/not-its-model', path: 'into' },
      { code: 'battle/not-its-model', path: 'into' },
      { code: 'battle/bad-split', path: 'into', facts: { models: ['boyz.7', 'boyz.9', 'boyz.10'] } },
    ]);
    expect(
      reasons(battle, split(['one', models('boyz', 1, 7)], ['two', ['boyz.7', 'boyz.9', 'boyz.10']])),
    ).toEqual([{ code: 'battle/named-twice', path: 'into' }]);
  });

  it('carries nobody', () => {
    const army = force([
      squad('boss', 4, 1),
      squad('lads', 4, 3),
      squad('boyz', 5, 2, { transportCapacity: 6 }),
    ]);
    const embarked = [{ unit: 'lads', transport: 'boyz' }];
    const played = new Skirmish(annihilation, { attacker: { army, embarked } });
    const apart = split(['one', ['boyz.1']], ['two', ['boyz.2']]);
    expect(reasons(played.battle, apart)).toEqual([{ code: 'battle/passengers-aboard', path: 'unit' }]);
    played.say({ type: 'unit-disembarked', unit: 'lads' });
    expect(reasons(played.battle, apart)).toEqual([]);
  });

  it('leaves what it has lost to the first part', () => {
    const played = new Skirmish()
      .destroy('boyz.9', 'boyz.2')
      .say(split(['one', ['boyz.1', ...models('boyz', 3, 8)]], ['two', ['boyz.10']]));
    expect(played.unit('one').lastLost).toBe('boyz.2');
    expect(played.unit('two')).not.toHaveProperty('lastLost');
    expect(played.unit('two').models.map(({ id }) => id)).toEqual(['boyz.10']);
    expect(new Skirmish().say(HALVES).unit('one')).not.toHaveProperty('lastLost');
  });
});
