import { describe, expect, it } from 'vitest';
import {
  annihilation,
  type BattleArmy,
  type BattleUnit,
  INSPIRING_LEADER,
  leadershipOf,
} from 'wargame-rules/open-play';
import { force, Skirmish, squad } from '../../skirmish';

const TRAIT = { warlordTrait: INSPIRING_LEADER };

function leadership({ battle }: Skirmish, index: number, more: Partial<BattleArmy> = {}): number {
  const army = { ...battle.armies[0], ...more };
  return leadershipOf(battle, army, army.units[index] as BattleUnit);
}

/** A court of three, whose first model is the Warlord, and a pack of two; both stand in a line. */
function court(...pack: readonly number[]): Skirmish {
  const army = force([squad('court', 9, 3), squad('pack', 4, 2)], TRAIT);
  const positions = [
    { model: 'court.1', at: { x: 5, y: 5 } },
    ...pack.map((x, index) => ({ model: `pack.${index + 1}`, at: { x, y: 5 } })),
  ];
  return new Skirmish(annihilation, { attacker: { army, positions } });
}

describe('the Leadership of a unit', () => {
  it('OP-WARLORD-2: is 1 more where one of its models is within 6" of the Warlord', () => {
    expect(leadership(court(11, 30), 1)).toBe(8);
    expect(leadership(court(30, 11), 1)).toBe(8);
    expect(leadership(court(30, 12), 1)).toBe(7);
    expect(leadership(court(30, 11).destroy('pack.2'), 1)).toBe(7);
    expect(leadership(court(), 1)).toBe(7);
  });

  it('OP-WARLORD-2: is not raised by a Warlord that is gone, nor in its own unit', () => {
    const played = court(6, 7);
    expect([leadership(played, 0), leadership(played, 1)]).toEqual([8, 8]);
    played.destroy('court.1');
    expect([leadership(played, 0), leadership(played, 1)]).toEqual([7, 7]);
  });

  it('OP-WARLORD-2: is not raised off the battlefield', () => {
    const army = force([squad('court', 9, 3), squad('pack', 4, 2)], TRAIT);
    const positions = [{ model: 'court.1', at: { x: 5, y: 5 } }];
    const played = new Skirmish(annihilation, { attacker: { army, positions, reserve: ['pack'] } });
    expect(leadership(played, 1)).toBe(7);
    expect(leadership(court(6, 7).say({ type: 'unit-withdrawn', unit: 'court' }), 1)).toBe(7);
    expect(leadership(court(6, 7).say({ type: 'unit-withdrawn', unit: 'court' }), 0)).toBe(8);
  });

  it('is not raised in an army whose Warlord is nobody of the battle', () => {
    expect(leadership(court(6, 7), 0, { warlord: 'nobody' })).toBe(7);
  });

  it('OP-MORALE-1: is the highest of those models that have one', () => {
    const models = [
      { id: 'mob.1', name: 'Mob' },
      { id: 'mob.2', name: 'Mob', leadership: 5 },
      { id: 'mob.3', name: 'Mob', leadership: 4 },
    ];
    const mob = { id: 'mob', name: 'mob', powerRating: 4, models };
    const played = new Skirmish(annihilation, { attacker: { army: force([squad('lord', 4, 1), mob]) } });
    expect(leadership(played, 1)).toBe(5);
    played.destroy('mob.2');
    expect(leadership(played, 1)).toBe(4);
    played.destroy('mob.3');
    expect(() => leadership(played, 1)).toThrow(
      expect.objectContaining({
        violations: [
          {
            code: 'battle/bad-figure',
            message: expect.any(String),
            path: 'leadership',
            facts: { unit: 'mob' },
          },
        ],
      }),
    );
  });
});
