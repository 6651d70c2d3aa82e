import { describe, expect, it } from 'vitest';
import { rectangleZone } from 'wargame-rules';
import {
  closestToCentre,
  defineMission,
  destroyedArmyLoses,
  edgeArea,
  findUnit,
  foothold,
  hasLeft,
  missionSave,
  modelsNear,
  modelsWith,
  otherwiseWins,
  passesMorale,
  rimStrip,
  type Score,
  savingThrowBonus,
  slay,
  slayTheWarlord,
} from 'wargame-rules/open-play';
import { FIELD, playing } from '../ideas/playing';
import { force, Skirmish, squad } from '../skirmish';

const mission = defineMission({
  id: 'plain',
  title: 'Plain',
  victory: otherwiseWins('defender', 'held'),
});
const NO_POINTS: Score = [
  { role: 'attacker', points: 0, lines: [] },
  { role: 'defender', points: 0, lines: [] },
];
const refusal = (code: string, path: string) =>
  expect.objectContaining({ code, violations: [expect.objectContaining({ path })] });
const message = expect.any(String);

describe('who is closest to the centre', () => {
  const rule = 'MY-1';
  const condition = closestToCentre({ rule });

  it('wins, and the models are named', () => {
    const { battle, move } = playing(mission);
    move('attacker:boss', 31, 22);
    move('defender:boss', 33, 22);
    expect(condition(battle(), NO_POINTS)).toEqual({
      winner: 'attacker',
      reasons: [{ message, rule, facts: { models: ['attacker:boss-model'] } }],
    });
  });

  it('is nobody where both are as close, or nobody is there', () => {
    const { battle, move, destroy } = playing(mission);
    move('attacker:boss', 31, 22);
    move('defender:boss', 29, 22);
    const draw = { winner: null, reasons: [{ message, rule }] };
    expect(condition(battle(), NO_POINTS)).toEqual(draw);
    const all = ['boss', 'line', 'guard', 'truck'];
    const away = { attacker: all.map((id) => `attacker:${id}`), defender: all.map((id) => `defender:${id}`) };
    expect(condition(playing(mission, { reserve: away }).battle(), NO_POINTS)).toEqual(draw);
    destroy('attacker:boss');
    expect(condition(battle(), NO_POINTS)).toMatchObject({ winner: 'defender' });
  });

  it('can not be said where it is not known where a model stands', () => {
    expect(() => condition(new Skirmish().battle, NO_POINTS)).toThrow(
      expect.objectContaining({
        code: 'battle/position-unknown',
        violations: expect.arrayContaining([
          expect.objectContaining({
            path: 'battle.armies[0].units[0].models[0].at',
            facts: { model: 'boss.1' },
          }),
          expect.objectContaining({
            path: 'battle.armies[1].units[1].models[9].at',
            facts: { model: 'guards.10' },
          }),
        ]),
      }),
    );
  });
});

describe('areas', () => {
  it('between two edges are shares of the way across, and along', () => {
    expect(edgeArea('long', [0.25, 0.5])(FIELD)).toEqual(
      rectangleZone({ x: 0, y: 11, width: 60, height: 11 }),
    );
    expect(edgeArea('short', [0.25, 0.5], [0.5, 0.75])(FIELD)).toEqual(
      rectangleZone({ x: 15, y: 22, width: 15, height: 11 }),
    );
    const square = { width: 44, height: 44 };
    expect(edgeArea('long', [0, 0.25])(square)).toEqual(rectangleZone({ x: 0, y: 0, width: 11, height: 44 }));
  });

  it('C87: are refused for what is no edge and no share', () => {
    expect(() => edgeArea('wide' as never, [0, 1])).toThrow(refusal('argument/unknown-value', 'edges'));
    expect(() => edgeArea('long', [0, 1.5])).toThrow(refusal('argument/out-of-range', 'across'));
    expect(() => edgeArea('long', [0, 1], ['0' as never, 1])).toThrow(
      refusal('argument/not-a-number', 'along'),
    );
  });

  it('along the rim leave the middle out, where there is one', () => {
    const whole = rectangleZone({ x: 0, y: 0, ...FIELD });
    const middle = rectangleZone({ x: 6, y: 6, width: 48, height: 32 });
    expect(rimStrip(6)(FIELD)).toEqual({ pieces: whole.pieces, holes: middle.pieces });
    const narrow = rectangleZone({ x: 0, y: 0, width: 60, height: 12 });
    expect(rimStrip(6)({ width: 60, height: 12 })).toEqual(narrow);
    const thin = rectangleZone({ x: 6, y: 6, width: 48, height: 1 });
    expect(rimStrip(6)({ width: 60, height: 13 }).holes).toEqual(thin.pieces);
  });
});

