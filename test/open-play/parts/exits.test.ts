import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import {
  checkFact,
  defineMission,
  edgeStrip,
  exits,
  lastArmyStanding,
  safeConduct,
} from 'wargame-rules/open-play';
import { playing } from '../ideas/playing';
import { missionOf } from './missionOf';

describe('exits', () => {
  it('OP-IDEAS: let nobody through who is not wholly within, every model of the unit', () => {
    const { battle, move, say } = playing(safeConduct, { marks: { attacker: { line: ['DIGNITARY'] } } });
    move('attacker:line', 30, 38.6);
    say({ type: 'models-moved', positions: [{ model: 'attacker:line-model/5', at: { x: 30, y: 38.4 } }] });
    const leave = { type: 'unit-left', unit: 'attacker:line' } as const;
    expect(checkFact(safeConduct, battle(), leave)).toMatchObject([
      {
        code: 'battle-part/wrong-place',
        rule: 'OP-IDEAS',
        path: 'unit',
        facts: { part: 'escort', unit: 'attacker:line' },
      },
    ]);
    say({ type: 'models-moved', positions: [{ model: 'attacker:line-model/5', at: { x: 30, y: 38.5 } }] });
    expect(checkFact(safeConduct, battle(), leave)).toEqual([]);
  });

  it('OP-IDEAS: do not mind those who do not matter, on either side', () => {
    const { battle, say } = playing(safeConduct, { marks: { attacker: { line: ['DIGNITARY'] } } });
    say({ type: 'unit-left', unit: 'attacker:guard' });
    say({ type: 'unit-left', unit: 'defender:guard' });
    expect(battle().parts.escort.left).toEqual([]);
    expect(checkFact(safeConduct, battle(), { type: 'unit-left', unit: 'nobody' })).toMatchObject([
      { code: 'battle/unknown-unit' },
    ]);
  });

  it('OP-IDEAS: follow a unit that splits, and count every unit where none is singled out', () => {
    const road = exits({ id: 'road', side: 'defender', through: edgeStrip('long', 'defender') });
    const flight = defineMission({
      id: 'flight',
      title: 'Flight',
      parts: [road],
      victory: lastArmyStanding(),
    });
    const { battle, say } = playing(flight);
    const model = (index: number) => `defender:line-model/${index}`;
    const into = [
      { id: 'one', models: [1, 2].map(model) },
      { id: 'two', models: [3, 4, 5].map(model) },
    ];
    say({ type: 'unit-split', unit: 'defender:line', into });
    say({ type: 'unit-left', unit: 'two' });
    say({ type: 'unit-left', unit: 'defender:boss' });
    expect(battle().parts.road).toEqual({ units: null, left: ['two', 'defender:boss'] });
    const marked = playing(safeConduct, { marks: { attacker: { line: ['DIGNITARY'] } } });
    const own = into.map(({ id, models }) => ({
      id,
      models: models.map((one) => one.replace('defender', 'attacker')),
    }));
    marked.say({ type: 'unit-split', unit: 'attacker:line', into: own });
    expect(marked.battle().parts.escort.units).toEqual(['one', 'two']);
  });

  it('OP-IDEAS: concern nobody who is not there, and belong to a side', () => {
    const through = edgeStrip('long', 'defender');
    const road = exits({ id: 'road', side: 'defender', through });
    const battle = playing(missionOf(road)).battle();
    const state = { units: null, left: [] };
    const leave = { type: 'unit-left', unit: 'nobody' } as const;
    expect(road.checkFact?.(state, leave, battle)).toEqual([]);
    expect(road.after?.(state, leave, battle, scriptedDice([]))).toEqual({ state });
    expect(() => exits({ id: 'road', side: 'nobody' as never, through })).toThrow('side');
  });
});
