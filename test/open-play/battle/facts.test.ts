import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededDice } from 'wargame-rules';
import { annihilation, checkFact, deathOrGlory, reportFact } from 'wargame-rules/open-play';
import { ATTACKER, DEFENDER, force, Skirmish, squad } from '../skirmish';
import { faults } from './skirmishFacts';

describe('where units are', () => {
  it('go aboard and off again, and arrive aboard', () => {
    const played = new Skirmish(annihilation, { attacker: { reserve: ['truck', 'boyz'] } });
    played.say({ type: 'unit-embarked', unit: 'boyz', transport: 'truck' });
    expect(played.unit('boyz')).toMatchObject({
      place: { where: 'embarked', transport: 'truck' },
      wasSetUp: false,
    });
    expect(faults(played.battle, { type: 'unit-disembarked', unit: 'boyz' })).toEqual([
      ['battle/wrong-place', 'unit'],
    ]);
    played.say({
      type: 'unit-arrived',
      unit: 'truck',
      positions: [{ model: 'truck.1', at: { x: 9, y: 9 } }],
    });
    expect(played.unit('boyz').wasSetUp).toBe(true);
    played.say({ type: 'unit-disembarked', unit: 'boyz' });
    expect(played.unit('boyz').place).toEqual({ where: 'battlefield' });
    played.say({ type: 'unit-withdrawn', unit: 'truck' }).say({ type: 'unit-left', unit: 'boyz' });
    expect(played.unit('truck').models[0]?.at).toBeUndefined();
    expect(faults(played.battle, { type: 'unit-arrived', unit: 'boyz' })).toEqual([
      ['battle/wrong-place', 'unit'],
    ]);
  });

  it('refuse a full, a foreign and no transport', () => {
    const { battle } = new Skirmish();
    const board = (unit: string, transport: string) =>
      faults(battle, { type: 'unit-embarked', unit, transport });
    expect(board('boyz', 'boss')).toEqual([['battle/not-a-transport', 'transport']]);
    expect(board('guards', 'truck')).toEqual([['battle/foreign-transport', 'transport']]);
    expect(board('truck', 'truck')).toEqual([['battle/wrong-place', 'transport']]);
    expect(board('boyz', 'nothing')).toEqual([['battle/unknown-unit', 'transport']]);
    const small = force([squad('boyz', 7, 5), squad('truck', 3, 1, { transportCapacity: 4 })]);
    const crowded = new Skirmish(annihilation, { attacker: { army: small } }).battle;
    expect(faults(crowded, { type: 'unit-embarked', unit: 'boyz', transport: 'truck' })).toEqual([
      ['battle/transport-full', 'transport'],
    ]);
  });

  it('change sides, but for the Warlord and those who carry or are carried', () => {
    const embarked = [{ unit: 'boyz', transport: 'truck' }];
    const played = new Skirmish(annihilation, { attacker: { embarked } });
    const turn = (unit: string) => faults(played.battle, { type: 'unit-changed-sides', unit });
    expect([turn('boss'), turn('boyz'), turn('truck')]).toEqual([
      [['battle/warlord-stays', 'unit']],
      [['battle/wrong-place', 'unit']],
      [['battle/passengers-aboard', 'unit']],
    ]);
    played.say({ type: 'unit-changed-sides', unit: 'guards' });
    expect(played.battle.armies.map(({ units }) => units.map(({ id }) => id))).toEqual([
      ['boss', 'boyz', 'truck', 'guards'],
      ['captain'],
    ]);
  });

  it('keep their models wholly on the battlefield', () => {
    const base = { shape: 'round', diameter: 2 } as const;
    const army = force([{ ...squad('boss', 4, 1), models: [{ id: 'b', name: 'B', base }] }]);
    const { battle } = new Skirmish(annihilation, { attacker: { army } });
    const move = (x: unknown, y: unknown) =>
      faults(battle, { type: 'models-moved', positions: [{ model: 'b', at: { x, y } }] });
    expect(move(1, 1)).toEqual([]);
    expect(move(43, 29)).toEqual([]);
    expect(move(0.9, 5)).toEqual([['battle/off-battlefield', 'positions[0]']]);
    expect(move(5, 29.1)).toEqual([['battle/off-battlefield', 'positions[0]']]);
    expect(move(Number.NaN, '5')).toEqual([
      ['battle/bad-position', 'positions[0].at.x'],
      ['battle/bad-position', 'positions[0].at.y'],
    ]);
  });

  it('C89: hold no -0', () => {
    const played = new Skirmish().say({
      type: 'models-moved',
      positions: [{ model: 'boss.1', at: { x: -0, y: 3 }, facing: -0 }],
    });
    expect(Object.is(played.unit('boss').models[0]?.at?.x, 0)).toBe(true);
    expect(Object.is(played.unit('boss').models[0]?.facing, 0)).toBe(true);
  });
});

