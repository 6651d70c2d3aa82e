import { describe, expect, it } from 'vitest';
import { annihilation, checkFact, deathOrGlory, type ReportedFact } from 'wargame-rules/open-play';
import { force, models, Skirmish, squad } from '../skirmish';
import { faults, types } from './skirmishFacts';

describe('models that are gone', () => {
  it('C34: destroyed and fled are told apart, and both are gone', () => {
    const played = new Skirmish().destroy('boyz.1').say({ type: 'models-fled', models: ['boyz.2'] });
    expect(
      played
        .unit('boyz')
        .models.slice(0, 3)
        .map(({ status }) => status),
    ).toEqual(['destroyed', 'fled', 'fighting']);
    expect(played.unit('boyz').destroyedThisTurn).toBe(2);
    expect(faults(played.battle, { type: 'models-destroyed', models: ['boyz.2'] })).toEqual([
      ['battle/not-fighting', 'models[0]'],
    ]);
  });

  it('C33: a unit whose last model goes is destroyed, and stays to be counted', () => {
    const played = new Skirmish().wipeOut('boss');
    expect(played.events.at(-1)).toEqual({
      type: 'unit-destroyed',
      unit: 'boss',
      role: 'attacker',
      fled: false,
    });
    expect(played.unit('boss').place).toEqual({ where: 'destroyed' });
  });

  it('takes passengers first where a transport goes', () => {
    const played = new Skirmish(annihilation, {
      attacker: { embarked: [{ unit: 'boyz', transport: 'truck' }] },
    });
    const wreck = { type: 'models-destroyed', models: ['truck.1'] } as const;
    expect(faults(played.battle, wreck)).toEqual([['battle/passengers-aboard', 'models']]);
    played.say({ type: 'unit-disembarked', unit: 'boyz' }).say(wreck);
    expect(played.unit('truck').place.where).toBe('destroyed');
  });
});

describe('Morale in a battle', () => {
  const shaken = () => new Skirmish().destroy(...models('boyz', 1, 3));
  const test = { type: 'morale-test', unit: 'boyz' } as const;

  it('OP-MORALE-1, OP-MORALE-2, OP-MORALE-3: fails, one flees, the others roll', () => {
    const played = shaken().say(test, 4);
    expect(played.battle.flight).toEqual({ unit: 'boyz', models: 1, attritionFollows: true });
    expect(faults(played.battle, { type: 'turn-ended' })).toEqual([['battle/flight-pending', undefined]]);
    expect(faults(played.battle, { type: 'flee', models: ['boss.1', 'boyz.5'] })).toEqual([
      ['battle/wrong-number', 'models'],
      ['battle/not-its-model', 'models[0]'],
    ]);
    played.say({ type: 'flee', models: ['boyz.10'] }, 1, 2, 3, 4, 5, 1);
    expect(played.battle.flight).toEqual({ unit: 'boyz', models: 2, attritionFollows: false });
    played.say({ type: 'flee', models: ['boyz.4', 'boyz.5'] });
    expect(played.battle.flight).toBeNull();
    expect(played.left('boyz')).toEqual(models('boyz', 6, 9));
    expect(played.unit('boyz').destroyedThisTurn).toBe(6);
    expect(faults(played.battle, { type: 'flee', models: ['boyz.6'] })).toEqual([
      ['battle/no-flight', undefined],
    ]);
  });

  it('OP-MORALE-3: half strength is counted after the first has fled', () => {
    const half = new Skirmish().destroy(...models('boyz', 1, 4)).say(test, 6);
    half.say({ type: 'flee', models: ['boyz.5'] }, 2, 2, 2, 2, 2);
    expect(half.events.at(-1)).toMatchObject({ type: 'attrition-rolled', fled: 0, belowHalfStrength: false });
    const below = new Skirmish().destroy(...models('boyz', 1, 5)).say(test, 6);
    below.say({ type: 'flee', models: ['boyz.6'] }, 2, 2, 2, 3);
    expect(below.battle.flight).toMatchObject({ models: 3 });
  });

  it('OP-MORALE-2, C49: the last model flees at once, and nothing more is rolled', () => {
    const played = new Skirmish().destroy(...models('boyz', 1, 9)).say(test, 2);
    expect(types(played).slice(2)).toEqual(['morale-tested', 'unit-destroyed']);
    expect(played.unit('boyz').models.at(-1)?.status).toBe('fled');
  });

  it('OP-MORALE-1: losses of an earlier turn do not count', () => {
    const played = shaken().endTurns(1).say(test, 6);
    expect(played.events.at(-1)).toMatchObject({ type: 'morale-tested', total: 6, passed: true });
  });

  it('OP-MORALE-1, C49: the highest Leadership of the unit counts, or what is reported', () => {
    const mob = squad('mob', 3, 3);
    const leaders = [6, 6, 8].map((leadership, index) => ({ id: `mob.${index}`, name: 'Mob', leadership }));
    const army = force([squad('boss', 4, 1), { ...mob, models: leaders }]);
    const played = new Skirmish(annihilation, { attacker: { army } }).say(
      { type: 'morale-test', unit: 'mob' },
      6,
    );
    expect(played.events.at(-1)).toMatchObject({ leadership: 8 });
    played.destroy('mob.2').say({ type: 'morale-test', unit: 'mob', leadership: 2 }, 1);
    expect(played.events.at(-1)).toMatchObject({ leadership: 2, passed: true });
  });

  it('OP-GLORY-1, C09: the Defender passes with no dice rolled in Death or Glory, the Attacker rolls', () => {
    const played = new Skirmish(deathOrGlory).destroy(...models('guards', 1, 9), 'boyz.1');
    played.say({ type: 'morale-test', unit: 'guards' });
    expect(played.events.at(-1)).toEqual({ type: 'morale-passed', unit: 'guards', because: 'No Retreat' });
    played.say(test, 3);
    expect(played.events.at(-1)).toMatchObject({ type: 'morale-tested' });
  });

  it('OP-GLORY-1: who passes with no dice rolled needs no Leadership', () => {
    const models = [{ id: 'mob.1', name: 'Mob', count: 5 }];
    const army = force([squad('lord', 4, 1), { id: 'mob', name: 'mob', powerRating: 4, models }]);
    const played = new Skirmish(deathOrGlory, { defender: { army } });
    played.say({ type: 'morale-test', unit: 'mob' });
    expect(played.events.at(-1)).toEqual({ type: 'morale-passed', unit: 'mob', because: 'No Retreat' });
    const { battle } = new Skirmish(deathOrGlory, { attacker: { army } });
    expect(checkFact(deathOrGlory, battle, { type: 'morale-test', unit: 'mob' })).toMatchObject([
      { code: 'battle/bad-figure', path: 'leadership' },
    ]);
  });

  it('lets the passengers of a transport that flees leave it, and nobody else', () => {
    const units = [squad('boss', 4, 1), squad('boyz', 7, 5), squad('truck', 3, 1, { transportCapacity: 12 })];
    const more = [squad('lads', 7, 5), squad('wagon', 3, 1, { transportCapacity: 12 })];
    const embarked = [
      { unit: 'boyz', transport: 'truck' },
      { unit: 'lads', transport: 'wagon' },
    ];
    const played = new Skirmish(annihilation, { attacker: { army: force([...units, ...more]), embarked } });
    played.say({ type: 'morale-test', unit: 'truck', leadership: 1 }, 6);
    expect(faults(played.battle, { type: 'flee', models: ['truck.1'] })).toEqual([
      ['battle/passengers-aboard', 'models'],
    ]);
    expect(faults(played.battle, { type: 'unit-disembarked', unit: 'lads' })).toEqual([
      ['battle/flight-pending', undefined],
    ]);
    played.say({ type: 'unit-disembarked', unit: 'boyz' }).say({ type: 'flee', models: ['truck.1'] });
    expect(played.unit('truck').place.where).toBe('destroyed');
  });

  it('is tested on the battlefield only', () => {
    const played = new Skirmish(annihilation, { attacker: { reserve: ['boyz'] } });
    expect(faults(played.battle, test)).toEqual([['battle/wrong-place', 'unit']]);
  });
});