describe('objectives', () => {
  it('OP-IDEAS, OP-ANN-2: name their clause and their models', () => {
    const { battle, destroy } = playing(mission, { marks: { defender: { guard: ['PSYKER'] } } });
    destroy('defender:guard');
    const line = slay({ keywords: ['PSYKER'], points: 2 })(battle(), 'attacker');
    expect(line).toMatchObject({ points: 6, rule: 'OP-IDEAS' });
    expect(line.facts?.['models']).toEqual(
      findUnit(battle(), 'defender:guard')?.unit.models.map(({ id }) => id),
    );
    expect(foothold('defender')(battle(), 'attacker')).toMatchObject({ points: 0, rule: 'OP-IDEAS' });
    expect(slayTheWarlord()(battle(), 'attacker')).toMatchObject({ points: 0, rule: 'OP-ANN-2' });
    expect(() => foothold('all' as never)).toThrow(/^zone: /);
  });
});

describe('units and models', () => {
  it('have left with the transport that they are in', () => {
    const embarked = {
      ...new Skirmish().unit('boyz'),
      place: { where: 'embarked', transport: 'truck' },
    } as const;
    const before = new Skirmish();
    expect(hasLeft(before.battle, embarked)).toBe(false);
    expect(hasLeft(before.say({ type: 'unit-left', unit: 'truck' }).battle, embarked)).toBe(true);
  });

  it('are near a place only where they are on the battlefield', () => {
    const { battle } = playing(mission, { reserve: { attacker: ['attacker:line', 'attacker:guard'] } });
    const near = modelsNear(battle(), 'attacker', { x: 30, y: 22 }, 100);
    expect(near.map(({ id }) => id)).toEqual(['attacker:boss-model', 'attacker:truck-model']);
  });

  it('have a keyword of their own, or that of their unit', () => {
    const models = [
      { id: 'hero', name: 'Hero', keywords: ['HERO'] },
      { id: 'squire', name: 'Squire' },
    ];
    const army = force([squad('court', 5, 0, { models, keywords: ['COURT'] })]);
    const { battle } = new Skirmish(mission, { attacker: { army } });
    const found = (keyword: string) => modelsWith(battle, 'attacker', [keyword]).map(({ id }) => id);
    expect([found('HERO'), found('COURT'), found('NONE')]).toEqual([['hero'], ['hero', 'squire'], []]);
  });
});

describe('mission rules', () => {
  it('have a clause where one is given, and hold for one side', () => {
    const { battle, unit } = { battle: new Skirmish().battle, unit: new Skirmish().unit('boyz') };
    for (const make of [
      (options: { readonly rule?: string }) => passesMorale('attacker', options),
      (options: { readonly rule?: string }) => savingThrowBonus({ side: 'attacker', ...options }),
    ]) {
      expect(make({ rule: 'MY-1' }).rule).toBe('MY-1');
      expect('rule' in make({})).toBe(false);
    }
    const { passesMorale: passes } = passesMorale('attacker');
    expect([passes?.(battle, unit, 'attacker'), passes?.(battle, unit, 'defender')]).toEqual([true, false]);
    expect(() => savingThrowBonus({ side: 'all' as never })).toThrow(/^side: /);
  });

  it('OP-GLORY-2: say why an army has lost', () => {
    const lost = new Skirmish().wipeOut('captain', 'guards');
    expect(destroyedArmyLoses('defender', { rule: 'MY-1' })(lost.battle, NO_POINTS)).toEqual({
      winner: 'attacker',
      reasons: [{ message, rule: 'MY-1' }],
    });
  });

  it('give a model without a Save none', () => {
    const { battle } = new Skirmish();
    expect(missionSave(mission, battle, 'boss.1')).toStrictEqual({ ap: 0, modifier: 0 });
    expect(() => missionSave(mission, battle, 'nobody')).toThrow(refusal('battle/unknown-model', 'model'));
  });
});
