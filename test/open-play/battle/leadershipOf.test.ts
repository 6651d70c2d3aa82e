import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Base } from 'wargame-rules';
import { annihilation, INSPIRING_LEADER, leadershipOf } from 'wargame-rules/open-play';
import { force, Skirmish, squad } from '../skirmish';

const UNITS = (base: Base) => [
  { ...squad('lord', 4, 1), models: [{ id: 'lord.1', name: 'Lord', base }] },
  { ...squad('pack', 4, 1), models: [{ id: 'pack.1', name: 'Pack', base }] },
  squad('truck', 3, 1, { transportCapacity: 9 }),
];

/** The Leadership of the Warlord's unit and of another one whose base is so far from his. */
function leaderships(base: Base & { readonly shape: 'round' }, gap: number, more: object = {}, trait = true) {
  const army = force(UNITS(base), trait ? { warlordTrait: INSPIRING_LEADER } : {});
  const positions = [
    { model: 'lord.1', at: { x: 5, y: 5 } },
    { model: 'pack.1', at: { x: 5 + base.diameter + gap, y: 5 } },
  ];
  const { battle } = new Skirmish(annihilation, { attacker: { army, positions, ...more } });
  const [attacker] = battle.armies;
  return attacker.units.slice(0, 2).map((unit) => leadershipOf(battle, attacker, unit));
}

describe('Inspiring Leader', () => {
  it('OP-WARLORD-2: reaches exactly 6 inches, for every size of base', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 6, noNaN: true }), (diameter) => {
        const base = { shape: 'round', diameter } as const;
        expect(leaderships(base, 6)).toEqual([8, 8]);
        expect(leaderships(base, 6.01)).toEqual([8, 7]);
        expect(leaderships(base, 0)).toEqual([8, 8]);
      }),
      { numRuns: 40 },
    );
  });

  const base = { shape: 'round', diameter: 1 } as const;

  it('OP-WARLORD-2: needs the trait, and a Warlord on the battlefield', () => {
    expect(leaderships(base, 3, {}, false)).toEqual([7, 7]);
    const embarked = [{ unit: 'lord', transport: 'truck' }];
    expect(leaderships(base, 3, { embarked, positions: [] })).toEqual([8, 7]);
  });

  it('OP-WARLORD-2: ends with the Warlord, and never reaches the enemy', () => {
    const played = new Skirmish(annihilation, {
      attacker: {
        army: force(UNITS(base), { warlordTrait: INSPIRING_LEADER }),
        positions: [
          { model: 'lord.1', at: { x: 5, y: 5 } },
          { model: 'pack.1', at: { x: 8, y: 5 } },
        ],
      },
      defender: { positions: [{ model: 'guards.1', at: { x: 5, y: 8 } }] },
    });
    const of = (side: 0 | 1, index: number) => {
      const army = played.battle.armies[side];
      return army.units[index] && leadershipOf(played.battle, army, army.units[index]);
    };
    expect([of(0, 1), of(1, 1)]).toEqual([8, 7]);
    played.destroy('lord.1');
    expect(of(0, 1)).toBe(7);
  });

  it('C61: is asked in vain where nobody is left, or no Leadership is known', () => {
    const { battle } = new Skirmish().wipeOut('boss');
    const [attacker] = battle.armies;
    const unit = attacker.units[0];
    expect(() => unit && leadershipOf(battle, attacker, unit)).toThrow(
      expect.objectContaining({ code: 'battle/bad-figure' }),
    );
  });
});
