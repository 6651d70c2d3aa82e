import { describe, expect, it } from 'vitest';
import { toActBeforeBattle } from 'wargame-rules/open-play';
import { botAction, toDeclarations, walk } from '../walk';

describe('reading the briefing', () => {
  it('OP-SEQ: both read it, in any order, and nothing is told of it', () => {
    const { state } = walk(toDeclarations().slice(0, 4));
    expect(toActBeforeBattle(state)).toEqual(['Ann', 'Ben']);
    const one = walk([{ type: 'read-briefing', player: 'Ben' }], [], state);
    expect(toActBeforeBattle(one.state)).toEqual(['Ann']);
    expect(one.state.step).toBe('read-briefing');
    const last = botAction(one.state, 'Ann');
    expect(last).toEqual({ type: 'read-briefing', player: 'Ann' });
    const two = walk([{ type: 'read-briefing', player: 'Ann' }], [], one.state);
    expect(two.state.step).toBe('create-battlefield');
    expect([...one.events, ...two.events]).toEqual([]);
  });
});
