import { describe, expect, it } from 'vitest';
import {
  annihilation,
  parseAction,
  type ReportedFact,
  scoreBattle,
  type UnitEntry,
} from 'wargame-rules/open-play';
import { Skirmish, squad } from '../../skirmish';
import { answering } from '../omen';
import { reasons } from './reasons';

const imps: UnitEntry = {
  id: 'imps',
  name: 'Imps',
  powerRating: 3,
  keywords: ['DAEMON'],
  models: [{ id: 'imp', name: 'Imp', count: 3, base: { shape: 'round', diameter: 1 } }],
};
const summon = (unit: UnitEntry = imps, more: Partial<Extract<ReportedFact, { type: 'unit-added' }>> = {}) =>
  ({ type: 'unit-added', role: 'attacker', unit, ...more }) as const;
const spot = (model: string, x = 9) => ({ model, at: { x, y: 8 } });

describe('a unit that is added', () => {
  it('joins its army behind the others, on the battlefield, with ids as from a list', () => {
    const played = new Skirmish().say(summon(imps, { positions: [{ ...spot('imp/2'), facing: 90 }] }));
    const [attacker, defender] = played.battle.armies;
    expect(attacker.units.map(({ id }) => id)).toEqual(['boss', 'boyz', 'truck', 'imps']);
    const model = (id: string) => ({
      id,
      name: 'Imp',
      keywords: ['DAEMON'],
      base: { shape: 'round', diameter: 1 },
      status: 'fighting',
    });
    expect(attacker.units[3]).toStrictEqual({
      id: 'imps',
      name: 'Imps',
      powerRating: 3,
      keywords: ['DAEMON'],
      startingStrength: 3,
      place: { where: 'battlefield' },
      wasSetUp: true,
      destroyedThisTurn: 0,
      models: [model('imp/1'), { ...model('imp/2'), at: { x: 9, y: 8 }, facing: 90 }, model('imp/3')],
    });
    expect(defender).toEqual(new Skirmish().battle.armies[1]);
    expect(played.events).toEqual([summon(imps, { positions: [{ ...spot('imp/2'), facing: 90 }] })]);
  });

  it('joins the Defender as well, may carry others, and fights like any unit', () => {
    const cart = squad('cart', 2, 1, { transportCapacity: 10 });
    const played = new Skirmish()
      .say(summon(cart, { role: 'defender' }))
      .say({ type: 'unit-embarked', unit: 'guards', transport: 'cart' });
    expect(played.unit('guards').place).toEqual({ where: 'embarked', transport: 'cart' });
    played.say({ type: 'unit-disembarked', unit: 'guards' }).wipeOut('cart');
    expect(played.unit('cart').place).toEqual({ where: 'destroyed' });
  });

  it('OP-WARLORD-1: has no model with the keyword WARLORD, whatever its entry says', () => {
    const played = new Skirmish().say(summon({ ...imps, keywords: ['DAEMON', 'Warlord'] }));
    const added = played.unit('imps');
    expect([added, ...added.models].map(({ keywords }) => keywords)).toEqual(Array(4).fill(['DAEMON']));
  });

  it('OP-POWER-1: leaves the Power Level of its army as it was mustered', () => {
    const played = new Skirmish();
    const before = played.battle.armies[0].powerLevel;
    expect(played.say(summon()).battle.armies[0].powerLevel).toBe(before);
  });

  it('OP-ANN-3: counts for Purge the Enemy like any other once it is destroyed', () => {
    const purged = (played: Skirmish) => scoreBattle(annihilation, played.battle)[1].lines[1]?.points;
    const big = { ...imps, powerRating: 12 };
    const played = new Skirmish(annihilation).say(summon(big));
    expect(purged(played)).toBe(0);
    expect(purged(played.wipeOut('imps'))).toBe(2);
  });

  it('keeps an army on the battlefield whose other units are gone', () => {
    const played = new Skirmish().say(summon()).wipeOut('boss', 'boyz', 'truck');
    expect(played.battle.over).toBe(false);
    expect(played.wipeOut('imps').battle.over).toBe(true);
  });

  it('may be brought by the mission itself', () => {
    const gate = answering('turn-ended', summon());
    const played = new Skirmish(gate).endTurns(1);
    expect(played.events.map(({ type }) => type)).toEqual(['turn-ended', 'unit-added']);
    expect(played.unit('imps').models).toHaveLength(3);
    expect(() => played.endTurns(1)).toThrow(expect.objectContaining({ code: 'battle/duplicate-id' }));
  });

  it('is refused with every reason: no such side, ids that are taken, a Warlord, positions that can not be', () => {
    const { battle } = new Skirmish();
    const unit = {
      ...imps,
      id: 'boyz',
      models: [
        { id: 'guards.1', name: 'Imp' },
        { id: 'imp', name: 'Imp', warlord: true },
        { id: 'imp', name: 'Imp' },
      ],
    };
    const positions = [spot('imp'), spot('imp'), spot('boss.1')];
    expect(reasons(battle, summon(unit, { role: 'nobody' as never, positions }))).toEqual([
      { code: 'battle/malformed', path: 'role' },
      { code: 'battle/duplicate-id', path: 'unit.id', facts: { id: 'boyz' } },
      { code: 'battle/duplicate-id', path: 'unit.models[0].id', facts: { id: 'guards.1' } },
      { code: 'battle/duplicate-id', path: 'unit.models[2].id', facts: { id: 'imp' } },
      { code: 'battle/second-warlord', rule: 'OP-WARLORD-1', path: 'unit' },
      { code: 'battle/named-twice', path: 'positions[1]' },
      { code: 'battle/not-its-model', path: 'positions[2]' },
    ]);
    expect(reasons(battle, summon({ ...imps, warlord: true }))).toMatchObject([
      { code: 'battle/second-warlord' },
    ]);
    expect(reasons(battle, summon(imps, { positions: [spot('imp/1', 43.7)] }))).toMatchObject([
      { code: 'battle/off-battlefield', path: 'positions[0]' },
    ]);
  });

  it('is refused where its entry is none', () => {
    const { battle } = new Skirmish();
    const entry = (unit: object) => reasons(battle, summon({ ...imps, ...unit } as UnitEntry));
    expect(entry({ models: [] })).toEqual([{ code: 'battle/malformed', path: 'unit.models' }]);
    expect(entry({ powerRating: -1 })).toMatchObject([
      { code: 'battle/bad-figure', path: 'unit.powerRating' },
    ]);
    expect(
      entry({ models: [{ id: 'imp', name: 'Imp', base: { shape: 'round', diameter: 0 } }] }),
    ).toMatchObject([{ code: 'battle/bad-figure', path: 'unit.models[0].base.diameter' }]);
    expect(entry({ models: [{ id: 'imp', name: 'Imp', count: 0 }] })).toMatchObject([
      { code: 'battle/bad-figure', path: 'unit.models[0].count' },
    ]);
  });

  it('is read from outside, a roster and what it says more included', () => {
    const action = (unit: object) => ({ type: 'report', player: 'Ann', fact: { ...summon(), unit } });
    expect(parseAction(action({ ...imps, points: 60 }))).toEqual(action(imps));
    expect(() => parseAction(action({ ...imps, power: 3 }))).toThrow(/fact\.unit\.power/);
  });
});
