import { describe, expect, it } from 'vitest';
import { defineEdition, type WarmasterAction, warmasterGame } from 'wargame-rules/warmaster';
import { deepFreeze } from '../../deepFreeze';
import { plainEdition } from '../plainEdition';
import { at, codes, end, fight, lose, plain, play, table } from '../table';
import { always, HIDDEN, stands } from './fixedCombat';

const exchange = always({ attacker: { loses: 1, retreats: false }, defender: { loses: 1, retreats: false } });

describe('combat', () => {
  it('WM-COMB-1: in every area with both sides, in the order of the active player, one after the other', () => {
    const start = table('imperial-combat', {
      emperor: 35,
      'crew-1': 35,
      'custodians-1': 33,
      'crew-2': 33,
      'custodians-2': 14,
      ...HIDDEN,
    });
    expect(plain.actions(start, 'imperial')).toEqual([fight('imperial', 33), fight('imperial', 35)]);
    expect(codes(plain, start, fight('imperial', 14))).toEqual(['warmaster/no-combat']);
    expect(codes(plain, start, end('imperial'))).toEqual(['warmaster/not-now']);
    const { state } = play(exchange, start, [fight('imperial', 33)], [1]);
    expect(exchange.actions(state, 'imperial')).toEqual([fight('imperial', 35)]);
    expect(codes(exchange, state, fight('imperial', 33))).toEqual(['warmaster/no-combat']);
  });

  it('WM-COMB-2: all units of both sides count: 10 against 5 is 2 to 1', () => {
    const start = table('imperial-combat', {
      'custodians-1': 35,
      'custodians-2': 35,
      'crew-1': 35,
      'horror-1': 35,
      emperor: 14,
      ...HIDDEN,
    });
    const { events } = play(plain, start, [fight('imperial', 35)], [3]);
    expect(events.find(({ type }) => type === 'combat-resolved')).toMatchObject({
      combat: { attack: 10, defence: 5, column: 2, dice: [3], outcome: { name: 'NE' } },
    });
  });

  it('WM-COMB-4: the attacker’s D6 and the column give the outcome of the edition’s table', () => {
    const columns = new Set<number>();
    for (const crew of [1, 2, 3, 4, 5, 6, 7]) {
      const attackers = Array.from({ length: crew }, (_, index) => [`crew-${index + 1}`, 35] as const);
      const stands: Parameters<typeof table>[1] = {
        ...Object.fromEntries(attackers),
        'imperial-guard-1': 35,
        emperor: 14,
        ...HIDDEN,
      };
      for (const face of [1, 2, 3, 4, 5, 6]) {
        const { events } = play(plain, table('traitor-combat', stands), [fight('traitor', 35)], [face]);
        const column = Math.floor(crew / 3);
        const outcome = plainEdition.combatResults.columns[column]?.rows[face - 1]?.result;
        const combat = expect.objectContaining({ attack: crew, defence: 3, column, outcome });
        expect(events).toContainEqual({ type: 'combat-resolved', combat });
        columns.add(column);
      }
    }
    expect([...columns]).toEqual([0, 1, 2]);
  });

  it('WM-COMB-5: the owner chooses which of his units are destroyed; they are gone for good', () => {
    const start = table('imperial-combat', {
      'custodians-1': 35,
      'custodians-2': 35,
      'crew-1': 35,
      'horror-1': 35,
      emperor: 14,
      ...HIDDEN,
    });
    const { state } = play(exchange, start, [fight('imperial', 35)], [4]);
    expect(exchange.toAct(state)).toEqual(['traitor']);
    const { state: second } = play(exchange, state, [lose('traitor', 'crew-1')]);
    expect(exchange.toAct(second)).toEqual(['imperial']);
    expect(at(second, 'crew-1')).toBe(35);
    const { state: after } = play(exchange, second, [lose('imperial', 'custodians-2')]);
    expect(at(after, 'crew-1')).toBe('destroyed');
    expect(at(after, 'custodians-2')).toBe('destroyed');
    expect(at(after, 'horror-1')).toBe(35);
  });

  it('WM-COMB-5: where no choice is left, nobody is asked', () => {
    const start = table('imperial-combat', { 'custodians-1': 35, 'crew-1': 35, emperor: 14, ...HIDDEN });
    const { state } = play(exchange, start, [fight('imperial', 35)], [4]);
    expect([at(state, 'custodians-1'), at(state, 'crew-1')]).toEqual(['destroyed', 'destroyed']);
  });

  it('WM-TURN-2: the phase ends when every combat is fought, and not before', () => {
    const start = table('imperial-combat', { 'custodians-1': 35, 'crew-1': 35, emperor: 14, ...HIDDEN });
    expect(play(exchange, start, [fight('imperial', 35)], [4]).state.phase).toBe('traitor-movement');
  });
});

