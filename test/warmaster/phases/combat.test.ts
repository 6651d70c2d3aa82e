import { describe, expect, it } from 'vitest';
import {
  type CombatOutcome,
  defineEdition,
  type Effect,
  type WarmasterAction,
  warmasterGame,
} from 'wargame-rules/warmaster';
import { deepFreeze } from '../../deepFreeze';
import { plainEdition } from '../plainEdition';
import { areasOffered, at, codes, end, fight, lose, plain, play, reveal, table } from '../table';

/** The rules with a table that says the same whatever is rolled. */
function always(outcome: Omit<CombatOutcome, 'name'>) {
  const row = { from: 1, to: 6, result: { name: 'always', ...outcome } };
  const columns = [0, 1, 2, 3].map((ratio) => ({ ratio, rows: [row] }));
  return warmasterGame(defineEdition({ ...plainEdition, combatResults: { columns } }));
}

const stands = { loses: 0, retreats: false } as const;
const retreats = { loses: 0, retreats: true } as const;
const routed = always({ attacker: stands, defender: retreats });
const exchange = always({ attacker: { loses: 1, retreats: false }, defender: { loses: 1, retreats: false } });
const HIDDEN = { horus: [56, 'down'] } as const;

const retreat = (player: 'imperial' | 'traitor', unit: string): WarmasterAction => ({
  type: 'retreat',
  player,
  unit,
});
const retreatTo = (player: 'imperial' | 'traitor', area: number): WarmasterAction => ({
  type: 'retreat-to',
  player,
  area: area as 14,
});

describe('revealing', () => {
  it('WM-REV-1, C81: counters with an enemy in their area are turned up before the first combat', () => {
    const start = table('imperial-movement', {
      emperor: 35,
      'crew-1': [35, 'down'],
      'custodians-1': 33,
      'crew-2': 33,
      'crew-3': [34, 'down'],
      ...HIDDEN,
    });
    const { state } = play(plain, start, [end('imperial')]);
    expect(state.unrevealed).toEqual([35]);
    expect(plain.actions(state, 'imperial')).toEqual([reveal('imperial', 35)]);
    expect(codes(plain, state, fight('imperial', 33))).toEqual(['warmaster/reveal-first']);
    expect(codes(plain, state, reveal('imperial', 34))).toEqual(['warmaster/nothing-to-reveal']);
    const { state: shown, seals } = play(plain, state, [reveal('imperial', 35)]);
    expect(seals).toEqual(['reveal']);
    expect(shown.units.filter(({ at: area, faceUp }) => typeof area === 'number' && !faceUp)).toHaveLength(2);
    expect(plain.actions(shown, 'imperial')).toEqual([fight('imperial', 33), fight('imperial', 35)]);
  });

  it('WM-REV-1: in the Traitor player’s combat phase too, where he picks the order', () => {
    const start = table('traitor-movement', {
      emperor: 35,
      'custodians-1': 33,
      'crew-1': [35, 'down'],
      'crew-2': [33, 'down'],
      ...HIDDEN,
    });
    const { state } = play(plain, start, [end('traitor')]);
    expect(plain.actions(state, 'traitor')).toEqual([reveal('traitor', 33), reveal('traitor', 35)]);
  });

  it('WM-REV-2: the active player picks the order of areas, and each effect is finished before the next', () => {
    const asked: string[] = [];
    const game = warmasterGame(
      defineEdition({
        ...plainEdition,
        specialRules: [
          {
            id: 'mine',
            title: 'Mine',
            text: 'Costs a unit.',
            revealed(_, __, { unit, area }): readonly Effect[] {
              asked.push(unit);
              return [
                { type: 'losses', due: [{ side: 'imperial', area, count: 1 }], cause: 'mine', marked: [] },
              ];
            },
          },
        ],
      }),
    );
    const start = table('imperial-movement', {
      emperor: 35,
      'custodians-1': 35,
      'custodians-2': 33,
      'custodians-3': 33,
      'trap-1': [35, 'down'],
      'trap-2': [33, 'down'],
      ...HIDDEN,
    });
    const { state } = play(game, start, [end('imperial'), reveal('imperial', 35)]);
    expect(asked).toEqual(['trap-1']);
    expect(codes(game, state, reveal('imperial', 33))).toEqual(['warmaster/not-now']);
    play(game, state, [lose('imperial', 'custodians-1'), reveal('imperial', 33)]);
    expect(asked).toEqual(['trap-1', 'trap-2']);
  });

  it('WM-REV-2: which counters turn is settled as the phase opens', () => {
    const chased = warmasterGame(
      defineEdition({
        ...plainEdition,
        specialRules: [
          {
            id: 'fright',
            title: 'Fright',
            text: 'Drives them out.',
            revealed: (_, __, { area }): readonly Effect[] => [
              { type: 'retreat', side: 'imperial', area, unit: null },
            ],
          },
        ],
      }),
    );
    const start = table(
      'imperial-movement',
      {
        emperor: 14,
        'custodians-1': 35,
        'trap-1': [35, 'down'],
        'trap-2': [33, 'down'],
        'custodians-2': 33,
        ...HIDDEN,
      },
      { destroyedAreas: [32, 34, 36] },
    );
    const open = play(chased, start, [end('imperial')]).state;
    expect(open.unrevealed).toEqual([33, 35]);
    const { state } = play(chased, open, [reveal('imperial', 35)]);
    expect(at(state, 'custodians-1')).toBe(42);
    expect(chased.actions(state, 'imperial')).toEqual([reveal('imperial', 33)]);
  });
});

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
