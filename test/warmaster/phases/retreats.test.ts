import { describe, expect, it } from 'vitest';
import type { WarmasterAction } from 'wargame-rules/warmaster';
import { areasOffered, at, codes, fight, lose, plain, play, table } from '../table';
import { always, HIDDEN, retreat, retreats, stands } from './fixedCombat';

const routed = always({ attacker: stands, defender: retreats });

const retreatTo = (player: 'imperial' | 'traitor', area: number): WarmasterAction => ({
  type: 'retreat-to',
  player,
  area: area as 14,
});

describe('retreats', () => {
  const duel = { 'custodians-1': 35, 'crew-1': 35, emperor: 14, ...HIDDEN } as const;

  it('WM-RETR-1: the other player chooses an adjacent area', () => {
    const { state } = play(routed, table('imperial-combat', duel), [fight('imperial', 35)], [1]);
    expect(routed.toAct(state)).toEqual(['imperial']);
    expect(areasOffered(routed, state, 'imperial')).toEqual([32, 33, 34, 36, 42]);
    expect(codes(routed, state, retreatTo('imperial', 41))).toEqual(['warmaster/not-adjacent']);
    const { state: after, events } = play(routed, state, [retreatTo('imperial', 33)]);
    expect(at(after, 'crew-1')).toBe(33);
    expect(events).toContainEqual({ type: 'retreated', unit: 'crew-1', from: 35, to: 33 });
  });

  it('WM-RETR-1: unit by unit, in the owner’s order, so that units may part', () => {
    const start = table('imperial-combat', { ...duel, 'crew-2': 35 });
    const { state } = play(routed, start, [fight('imperial', 35)], [1]);
    expect(routed.toAct(state)).toEqual(['traitor']);
    expect(routed.actions(state, 'traitor')).toEqual([
      retreat('traitor', 'crew-1'),
      retreat('traitor', 'crew-2'),
    ]);
    expect(codes(routed, state, retreat('traitor', 'horus'))).toEqual(['warmaster/not-there']);
    expect(codes(routed, state, retreatTo('traitor', 33))).toEqual(['warmaster/not-now']);
    const { state: named } = play(routed, state, [retreat('traitor', 'crew-2')]);
    expect(routed.toAct(named)).toEqual(['imperial']);
    const { state: after } = play(routed, named, [retreatTo('imperial', 33), retreatTo('imperial', 42)]);
    expect([at(after, 'crew-1'), at(after, 'crew-2')]).toEqual([42, 33]);
  });

  it('WM-RETR-2, C67: not into a Destroyed Area, nor among enemies, even face down, nor beyond three', () => {
    const start = table(
      'traitor-combat',
      {
        'custodians-1': 35,
        horus: 35,
        emperor: 42,
        'custodians-2': 42,
        'custodians-3': 42,
        'crew-1': [33, 'down'],
        'crew-2': 34,
      },
      { destroyedAreas: [32] },
    );
    const { state } = play(routed, start, [fight('traitor', 35)], [1]);
    const kept = play(routed, state, [{ type: 'keep', player: 'traitor' }]).state;
    expect(at(kept, 'custodians-1')).toBe(36);
    const nowhere = { ...start, destroyedAreas: [32 as const, 36 as const] };
    const { state: lost, events } = play(
      routed,
      nowhere,
      [fight('traitor', 35), { type: 'keep', player: 'traitor' }],
      [1],
    );
    expect(at(lost, 'custodians-1')).toBe('destroyed');
    expect(events).toContainEqual({ type: 'destroyed', units: ['custodians-1'], cause: 'retreat' });
  });

  it('WM-RETR-2: every reason against an area is named', () => {
    const start = table(
      'imperial-combat',
      { ...duel, emperor: 33, 'crew-2': 34, 'crew-3': 34, 'crew-4': 34 },
      { destroyedAreas: [32] },
    );
    const { state } = play(routed, start, [fight('imperial', 35)], [1]);
    expect(areasOffered(routed, state, 'imperial')).toEqual([36, 42]);
    expect(codes(routed, state, retreatTo('imperial', 32))).toEqual(['warmaster/destroyed-area']);
    expect(codes(routed, state, retreatTo('imperial', 33))).toEqual(['warmaster/enemies-there']);
    expect(codes(routed, state, retreatTo('imperial', 34))).toEqual(['warmaster/no-room']);
    expect(codes(routed, state, retreatTo('imperial', 35))).toEqual([
      'warmaster/not-adjacent',
      'warmaster/enemies-there',
    ]);
  });

  it('WM-RETR-2, C67: room for some only: the owner says who is lost', () => {
    const start = table(
      'imperial-combat',
      { ...duel, 'crew-2': 35, 'crew-3': 33, 'crew-4': 33 },
      { destroyedAreas: [32, 34, 36, 42] },
    );
    const { state } = play(routed, start, [fight('imperial', 35), retreat('traitor', 'crew-2')], [1]);
    expect([at(state, 'crew-1'), at(state, 'crew-2')]).toEqual(['destroyed', 33]);
  });

  it('C68: losses come first, and the dead need no room', () => {
    const rout = always({ attacker: stands, defender: { loses: 1, retreats: true } });
    const start = table(
      'imperial-combat',
      { ...duel, 'crew-2': 35, 'crew-3': 33, 'crew-4': 33 },
      { destroyedAreas: [32, 34, 36, 42] },
    );
    const { state } = play(rout, start, [fight('imperial', 35), lose('traitor', 'crew-2')], [1]);
    expect([at(state, 'crew-1'), at(state, 'crew-2')]).toEqual([33, 'destroyed']);
  });

  it('WM-RETR-3, C27: a unit that retreated adds nothing to the defence', () => {
    const before = { retreated: ['crew-1'] };
    const alone = play(plain, table('imperial-combat', duel, before), [fight('imperial', 35)], [5]);
    expect(alone.events.find(({ type }) => type === 'combat-resolved')).toMatchObject({
      combat: { attack: 5, defence: 0, column: 5 },
    });
    const beside = table('imperial-combat', { ...duel, 'horror-1': 35 }, before);
    expect(play(plain, beside, [fight('imperial', 35)], [2]).events).toContainEqual(
      expect.objectContaining({ combat: expect.objectContaining({ attack: 5, defence: 3, column: 1 }) }),
    );
  });

  it('WM-RETR-3, C67: a second retreat destroys, fresh units beside it go', () => {
    const start = table('imperial-combat', { ...duel, 'crew-2': 35 }, { retreated: ['crew-1'] });
    const { state } = play(routed, start, [fight('imperial', 35)], [1]);
    expect(at(state, 'crew-1')).toBe('destroyed');
    expect(areasOffered(routed, state, 'imperial')).toEqual([32, 33, 34, 36, 42]);
    const { state: after } = play(routed, state, [retreatTo('imperial', 36)]);
    expect(at(after, 'crew-2')).toBe(36);
  });

  it('both sides may have to retreat, the defender first', () => {
    const apart = always({ attacker: retreats, defender: retreats });
    const { state } = play(apart, table('imperial-combat', duel), [fight('imperial', 35)], [1]);
    expect(apart.toAct(state)).toEqual(['imperial']);
    const { state: second } = play(apart, state, [retreatTo('imperial', 33)]);
    expect(apart.toAct(second)).toEqual(['traitor']);
    expect(areasOffered(apart, second, 'traitor')).toEqual([32, 34, 36, 42]);
  });
});