describe('rolling again', () => {
  const attack = table('imperial-combat', { sanguinius: 35, 'crew-1': 35, emperor: 14, ...HIDDEN });
  const again: WarmasterAction = { type: 'reroll', player: 'imperial' };
  const keep: WarmasterAction = { type: 'keep', player: 'imperial' };

  it('WM-REROLL-1, C42, C52: the second result stands, even if worse, and there is no third', () => {
    const { state } = play(plain, attack, [fight('imperial', 35)], [6]);
    expect(plain.actions(state, 'imperial')).toEqual([keep, again]);
    const { events } = play(plain, state, [again], [1]);
    const resolved = events.filter(({ type }) => type === 'combat-resolved');
    expect(resolved).toEqual([
      { type: 'combat-resolved', combat: expect.objectContaining({ dice: [6, 1], column: 3 }) },
    ]);
    const name = plainEdition.combatResults.columns[3]?.rows[0]?.result.name;
    expect(resolved[0]).toMatchObject({ combat: { outcome: { name } } });
  });

  it('WM-REROLL-1, C54: kept, one die fell; rolled again, the column is the same', () => {
    const { state } = play(plain, attack, [fight('imperial', 35)], [4]);
    const saved = JSON.parse(JSON.stringify(state));
    const kept = play(plain, saved, [keep]).events.find(({ type }) => type === 'combat-resolved');
    const rolled = play(plain, saved, [again], [4]).events.find(({ type }) => type === 'combat-resolved');
    expect(kept).toMatchObject({ combat: { dice: [4], column: 3 } });
    expect(rolled).toMatchObject({ combat: { dice: [4, 4], column: 3 } });
  });

  it('WM-REROLL-1, C56: what was rolled before stays as it was, in the state and in the result', () => {
    const { state, events } = play(plain, attack, [fight('imperial', 35)], [4]);
    const before = JSON.stringify({ state, events });
    const rolled = play(plain, deepFreeze(state), [again], [2]).events;
    expect(JSON.stringify({ state, events })).toBe(before);
    const sums = { area: 35, attacker: 'imperial', attack: 7, defence: 2, column: 3 } as const;
    const [first] = plainEdition.combatResults.columns[3]?.rows.filter(({ from }) => from === 4) ?? [];
    const [second] = plainEdition.combatResults.columns[3]?.rows.filter(({ from }) => from === 2) ?? [];
    expect(events).toContainEqual({
      type: 'combat-rolled',
      combat: { ...sums, dice: [4], outcome: first?.result },
    });
    expect(rolled[0]).toEqual({
      type: 'combat-resolved',
      combat: { ...sums, dice: [4, 2], outcome: second?.result },
    });
  });

  it('WM-REROLL-1: defending too, and only the side that has the right is asked', () => {
    const start = table('traitor-combat', { sanguinius: 35, 'crew-1': 35, emperor: 14, ...HIDDEN });
    const { state } = play(plain, start, [fight('traitor', 35)], [3]);
    expect(plain.toAct(state)).toEqual(['imperial']);
    expect(codes(plain, state, { type: 'reroll', player: 'traitor' })).toEqual([
      'warmaster/not-your-decision',
    ]);
  });

  it('WM-REROLL-2: where both have it, nobody is asked', () => {
    const start = table('imperial-combat', { sanguinius: 35, angron: 35, emperor: 14, ...HIDDEN });
    const { state } = play(plain, start, [fight('imperial', 35)], [4]);
    expect(state.phase).not.toBe('imperial-combat');
  });
});

describe('the end', () => {
  it('WM-END-1: the death of Horus is an Imperial victory, at once', () => {
    const kill = always({ attacker: stands, defender: { loses: 'all', retreats: false } });
    const start = table('imperial-combat', {
      sanguinius: 35,
      horus: 35,
      emperor: 14,
      'crew-1': 33,
      'custodians-1': 33,
    });
    const { state } = play(kill, start, [fight('imperial', 35), { type: 'keep', player: 'traitor' }], [1]);
    expect(state.outcome).toEqual({
      winners: ['imperial'],
      reasons: [{ message: 'Horus is dead', rule: 'WM-END-1' }],
    });
    expect(kill.toAct(state)).toEqual([]);
    expect(codes(kill, state, fight('imperial', 33))).toEqual(['warmaster/game-over']);
  });

  it('WM-END-1, C60: both in the same instant: a draw, whichever is chosen first', () => {
    for (const player of ['imperial', 'traitor'] as const) {
      const start = table(`${player}-combat`, { emperor: 35, horus: 35, 'crew-1': 35 });
      const { state } = play(exchange, start, [fight(player, 35), lose('traitor', 'horus')], [1]);
      expect(state.outcome?.winners).toEqual([]);
      expect(state.outcome?.reasons.map(({ message }) => message)).toEqual([
        'the Emperor is dead',
        'Horus is dead',
      ]);
    }
  });

  it('C60: one after the other, the first death decides', () => {
    const start = table('imperial-combat', { emperor: 35, 'crew-1': 35, 'custodians-1': 33, horus: 33 });
    const { state } = play(
      exchange,
      start,
      [fight('imperial', 33), { type: 'keep', player: 'traitor' }],
      [1],
    );
    expect(state.outcome?.winners).toEqual(['imperial']);
    expect(at(state, 'emperor')).toBe(35);
  });

  it('WM-END-3: an edition may have a last turn, with its own verdict; the rules have none', () => {
    const last = (winners: readonly ('imperial' | 'traitor')[]) =>
      warmasterGame(defineEdition({ ...plainEdition, turnLimit: { turns: 3, winners } }));
    const start = table('traitor-movement', { emperor: 14, ...HIDDEN });
    const stop = [end('traitor')];
    expect(play(last(['traitor']), start, stop).state.outcome).toEqual({
      winners: ['traitor'],
      reasons: [{ message: 'the last turn, turn 3, is over', rule: 'WM-END-3' }],
    });
    expect(play(last([]), start, stop).state.outcome?.winners).toEqual([]);
    expect(play(plain, start, stop).state.outcome).toBeNull();
    expect(play(last([]), { ...start, turn: 2 }, stop).state.turn).toBe(3);
  });
});
