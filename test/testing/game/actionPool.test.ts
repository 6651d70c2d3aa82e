import { describe, expect, it } from 'vitest';
import { actionPool } from '../../../src/testing/game/actionPool';
import { type CountAction, type CountTypes, take } from './countdown';

function marked(count: number): readonly CountAction[] {
  return Array.from({ length: count }, (_, mark) => ({ ...take, marks: [mark] }));
}

describe('actionPool', () => {
  it('holds each action once, whatever the order of its members, the first first', () => {
    const pool = actionPool<CountTypes>();
    expect(pool.all()).toEqual([]);
    pool.add([take, { type: 'roll', player: 'Ann' }]);
    pool.add([{ player: 'Ann', type: 'roll' }, take, { type: 'show', player: 'Ben' }]);
    expect(pool.all().map(({ type }) => type)).toEqual(['take', 'roll', 'show']);
  });

  it('holds the first hundred, added one by one or all together', () => {
    const actions = marked(130);
    const together = actionPool<CountTypes>();
    together.add(actions);
    const single = actionPool<CountTypes>();
    for (const action of actions) single.add([action]);
    for (const pool of [together, single]) expect(pool.all()).toEqual(actions.slice(0, 100));
  });
});
