import { describe, expect, it } from 'vitest';
import { playScript, scriptedDice } from 'wargame-rules';
import {
  type BattlefieldFacts,
  type Battlezone,
  generateBattlefield,
  generatorOf,
  rollBattlezone,
  rollFieldSize,
} from 'wargame-rules/battlefleet-gothic';
import { refusals } from '../ledger/build';

const table = { width: 60, height: 60 };
/** What the one square of a table holds, after its sunward edge and the die that says that it holds something. */
function heldIn(zone: Battlezone, faces: readonly number[], more: Partial<BattlefieldFacts> = {}) {
  return playScript((dice) => generateBattlefield({ zone, table, ...more }, dice), [2, 4, ...faces]);
}

describe('what a square holds', () => {
  it('is an effect on the whole table, with a die where it may be either', () => {
    const effects = (zone: Battlezone, ...faces: readonly number[]) => heldIn(zone, faces).effects;
    expect(effects('flare-region', 2)).toEqual(['solar-flare']);
    expect(effects('flare-region', 3)).toEqual(['radiation-burst']);
    expect(effects('inner-biosphere', 1, 3)).toEqual(['radiation-burst']);
    expect(effects('inner-biosphere', 1, 4)).toEqual(['solar-flare']);
    expect(effects('inner-biosphere', 2, 1, 1)).toEqual([]);
  });

  it('is an effect for each square that rolled it', () => {
    const facts = { zone: 'flare-region', table: { width: 120, height: 60 } } as const;
    const { effects } = playScript((dice) => generateBattlefield(facts, dice), [2, 4, 1, 4, 2]);
    expect(effects).toEqual(['solar-flare', 'solar-flare']);
  });

  it('is a planet in its middle, of the size that the next die says where there are two', () => {
    const size = (zone: Battlezone, ...faces: readonly number[]) => heldIn(zone, faces).planet?.size;
    expect(size('deep-space', 6)).toBe('small');
    expect(size('flare-region', 6, 5)).toBe('small');
    expect(size('flare-region', 6, 6, 1)).toBe('medium');
    expect(size('outer-reaches', 5, 3)).toBe('small');
    expect(size('outer-reaches', 6, 4, 1, 1)).toBe('large');
    expect(heldIn('deep-space', [6]).planet).toMatchObject({ square: 'A1', at: { x: 30, y: 30 } });
  });

  it('has rings from the die that the facts say, or those of a planet that is asked for', () => {
    const rings = (faces: readonly number[], more: Partial<BattlefieldFacts>) =>
      heldIn('outer-reaches', [5, 4, ...faces], more).planet?.rings.length;
    expect(rings([4, 1, 1, 1, 1, 1], {})).toBe(1);
    expect(rings([4, 1], { ringsOn: 5 })).toBe(0);
    expect(rings([5, 1, 1, 1, 1, 1], { ringsOn: 5 })).toBe(1);
    const asked = (facts: Omit<BattlefieldFacts, 'zone' | 'table'>) =>
      playScript((dice) => generateBattlefield({ zone: 'deep-space', table, ...facts }, dice), [4, 1, 1, 1])
        .planet?.rings;
    const planet = { size: 'large', at: { x: 30, y: 30 }, ringsOn: 5 } as const;
    expect(asked({ planet })).toEqual([]);
    expect(asked({ planet: { size: 'large', at: planet.at }, ringsOn: 5 })).toEqual([]);
  });

  it('is one field, D3 or D3+1 of them, numbered in the square', () => {
    const ids = (zone: Battlezone, ...faces: readonly number[]) =>
      heldIn(zone, faces).fields.map(({ id }) => id);
    const ones = (fields: number) => Array(fields * 2).fill(1);
    expect(ids('deep-space', 5, ...ones(1))).toEqual(['A1-1']);
    expect(ids('deep-space', 1, 4, ...ones(2))).toEqual(['A1-1', 'A1-2']);
    expect(ids('outer-reaches', 1, 1, ...ones(2))).toEqual(['A1-1', 'A1-2']);
    expect(ids('outer-reaches', 1, 6, ...ones(4))).toEqual(['A1-1', 'A1-2', 'A1-3', 'A1-4']);
  });
});

describe('the battlezone', () => {
  it('is rolled on its table with one D6', () => {
    expect(playScript(rollBattlezone, [6])).toEqual({ roll: 6, result: 'deep-space' });
  });

  it('is refused by its name where it is none', () => {
    const zone = 'core' as Battlezone;
    expect(refusals(() => generatorOf(zone))).toEqual([['argument/unknown-value', 'zone']]);
    expect(refusals(() => generateBattlefield({ zone, table }, scriptedDice([])))).toEqual([
      ['argument/unknown-value', 'zone'],
    ]);
    expect(refusals(() => rollFieldSize('comet' as 'warp-rift', scriptedDice([])))).toEqual([
      ['argument/unknown-value', 'kind'],
    ]);
  });
});
