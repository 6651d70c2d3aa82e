import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annihilation, type BattleUnit, markedUnits } from 'wargame-rules/open-play';
import { playing } from '../ideas/playing';

function marked(marks: { readonly [unit: string]: readonly string[] }, keywords: readonly string[]) {
  return markedUnits(playing(annihilation, { marks: { attacker: marks } }).battle(), 'attacker', keywords);
}

describe('marked units', () => {
  it('OP-IDEAS: are those with the keyword, of their own or of a model', () => {
    expect(marked({ line: ['Sentry'], truck: ['SENTRY'] }, ['SENTRY'])).toEqual([
      'attacker:line',
      'attacker:truck',
    ]);
    expect(marked({}, ['WARLORD'])).toEqual(['attacker:boss']);
  });

  it('OP-IDEAS: are those with the next keyword where nobody has the first', () => {
    expect(marked({}, ['CONVOY', 'VEHICLE'])).toEqual(['attacker:truck']);
    expect(marked({ guard: ['CONVOY'] }, ['CONVOY', 'VEHICLE'])).toEqual(['attacker:guard']);
  });

  it('OP-IDEAS: are the weakest unit where nobody has any, the first by id of several', () => {
    const tied = playing(annihilation).battle();
    expect(markedUnits(tied, 'attacker', ['NONE'])).toEqual(['attacker:truck']);
    const [attacker, defender] = tied.armies;
    const powers = fc.array(fc.nat(2), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(powers, fc.boolean(), (ratings, backwards) => {
        const rated = attacker.units.map((unit, index) => ({ ...unit, powerRating: ratings[index] ?? 0 }));
        const units = backwards ? [...rated].reverse() : rated;
        const [chosen] = markedUnits({ ...tied, armies: [{ ...attacker, units }, defender] }, 'attacker', []);
        const others = rated.filter(({ id }) => id !== 'attacker:boss');
        const least = Math.min(...others.map(({ powerRating }) => powerRating));
        const weakest = others.filter(({ powerRating }) => powerRating === least).map(({ id }) => id);
        expect(chosen).toBe(weakest.sort()[0]);
      }),
    );
  });

  it("OP-IDEAS: are the Warlord's unit only where there is no other, and never where it is left out", () => {
    const battle = playing(annihilation).battle();
    const [attacker, defender] = battle.armies;
    const alone = {
      ...battle,
      armies: [{ ...attacker, units: attacker.units.slice(0, 1) }, defender] as const,
    };
    expect(markedUnits(alone, 'attacker', ['NONE'])).toEqual(['attacker:boss']);
    expect(markedUnits(alone, 'attacker', ['CHARACTER'], { withoutWarlord: true })).toEqual([]);
    const [boss] = attacker.units;
    const models = (boss?.models ?? []).flatMap((leader) => [{ ...leader, id: 'guardian' }, leader]);
    const guarded = { ...alone.armies[0], units: [{ ...boss, models } as BattleUnit] };
    const escorted = { ...battle, armies: [guarded, defender] as const };
    expect(markedUnits(escorted, 'attacker', ['CHARACTER'], { withoutWarlord: true })).toEqual([]);
  });
});
