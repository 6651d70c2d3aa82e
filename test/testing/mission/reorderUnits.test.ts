import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptedDice, seededDice } from 'wargame-rules';
import { reorderUnits } from 'wargame-rules/testing';

const anyArmies = fc.array(
  fc.record({ units: fc.array(fc.record({ id: fc.nat(), models: fc.array(fc.nat()) })) }),
);

/** The same text for the same units and models, in whatever order. */
const counted = (armies: readonly { units: readonly { id: number; models: readonly number[] }[] }[]) =>
  armies.map(({ units }) =>
    units.map(({ id, models }) => `${id}: ${[...models].sort((one, other) => one - other)}`).sort(),
  );

describe('reorderUnits', () => {
  it('draws the units of each army anew, and then the models of each of them; armies keep their places', () => {
    const battle = {
      round: 2,
      armies: [
        { name: 'mob', units: [{ id: 'boyz', models: ['nob', 'boy', 'runt'] }, { id: 'gitz' }] },
        { name: 'squad', units: [{ id: 'guards', models: ['ace', 'bat'] }] },
      ],
    };
    const dice = scriptedDice([2, 3, 1, 2]);
    expect(reorderUnits(battle, dice)).toEqual({
      round: 2,
      armies: [
        { name: 'mob', units: [{ id: 'gitz' }, { id: 'boyz', models: ['runt', 'nob', 'boy'] }] },
        { name: 'squad', units: [{ id: 'guards', models: ['bat', 'ace'] }] },
      ],
    });
    dice.finish();
  });

  it('loses nothing, and moves nothing from one unit or army to another', () => {
    fc.assert(
      fc.property(anyArmies, fc.nat(), (armies, seed) => {
        const after = reorderUnits({ armies }, seededDice(seed));
        expect(counted(after.armies)).toEqual(counted(armies));
      }),
    );
  });

  it.each([
    [null],
    [undefined],
    ['armies'],
    [7],
    [{ ships: [1, 2, 3] }],
    [{ armies: 'two' }],
    [{ armies: { length: 2 } }],
    [Object.create({ armies: [{ units: [1, 2] }] })],
  ])('gives back what has no armies: %j', (battle) => {
    expect(reorderUnits(battle, scriptedDice([]))).toBe(battle);
  });

  it('leaves armies without units, and units without models, as they are', () => {
    const armies = [null, 'mob', 7, { units: 'three' }, { units: [] }, { units: [{ models: null }] }];
    expect(reorderUnits({ armies }, scriptedDice([1]))).toEqual({ armies });
  });
});