describe('anything at all', () => {
  const members = fc.record({
    type: fc.oneof(
      fc.constantFrom('models-destroyed', 'models-moved', 'unit-split', 'unit-embarked', 'unit-arrived'),
      fc.constantFrom('morale-test', 'flee', 'part-action', 'unit-left', 'unit-changed-sides', '__proto__'),
      fc.anything(),
    ),
    models: fc.oneof(fc.anything(), fc.array(fc.oneof(fc.constant('boyz.1'), fc.anything()))),
    unit: fc.oneof(fc.constantFrom('boyz', 'boss', '__proto__', 'constructor'), fc.anything()),
    transport: fc.oneof(fc.constantFrom('truck', 'toString'), fc.anything()),
    positions: fc.array(
      fc.oneof(
        fc.anything(),
        fc.record({ model: fc.constant('boyz.1'), at: fc.anything(), facing: fc.anything() }),
      ),
    ),
    into: fc.array(
      fc.oneof(
        fc.anything(),
        fc.record({ id: fc.string(), models: fc.array(fc.constantFrom('boyz.1', 'boyz.2')) }),
      ),
    ),
    leadership: fc.oneof(fc.double(), fc.anything()),
    part: fc.anything(),
    action: fc.anything(),
  });

  it('C87, C88: gets typed reasons, and changes nothing', () => {
    const { battle } = new Skirmish();
    fc.assert(
      fc.property(fc.oneof(members, fc.anything()), (fact) => {
        const reasons = checkFact(annihilation, battle, fact as never);
        if (reasons.length === 0) return;
        expect(reasons.every(({ code }) => /^(battle|part)\//.test(code))).toBe(true);
        expect(() => reportFact(annihilation, battle, fact as never, seededDice(1))).toThrow(
          expect.objectContaining({ name: 'WargameError' }),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it.each<[unknown, string, string]>([
    [null, 'battle/unknown-fact', 'type'],
    [{ type: 'battle-ended', round: 1, because: 'I say so' }, 'battle/unknown-fact', 'type'],
    [{ type: 'toString' }, 'battle/unknown-fact', 'type'],
    [{ type: 'models-destroyed' }, 'battle/malformed', 'models'],
    [{ type: 'models-destroyed', models: [3] }, 'battle/malformed', 'models[0]'],
    [{ type: 'models-destroyed', models: [] }, 'battle/nothing-named', 'models'],
    [{ type: 'models-destroyed', models: ['boyz.1', 'boyz.1'] }, 'battle/named-twice', 'models[1]'],
    [{ type: 'models-moved', positions: [null] }, 'battle/malformed', 'positions[0]'],
    [{ type: 'models-moved', positions: [{ model: 'boss.1' }] }, 'battle/bad-position', 'positions[0].at.x'],
    [{ type: 'unit-split', unit: 'boyz', into: [{ id: 'a' }] }, 'battle/malformed', 'into[0].models'],
    [{ type: 'unit-left', unit: '__proto__' }, 'battle/unknown-unit', 'unit'],
    [{ type: 'morale-test', unit: 'boyz', leadership: Number.NaN }, 'battle/bad-figure', 'leadership'],
    [{ type: 'part-action', part: 'x', action: null }, 'battle/malformed', 'action'],
    [{ type: 'part-action', part: 'x', action: { type: 'a', player: 'b' } }, 'part/unknown-id', 'part'],
  ])('%j is refused with %s at %s', (fact, code, path) => {
    expect(faults(new Skirmish().battle, fact)[0]).toEqual([code, path]);
  });

  it('is refused in a battle of another mission', () => {
    const { battle } = new Skirmish();
    const [fault] = checkFact(deathOrGlory, battle, { type: 'turn-ended' });
    expect(fault?.code).toBe('battle/wrong-mission');
  });
});

describe('the armies of the tests', () => {
  it('C92: serve several battles, none of which touches the other', () => {
    const one = new Skirmish();
    const other = new Skirmish();
    one.wipeOut('boyz');
    expect(other.left('boyz').length).toBe(10);
    expect([ATTACKER.units[1]?.models.length, DEFENDER.units[1]?.models.length]).toEqual([10, 10]);
  });
});
