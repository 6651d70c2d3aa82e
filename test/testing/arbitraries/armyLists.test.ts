import { describe, expect, it } from 'vitest';
import { armyLists } from 'wargame-rules/testing';
import { rangeOf, samples } from './samples';

describe('armyLists', () => {
  it('have one to six units unless told, of one to ten models', () => {
    const lists = samples(armyLists());
    expect(rangeOf(lists.map(({ units }) => units.length))).toEqual([1, 6]);
    expect(rangeOf(lists.flatMap(({ units }) => units.map(({ models }) => models.length)))).toEqual([1, 10]);
    expect(rangeOf(samples(armyLists(3)).map(({ units }) => units.length))).toEqual([1, 3]);
  });

  it('number their units, and the models of each unit', () => {
    for (const { name, units } of samples(armyLists(), 50)) {
      expect(name).toBe('Army');
      for (const [index, { id, name, models }] of units.entries()) {
        expect([id, name]).toEqual([`unit-${index + 1}`, `Unit ${index + 1}`]);
        expect(models.map((model) => [model.id, model.name])).toEqual(
          models.map((_, place) => [`${id}.${place + 1}`, `Model ${place + 1}`]),
        );
      }
    }
  });

  it('have one Warlord, the first model of all', () => {
    for (const { units } of samples(armyLists(), 50)) {
      const warlords = units.flatMap(({ models }) => models.filter(({ warlord }) => warlord));
      expect(warlords).toEqual([{ id: 'unit-1.1', name: 'Model 1', warlord: true }]);
    }
  });

  it('have units of all figures, with none, some or all of four keywords', () => {
    const units = samples(armyLists()).flatMap((list) => list.units);
    expect(rangeOf(units.map(({ powerRating }) => powerRating))).toEqual([1, 12]);
    expect(rangeOf(units.map(({ leadership }) => leadership))).toEqual([4, 10]);
    expect(new Set(units.flatMap(({ keywords }) => keywords))).toEqual(
      new Set(['INFANTRY', 'VEHICLE', 'BIKER', 'FLY']),
    );
    expect(rangeOf(units.map(({ keywords }) => keywords.length))).toEqual([0, 4]);
    for (const { keywords } of units) expect(new Set(keywords).size).toBe(keywords.length);
  });
});
