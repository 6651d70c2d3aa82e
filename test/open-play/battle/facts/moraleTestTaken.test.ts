import { describe, expect, it } from 'vitest';
import { annihilation } from 'wargame-rules/open-play';
import { force, Skirmish, squad } from '../../skirmish';
import { reasons } from './reasons';

/** A mob whose models have these values of Leadership, if any, and which has none itself. */
function mob(...leaderships: readonly (number | null)[]): Skirmish {
  const models = leaderships.map((leadership, index) => ({
    id: `mob.${index}`,
    name: 'Mob',
    ...(leadership !== null && { leadership }),
  }));
  const army = force([squad('lord', 4, 1), { id: 'mob', name: 'mob', powerRating: 4, models }]);
  return new Skirmish(annihilation, { attacker: { army } });
}

const TEST = { type: 'morale-test', unit: 'mob' } as const;
const UNKNOWN = [{ code: 'battle/bad-figure', path: 'leadership' }];

describe('a Morale test', () => {
  it('OP-MORALE-1: is taken with the Leadership of those models that have one', () => {
    const played = mob(null, 5, null, 8);
    expect(reasons(played.battle, TEST)).toEqual([]);
    expect(played.say(TEST, 6).events.at(-1)).toMatchObject({ leadership: 8, passed: true });
    played.destroy('mob.3');
    expect(reasons(played.battle, TEST)).toEqual([]);
    played.destroy('mob.1');
    expect(reasons(played.battle, TEST)).toEqual(UNKNOWN);
  });

  it('OP-MORALE-1: is taken where nobody has a Leadership when it is reported', () => {
    const played = mob(null, null);
    expect(reasons(played.battle, TEST)).toEqual(UNKNOWN);
    expect(reasons(played.battle, { ...TEST, leadership: 4 })).toEqual([]);
    expect(played.say({ ...TEST, leadership: 4 }, 4).events.at(-1)).toMatchObject({
      leadership: 4,
      passed: true,
    });
  });

  it('OP-MORALE-1: is taken with what modifies the die, and an unmodified 1 passes all the same', () => {
    const test = (modifier: number, die: number) =>
      mob(7, 7)
        .say({ ...TEST, modifier }, die)
        .events.at(-1);
    expect(test(1, 6)).toMatchObject({ die: 6, total: 7, passed: true });
    expect(test(2, 6)).toMatchObject({ die: 6, total: 8, passed: false });
    expect(test(-2, 6)).toMatchObject({ die: 6, total: 4, passed: true });
    expect(test(9, 1)).toMatchObject({ die: 1, total: 10, passed: true });
    expect(reasons(mob(7).battle, { ...TEST, modifier: 0.5 })).toEqual([
      { code: 'battle/bad-figure', path: 'modifier' },
    ]);
  });

  it('is refused for a unit that is not there, for that reason only', () => {
    expect(reasons(mob(7).battle, { type: 'morale-test', unit: 'nobody' })).toEqual([
      { code: 'battle/unknown-unit', path: 'unit' },
    ]);
  });
});
