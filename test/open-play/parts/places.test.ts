import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWhollyWithin, isWithinZone } from 'wargame-rules';
import {
  ambushZones,
  edgeArea,
  edgeSpot,
  edgeStrip,
  edgeZones,
  foothold,
  hasLeft,
  holyShrine,
  modelsNear,
  modelsWith,
  onceDecided,
  rimStrip,
  shortSight,
  sightRange,
  slay,
  unitsWithin,
  winsWhen,
} from 'wargame-rules/open-play';
import { FIELD, playing } from '../ideas/playing';

const side = fc.integer({ min: 24, max: 120 });
const edges = fc.constantFrom('long' as const, 'short' as const);
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('places on the battlefield', () => {
  it('OP-IDEAS: lie in the zones that belong to the same edges', () => {
    fc.assert(
      fc.property(side, side, edges, share, share, (width, height, which, across, along) => {
        const zones = edgeZones(which, 0.25)({ width, height });
        const spot = edgeSpot(which, across, along)({ width, height });
        expect(isWithinZone(spot, edgeArea(which, [0, 1])({ width, height }))).toBe(true);
        if (Math.abs(across - 0.25) > 0.01) expect(isWithinZone(spot, zones.attacker)).toBe(across < 0.25);
        if (Math.abs(across - 0.75) > 0.01) expect(isWithinZone(spot, zones.defender)).toBe(across > 0.75);
      }),
    );
  });

  it('OP-IDEAS: strips are as deep as they say, and never deeper than the battlefield', () => {
    expect(isWithinZone({ x: 30, y: 6 }, edgeStrip('long', 'attacker')(FIELD))).toBe(true);
    expect(isWithinZone({ x: 30, y: 6.1 }, edgeStrip('long', 'attacker')(FIELD))).toBe(false);
    expect(isWithinZone({ x: 30, y: 43 }, edgeStrip('long', 'attacker', 99)(FIELD))).toBe(true);
    fc.assert(
      fc.property(side, side, share, share, (width, height, x, y) => {
        const spot = { x: x * width, y: y * height };
        const edge = Math.min(spot.x, spot.y, width - spot.x, height - spot.y);
        if (Math.abs(edge - 6) < 0.01) return;
        expect(isWithinZone(spot, rimStrip()({ width, height }))).toBe(edge < 6);
      }),
    );
    expect(rimStrip(30)(FIELD)).not.toHaveProperty('holes');
  });

  it('OP-IDEAS: an ambush leaves the road free', () => {
    const { attacker, defender } = ambushZones(0.2, 0.2)(FIELD);
    for (const x of [5, 20, 34]) {
      expect(isWithinZone({ x, y: 22 }, attacker)).toBe(false);
      for (const y of [4, 40]) expect(isWhollyWithin({ x, y }, attacker)).toBe(true);
    }
    expect(isWithinZone({ x: 50, y: 22 }, defender)).toBe(true);
    expect(isWithinZone({ x: 46, y: 22 }, defender)).toBe(false);
  });

  it('OP-IDEAS: can not be outside', () => {
    expect(() => edgeSpot('long', 1.1)).toThrow('across');
    expect(() => edgeSpot('long', 0.5, -0.1)).toThrow('along');
    expect(() => edgeSpot('long', '0.5' as never)).toThrow('across');
    expect(() => edgeSpot('wide' as never, 0.5)).toThrow('edges');
    expect(() => edgeArea('long', [0.5, 0.5])).toThrow('across');
    expect(() => edgeArea('long', [0, 1], [0, 2])).toThrow('along');
    expect(() => edgeStrip('long', 'attacker', 0)).toThrow('depth');
    expect(() => edgeStrip('long', 'nobody' as never)).toThrow('side');
    expect(() => rimStrip(-1)).toThrow('depth');
    expect(() => ambushZones(0.6, 0.2)).toThrow('start');
    expect(() => ambushZones(0.2, 0.5)).toThrow('flank');
  });
});

describe('pieces of the kit', () => {
  it('OP-IDEAS: measure from the closest part of a base, and know nothing of models that are not there', () => {
    const { battle, move, say } = playing(holyShrine);
    move('attacker:line', 30, 20);
    expect(modelsNear(battle(), 'attacker', { x: 30, y: 23.5 }, 3)).toHaveLength(5);
    expect(modelsNear(battle(), 'attacker', { x: 30, y: 23.6 }, 3)).toHaveLength(0);
    expect(unitsWithin(battle(), 'defender', battle().zones.defender)).toHaveLength(4);
    say({ type: 'unit-withdrawn', unit: 'defender:boss' });
    say({ type: 'unit-arrived', unit: 'defender:boss' });
    expect(unitsWithin(battle(), 'defender', battle().zones.defender)).toHaveLength(3);
    expect(modelsNear(battle(), 'defender', { x: 12, y: 42 }, 50).map(({ id }) => id)).not.toContain(
      'defender:boss-model',
    );
  });

  it('OP-IDEAS: score for footholds and for models slain', () => {
    const { battle, destroy, move, say } = playing(holyShrine);
    move('attacker:line', 30, 40);
    expect(foothold('defender', { points: 2 })(battle(), 'attacker')).toMatchObject({
      points: 2,
      facts: { units: ['attacker:line'] },
    });
    expect(foothold('defender')(battle(), 'defender').points).toBe(4);
    destroy('defender:line');
    const infantry = slay({ keywords: ['INFANTRY'], points: 3 });
    expect(infantry(battle(), 'attacker').points).toBe(15);
    expect(infantry(battle(), 'defender').points).toBe(0);
    expect(modelsWith(battle(), 'defender', ['infantry'])).toHaveLength(8);
    say({ type: 'unit-embarked', unit: 'attacker:guard', transport: 'attacker:truck' });
    say({ type: 'unit-left', unit: 'attacker:truck' });
    const gone = battle().armies[0].units.filter((unit) => hasLeft(battle(), unit));
    expect(gone.map(({ id }) => id)).toEqual(['attacker:guard', 'attacker:truck']);
  });

  it('OP-IDEAS: see as far as the shortest rule says', () => {
    const { battle } = playing(holyShrine);
    const rules = [shortSight(18), shortSight(9, { title: 'Fog' })];
    expect(sightRange({ ...holyShrine, rules }, battle())).toBe(9);
    expect(sightRange(holyShrine, battle())).toBeNull();
    expect(() => shortSight(0)).toThrow('inches');
  });

  it('OP-IDEAS: end a battle once something is decided, and say why', () => {
    const { battle } = playing(holyShrine);
    const late = winsWhen('defender', ({ round }) => round > 1, 'late', { rule: 'OP-IDEAS' });
    expect(onceDecided(late)(battle())).toBeNull();
    expect(onceDecided(late)({ ...battle(), round: 2 })).toEqual({ message: 'late', rule: 'OP-IDEAS' });
    const drawn = () => ({ winner: null, reasons: [] });
    expect(onceDecided(late, drawn)(battle())).toEqual({ message: 'nobody can win any more' });
    expect(() => winsWhen('nobody' as never, () => true, '')).toThrow('role');
  });
});
