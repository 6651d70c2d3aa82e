import { describe, expect, it } from 'vitest';
import { annihilation, isBelowHalfStrength, scoreBattle } from 'wargame-rules/open-play';
import { force, Skirmish, squad } from '../../skirmish';
import { reasons } from './reasons';

const back = (...models: readonly string[]) => ({ type: 'models-returned', models }) as const;
const spot = (model: string, x = 9) => ({ model, at: { x, y: 8 } });

const places = [{ model: 'boyz.1', at: { x: 5, y: 5 }, facing: 90 }];
const models = (played: Skirmish) => played.unit('boyz').models;

/** Boyz, one of whom stands at (5, 5), when some have been destroyed. */
function boyz(...lost: readonly string[]): Skirmish {
  const played = new Skirmish(annihilation, { attacker: { positions: places } });
  return lost.length === 0 ? played : played.destroy(...lost);
}

describe('models that return', () => {
  it('fight again in their unit, in their order, and a test of this turn still counts them as lost', () => {
    const played = boyz('boyz.1', 'boyz.2').say(back('boyz.1'));
    const unit = played.unit('boyz');
    expect(unit.models.slice(0, 3).map(({ id, status }) => [id, status])).toEqual([
      ['boyz.1', 'fighting'],
      ['boyz.2', 'destroyed'],
      ['boyz.3', 'fighting'],
    ]);
    expect(unit.destroyedThisTurn).toBe(2);
    expect(unit.startingStrength).toBe(unit.models.length);
    expect(played.events.at(-1)).toEqual(back('boyz.1'));
  });

  it('stand where it is said, or it is not known where, which is not where they fell', () => {
    const [unknown] = models(boyz('boyz.1').say(back('boyz.1')));
    expect(unknown).toStrictEqual({ id: 'boyz.1', name: 'boyz', keywords: [], status: 'fighting' });
    const [known] = boyz('boyz.1')
      .say({ ...back('boyz.1'), positions: [spot('boyz.1')] })
      .unit('boyz').models;
    expect(known).toMatchObject({ status: 'fighting', at: { x: 9, y: 8 } });
  });

  it('are measured as they are to stand, not as they fell', () => {
    const base = { shape: 'oval', length: 4, width: 1 } as const;
    const crew = [1, 2].map((index) => ({ id: `crew.${index}`, name: 'crew', base }));
    const army = force([{ id: 'crew', name: 'crew', powerRating: 4, models: crew }]);
    const positions = [{ model: 'crew.1', at: { x: 9, y: 9 }, facing: 90 }];
    const { battle } = new Skirmish(annihilation, { attacker: { army, positions } }).destroy('crew.1');
    const facings = [{}, { facing: 0 }, { facing: 90 }];
    const refused = facings.map((more) => {
      const spot = { model: 'crew.1', at: { x: 1, y: 9 }, ...more };
      return reasons(battle, { ...back('crew.1'), positions: [spot] }).length > 0;
    });
    expect(refused).toEqual([true, true, false]);
  });

  it('may have fled as well', () => {
    const played = boyz()
      .say({ type: 'models-fled', models: ['boyz.2'] })
      .say(back('boyz.2'));
    expect(played.unit('boyz').models[1]?.status).toBe('fighting');
  });

  it('OP-MORALE-3: bring a unit back to half of its strength', () => {
    const belowHalf = (played: Skirmish) => {
      const left = models(played).filter(({ status }) => status === 'fighting').length;
      return isBelowHalfStrength({ models: left, startingStrength: played.unit('boyz').startingStrength });
    };
    const played = boyz('boyz.1', 'boyz.2', 'boyz.3', 'boyz.4', 'boyz.5', 'boyz.6');
    expect(belowHalf(played)).toBe(true);
    expect(belowHalf(played.say(back('boyz.6')))).toBe(false);
  });

  it('OP-ANN-2: a Warlord who fights again is not slain', () => {
    const army = force([squad('boyz', 7, 10)], { warlord: 'boyz.1' });
    const points = (played: Skirmish) => scoreBattle(annihilation, played.battle)[1].lines[0]?.points;
    const played = new Skirmish(annihilation, { attacker: { army } }).destroy('boyz.1');
    expect(points(played)).toBe(1);
    expect(points(played.say(back('boyz.1')))).toBe(0);
  });

  it('are refused in a unit that was destroyed, which stays so', () => {
    expect(reasons(new Skirmish().destroy('boss.1').battle, back('boss.1'))).toEqual([
      { code: 'battle/wrong-place', path: 'models[0]', facts: { unit: 'boss', where: 'destroyed' } },
    ]);
  });

  it('are refused with every reason: unknown, named twice, still fighting, not on the battlefield', () => {
    const embarked = [{ unit: 'boyz', transport: 'truck' }];
    const played = new Skirmish(annihilation, { attacker: { embarked } }).destroy('boyz.2', 'guards.1');
    expect(reasons(played.battle, back())).toEqual([{ code: 'battle/nothing-named', path: 'models' }]);
    expect(reasons(played.battle, back('guards.1', 'nobody', 'guards.1', 'guards.2', 'boyz.2'))).toEqual([
      { code: 'battle/unknown-model', path: 'models[1]' },
      { code: 'battle/named-twice', path: 'models[2]' },
      { code: 'battle/still-fighting', path: 'models[3]' },
      { code: 'battle/wrong-place', path: 'models[4]', facts: { unit: 'boyz', where: 'embarked' } },
    ]);
  });

  it('are refused positions of others, two for one, and off the battlefield', () => {
    const { battle } = boyz('boyz.1', 'boyz.2');
    const positions = [spot('boyz.1'), spot('boyz.1'), spot('boyz.3'), spot('boyz.2', 900)];
    expect(reasons(battle, { ...back('boyz.1', 'boyz.2'), positions })).toEqual([
      { code: 'battle/named-twice', path: 'positions[1]' },
      { code: 'battle/not-its-model', path: 'positions[2]' },
      {
        code: 'battle/off-battlefield',
        path: 'positions[3]',
        facts: { model: 'boyz.2', x: 900, y: 8 },
      },
    ]);
  });

  it('never make a unit larger than it was when it split off', () => {
    const [first = '', second = '', third = '', ...others] = models(boyz()).map(({ id }) => id);
    const into = [
      { id: 'boyz', models: [third] },
      { id: 'rest', models: others },
    ];
    const played = boyz(first, second).say({ type: 'unit-split', unit: 'boyz', into });
    expect(reasons(played.battle, back(first))).toEqual([
      {
        code: 'battle/above-strength',
        path: 'models',
        facts: { unit: 'boyz', strength: 2, startingStrength: 1 },
      },
    ]);
  });
});
