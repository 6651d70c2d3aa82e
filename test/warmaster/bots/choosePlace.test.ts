import { describe, expect, it } from 'vitest';
import type { AreaNumber, Side } from 'wargame-rules/warmaster';
import type { Character } from '../../../src/warmaster/bots/character';
import { choosePlace } from '../../../src/warmaster/bots/choosePlace';
import { INDIFFERENT, type Stands, sceneFor } from './sceneOf';

interface Landing {
  readonly side?: Side;
  readonly units?: readonly string[];
  readonly character: Partial<Character>;
}

/** Where units of the reserve go, of some areas. */
function chosen(
  stands: Stands,
  areas: readonly AreaNumber[],
  { side = 'imperial', units = ['custodians-1'], character }: Landing,
): AreaNumber {
  const waiting = Object.fromEntries(units.map((unit) => [unit, 'reserve' as const]));
  const scene = sceneFor(
    side,
    { ...stands, ...waiting },
    {
      phase: `${side}-reinforcement`,
      character: { ...INDIFFERENT, ...character },
      state: { agenda: [{ type: 'place', side, units }] },
    },
  );
  return choosePlace(
    scene,
    areas.map((area) => ({ type: 'place', player: side, area })),
  ).area;
}

describe('where a perfect teleport goes', () => {
  it('to the fight that is best for all who are there then', () => {
    // 5 against 7 takes losses; with two more it is 15 against 7.
    const stands: Stands = { 'custodians-1': 33, 'custodians-2': 33, magnus: 33, angron: 55 };
    const units = ['custodians-3'];
    expect(chosen(stands, [14, 55, 33], { units, character: { care: 1 } })).toBe(33);
    expect(chosen({ angron: 55 }, [55, 14], { units, character: { care: 1 } })).toBe(14);
  });

  it('with all who are teleported', () => {
    const units = ['custodians-1', 'custodians-2', 'custodians-3'];
    expect(chosen({ angron: 55 }, [14, 55], { units, character: { care: 1 } })).toBe(55);
  });

  it('near to what draws, by half as much as it draws there', () => {
    // In 33 the pull of the brawl in 25 is half of 8, in 34 a third.
    const stands: Stands = { 'crew-1': 25 };
    expect(chosen(stands, [34, 33], { character: { brawl: 8 } })).toBe(33);
    // A foothold in 31, two steps from 25, against a pull of 40: its worth + 40 / 3 / 2, or 40 / 2 / 2 next to it.
    expect(chosen(stands, [33, 31], { character: { brawl: 40, screens: 8 } })).toBe(31);
    expect(chosen(stands, [31, 33], { character: { brawl: 40, screens: 2 } })).toBe(33);
  });

  it('not where they would stand above the limit', () => {
    const full: Stands = { 'blood-angels-1': 33, 'blood-angels-2': 33, 'blood-angels-3': 33 };
    expect(chosen(full, [33, 14], { character: {} })).toBe(14);
    expect(chosen({ ...full, 'blood-angels-3': 14 }, [33, 14], { character: {} })).toBe(33);
    const units = ['custodians-1', 'custodians-2'];
    expect(chosen({ ...full, 'blood-angels-3': 14 }, [33, 14], { units, character: {} })).toBe(14);
    expect(chosen({ ...full, 'blood-angels-3': 14 }, [14, 33], { units, character: {} })).toBe(14);
  });

  it('above the limit where that is worth more than who goes lost', () => {
    const full: Stands = { 'blood-angels-1': 31, 'blood-angels-2': 31, 'blood-angels-3': 31 };
    // Screens are held by those who are there, and by four all the same: 11 less 5 for one too many.
    expect(chosen(full, [14, 31], { character: { screens: 11 } })).toBe(31);
    expect(chosen(full, [14, 31], { character: { screens: 4 } })).toBe(14);
  });

  it('to the first of places that are alike', () => {
    expect(chosen({ 'blood-angels-1': 33 }, [33, 14], { character: {} })).toBe(33);
    expect(chosen({ 'blood-angels-1': 33 }, [14, 33], { character: {} })).toBe(14);
  });
});
