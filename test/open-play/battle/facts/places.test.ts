import { describe, expect, it } from 'vitest';
import { annihilation } from 'wargame-rules/open-play';
import { force, Skirmish, squad } from '../../skirmish';
import { reasons, withPlace } from './reasons';

const CARRIER = { transportCapacity: 12 };
const board = (unit: string, transport: string) => ({ type: 'unit-embarked', unit, transport }) as const;

describe('a unit that embarks', () => {
  it('is in the same place as its transport', () => {
    const { battle } = new Skirmish(annihilation, { attacker: { reserve: ['truck'] } });
    expect(reasons(battle, board('boyz', 'truck'))).toEqual([
      { code: 'battle/wrong-place', path: 'transport' },
    ]);
    expect(reasons(new Skirmish().battle, board('boyz', 'truck'))).toEqual([]);
    expect(reasons(battle, board('nobody', 'truck'))).toEqual([
      { code: 'battle/unknown-unit', path: 'unit' },
    ]);
  });

  it('stands nowhere on the battlefield now, but that the fallen lie where they fell', () => {
    const positions = ['boyz.1', 'boyz.2'].map((model) => ({ model, at: { x: 5, y: 5 }, facing: 90 }));
    const played = new Skirmish(annihilation, { attacker: { positions } });
    played.destroy('boyz.1').say(board('boyz', 'truck'));
    const [fallen, aboard] = played.unit('boyz').models;
    expect(fallen).toMatchObject({ at: { x: 5, y: 5 }, facing: 90 });
    expect(aboard).toEqual({ id: 'boyz.2', name: 'boyz', keywords: [], status: 'fighting' });
    expect(played.events.slice(1)).toEqual([board('boyz', 'truck')]);
  });
});

describe('a unit that disembarks', () => {
  it('is on the battlefield, and has been set up', () => {
    const played = new Skirmish().say(board('boyz', 'truck')).say({ type: 'unit-disembarked', unit: 'boyz' });
    expect(played.unit('boyz')).toMatchObject({ place: { where: 'battlefield' }, wasSetUp: true });
  });

  it('was aboard a transport, and that is on the battlefield', () => {
    const embarked = [{ unit: 'boyz', transport: 'truck' }];
    const { battle } = new Skirmish(annihilation, { attacker: { embarked, reserve: ['truck', 'boss'] } });
    const leave = (unit: string) => reasons(battle, { type: 'unit-disembarked', unit });
    expect(leave('boyz')).toEqual([{ code: 'battle/wrong-place', path: 'unit' }]);
    expect(leave('nobody')).toEqual([{ code: 'battle/unknown-unit', path: 'unit' }]);
    const elsewhere = (unit: string, where: string) => [
      { code: 'battle/wrong-place', path: 'unit', facts: { unit, where } },
    ];
    expect(leave('boss')).toEqual(elsewhere('boss', 'reserve'));
    expect(leave('guards')).toEqual(elsewhere('guards', 'battlefield'));
    const odd = withPlace(battle, 'boyz', { where: 'embarked', transport: 'nothing' });
    expect(reasons(odd, { type: 'unit-disembarked', unit: 'boyz' })).toEqual([
      { code: 'battle/wrong-place', path: 'unit' },
    ]);
  });
});

describe('a unit that arrives', () => {
  it('comes from reserve, and only its own models are set up', () => {
    const { battle } = new Skirmish(annihilation, { attacker: { reserve: ['boyz'] } });
    const arrive = (unit: string, model: string) =>
      reasons(battle, { type: 'unit-arrived', unit, positions: [{ model, at: { x: 9, y: 9 } }] });
    expect(arrive('boyz', 'boyz.3')).toEqual([]);
    expect(arrive('boyz', 'boss.1')).toEqual([{ code: 'battle/not-its-model', path: 'positions[0]' }]);
    expect(arrive('nobody', 'boyz.3')).toEqual([{ code: 'battle/unknown-unit', path: 'unit' }]);
  });

  it('has been set up with those aboard, and nobody else', () => {
    const army = force([
      squad('boss', 4, 1),
      squad('boyz', 4, 3),
      squad('lads', 4, 3),
      squad('truck', 3, 1, CARRIER),
      squad('wagon', 3, 1, CARRIER),
    ]);
    const embarked = [
      { unit: 'boyz', transport: 'truck' },
      { unit: 'lads', transport: 'wagon' },
    ];
    const reserve = ['boss', 'truck', 'wagon'];
    const played = new Skirmish(annihilation, { attacker: { army, embarked, reserve } });
    const setUp = () => played.battle.armies[0].units.filter((unit) => unit.wasSetUp).map(({ id }) => id);
    expect(setUp()).toEqual([]);
    played.say({ type: 'unit-arrived', unit: 'truck' });
    expect(setUp()).toEqual(['boyz', 'truck']);
    expect(played.unit('truck').place).toEqual({ where: 'battlefield' });
    expect(played.events).toEqual([{ type: 'unit-arrived', unit: 'truck' }]);
  });
});

describe('a unit that changes sides', () => {
  it('may be in reserve', () => {
    const played = new Skirmish(annihilation, { attacker: { reserve: ['boyz'] } });
    played.say({ type: 'unit-changed-sides', unit: 'boyz' });
    expect(played.battle.armies[1].units.at(-1)).toMatchObject({ id: 'boyz', place: { where: 'reserve' } });
    expect(played.events).toEqual([{ type: 'unit-changed-sides', unit: 'boyz' }]);
  });

  it('has no Warlord among its models', () => {
    const army = force([squad('court', 9, 3), squad('boyz', 4, 3)], { warlord: 'court.2' });
    const { battle } = new Skirmish(annihilation, { attacker: { army } });
    expect(reasons(battle, { type: 'unit-changed-sides', unit: 'court' })).toEqual([
      { code: 'battle/warlord-stays', path: 'unit' },
    ]);
    expect(reasons(battle, { type: 'unit-changed-sides', unit: 'nobody' })).toEqual([
      { code: 'battle/unknown-unit', path: 'unit' },
    ]);
  });
});

describe('a unit that goes off the battlefield', () => {
  it.each([
    ['unit-withdrawn', 'reserve'],
    ['unit-left', 'left'],
  ] as const)('%s: is %s, and stands nowhere', (type, where) => {
    const positions = [{ model: 'boss.1', at: { x: 5, y: 5 } }];
    const played = new Skirmish(annihilation, { attacker: { positions } }).say({ type, unit: 'boss' });
    expect(played.unit('boss').place).toEqual({ where });
    expect(played.unit('boss').models[0]).not.toHaveProperty('at');
    expect(played.events).toEqual([{ type, unit: 'boss' }]);
  });
});
