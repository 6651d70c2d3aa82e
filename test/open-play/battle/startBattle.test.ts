import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Base, isWhollyWithin, rectangleZone, seededDice } from 'wargame-rules';
import {
  annihilation,
  type BattleSetUp,
  checkFact,
  defineMission,
  otherwiseWins,
  startBattle,
} from 'wargame-rules/open-play';
import { base } from '../arbitraries';
import { ATTACKER, DEFENDER, force, Skirmish, squad } from '../skirmish';

const setUp = { attacker: { army: ATTACKER }, defender: { army: DEFENDER } };
const refusals = (wrong: object) => {
  try {
    startBattle(annihilation, { ...setUp, ...wrong } as BattleSetUp, seededDice(1));
    return [];
  } catch (error) {
    const { name, violations } = error as { name: string; violations: { code: string; path: string }[] };
    expect(name).toBe('WargameError');
    return violations.map(({ code, path }) => [code, path]);
  }
};
const attacker = (more: object) => refusals({ attacker: { army: ATTACKER, ...more } });

describe('a battle that starts', () => {
  it('OP-ZONE-1, OP-POWER-2: has the zones of its mission, on a battlefield that fits the armies', () => {
    const { battle } = new Skirmish();
    expect(battle.battlefield).toEqual({ width: 44, height: 30 });
    expect(battle.zones).toEqual(annihilation.zones(battle.battlefield));
    expect(battle).toMatchObject({ round: 1, turn: 'attacker', over: false, flight: null });
  });

  it('C91: shares nothing with the armies, nor with the map', () => {
    const army = JSON.parse(JSON.stringify(ATTACKER));
    const zones = {
      attacker: rectangleZone({ x: 0, y: 0, width: 5, height: 5 }),
      defender: rectangleZone({ x: 9, y: 9, width: 5, height: 5 }),
    };
    const victory = otherwiseWins('defender', 'held');
    const mission = defineMission({ id: 'map', title: 'Map', victory, zones: () => zones });
    const battle = startBattle(mission, { ...setUp, attacker: { army } }, seededDice(1));
    const before = JSON.stringify(battle);
    army.units[0].models[0].keywords.push('BIG');
    (zones.attacker.pieces as unknown[]).length = 0;
    expect(JSON.stringify(battle)).toBe(before);
  });

  it('refuses what can not be, with every reason', () => {
    expect(attacker({ reserve: ['boyz', 'boyz', 'guards'] })).toEqual([
      ['battle/named-twice', 'attacker.reserve[1]'],
      ['battle/unknown-unit', 'attacker.reserve[2]'],
    ]);
    expect(
      attacker({
        reserve: ['boyz'],
        embarked: [
          { unit: 'boyz', transport: 'truck' },
          { unit: 'boss', transport: 'boyz' },
        ],
      }),
    ).toEqual([
      ['battle/named-twice', 'attacker.reserve[0]'],
      ['battle/wrong-place', 'attacker.embarked[0].transport'],
      ['battle/wrong-place', 'attacker.embarked[1].transport'],
      ['battle/not-a-transport', 'attacker.embarked[1].transport'],
    ]);
    expect(attacker({ positions: [{ model: 'guards.1', at: { x: 3, y: 3 } }] })).toEqual([
      ['battle/wrong-place', 'attacker.positions[0]'],
    ]);
    expect(attacker({ army: DEFENDER })[0]).toEqual(['battle/duplicate-id', 'defender.army']);
    expect(attacker({ player: 'defender' })).toEqual([['battle/duplicate-id', 'defender.player']]);
  });

  it.each<[object | null, string, string]>([
    [{ attacker: null }, 'battle/malformed', 'attacker.army.units'],
    [{ battlefield: { width: Number.NaN, height: 30 } }, 'battle/bad-figure', 'battlefield.width'],
    [{ battlefield: { width: 44, height: 0 } }, 'battle/bad-figure', 'battlefield.height'],
    [{ firstTurn: 'me' }, 'battle/malformed', 'firstTurn'],
    [{ unarrivedReserves: true }, 'battle/malformed', 'unarrivedReserves'],
    [{ defender: { army: DEFENDER, reserve: 'guards' } }, 'battle/malformed', 'defender.reserve'],
    [{ defender: { army: DEFENDER, embarked: [null] } }, 'battle/malformed', 'defender.embarked[0]'],
    [{ defender: { army: { ...DEFENDER, warlord: 'x' } } }, 'battle/unknown-model', 'defender.army.warlord'],
  ])('C88: %j is refused with %s at %s', (wrong, code, path) => {
    expect(refusals(wrong as object)[0]).toEqual([code, path]);
  });

  it('OP-ZONE-1: refuses a map with a zone that is none', () => {
    const victory = otherwiseWins('defender', 'held');
    const zones = () => ({ attacker: { pieces: [] }, defender: null as never });
    const mission = defineMission({ id: 'map', title: 'Map', victory, zones });
    expect(() => startBattle(mission, setUp, seededDice(1))).toThrow(
      expect.objectContaining({
        violations: [
          expect.objectContaining({ code: 'geometry/no-pieces', path: 'zones.attacker.pieces' }),
          expect.objectContaining({ path: 'zones.defender' }),
        ],
      }),
    );
  });
});

describe('standing on the battlefield', () => {
  const allowed = (stand: Base, x: number, y: number, facing: number) => {
    const army = force([{ ...squad('one', 1, 1), models: [{ id: 'm', name: 'M', base: stand }] }]);
    const { battle } = new Skirmish(annihilation, { attacker: { army } });
    const positions = [{ model: 'm', at: { x, y }, facing }];
    return checkFact(annihilation, battle, { type: 'models-moved', positions }).length === 0;
  };

  it('agrees with the geometry of zones, whatever the base and its facing', () => {
    const field = rectangleZone({ x: 0, y: 0, width: 44, height: 30 });
    const near = fc.double({ min: -1, max: 4, noNaN: true });
    fc.assert(
      fc.property(base, near, near, fc.integer({ min: 0, max: 359 }), (stand, x, y, facing) => {
        const placed = { base: stand, at: { x, y }, facing };
        expect(allowed(stand, x, y, facing)).toBe(isWhollyWithin(placed, field));
      }),
    );
  });
});