describe('units that split', () => {
  const split = (unit: string, ...cuts: readonly (readonly [string, number, number])[]): ReportedFact => ({
    type: 'unit-split',
    unit,
    into: cuts.map(([id, from, to]) => ({ id, models: models('boyz', from, to) })),
  });

  it('OP-ANN-4, C25: share the rating, each rounded up, and again when they split again', () => {
    const played = new Skirmish().say(split('boyz', ['one', 1, 5], ['two', 6, 10]));
    expect([played.unit('one').powerRating, played.unit('two').powerRating]).toEqual([4, 4]);
    played.say(split('one', ['one', 1, 2], ['three', 3, 5]));
    expect([played.unit('one').powerRating, played.unit('three').powerRating]).toEqual([2, 2]);
    expect(played.unit('three')).toMatchObject({ splitFrom: 'one', startingStrength: 3 });
  });

  it.each([
    [5, 2, 3],
    [9, 2, 5],
    [7, 3, 3],
    [1, 2, 1],
    [20, 3, 7],
  ])('OP-ANN-4, C25: %i over %i is %i each', (rating, parts, share) => {
    const army = force([squad('boss', 4, 1), squad('boyz', rating, parts)]);
    const played = new Skirmish(annihilation, { attacker: { army } });
    const cuts = Array.from({ length: parts }, (_, at) => [`part${at}`, at + 1, at + 1] as const);
    played.say(split('boyz', ...cuts));
    expect(cuts.map(([id]) => played.unit(id).powerRating)).toEqual(Array(parts).fill(share));
  });

  it('share out all models that still fight; those that are gone stay with the first', () => {
    const played = new Skirmish()
      .destroy('boyz.9')
      .say(split('boyz', ['one', 1, 5], ['two', 6, 8], ['x', 10, 10]));
    expect(played.unit('one').models.map(({ id }) => id)).toEqual([...models('boyz', 1, 5), 'boyz.9']);
    expect(played.unit('one')).toMatchObject({ startingStrength: 5, destroyedThisTurn: 1 });
    expect(played.unit('two').destroyedThisTurn).toBe(0);
  });

  it('are refused with every reason', () => {
    const { battle } = new Skirmish().destroy('boyz.1');
    expect(faults(battle, split('boyz', ['boss', 1, 4], ['two', 4, 9], ['two', 10, 10]))).toEqual([
      ['battle/duplicate-id', 'into[0].id'],
      ['battle/duplicate-id', 'into[2].id'],
      ['battle/not-fighting', 'into[0].models[0]'],
      ['battle/named-twice', 'into'],
    ]);
    expect(faults(battle, split('boyz', ['one', 2, 9]))).toEqual([
      ['battle/bad-split', 'into'],
      ['battle/bad-split', 'into'],
    ]);
    expect(faults(battle, split('guards', ['one', 2, 5], ['guards', 6, 10])).map(([code]) => code)).toContain(
      'battle/not-its-model',
    );
  });
});
