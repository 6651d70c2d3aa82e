import { describe, expect, it } from 'vitest';
import type { Game } from 'wargame-rules';
import {
  defineEdition,
  type Effect,
  type Revealed,
  type WarmasterTypes,
  warmasterGame,
} from 'wargame-rules/warmaster';
import { plainEdition } from '../plainEdition';
import { codes, end, fight, plain, play, reveal, table } from '../table';

/** The rules with one special rule: what happens as a counter is turned up. */
function when(revealed: (counter: Revealed) => readonly Effect[]): Game<WarmasterTypes> {
  const rule = { id: 'met', title: 'Met', text: 'As the test says.' };
  const answer = { ...rule, revealed: (_: unknown, __: unknown, counter: Revealed) => revealed(counter) };
  return warmasterGame(defineEdition({ ...plainEdition, specialRules: [answer] }));
}

const stands = {
  emperor: 14,
  horus: [56, 'down'],
  'custodians-1': 35,
  'trap-1': [35, 'down'],
  'custodians-2': 33,
  'trap-2': [33, 'down'],
} as const;

function opened(game: Game<WarmasterTypes>) {
  return play(game, table('imperial-movement', stands), [end('imperial')]).state;
}

describe('turning up', () => {
  it('WM-REV-1: an area with its counter turned up is off the list', () => {
    const start = opened(plain);
    expect(start.unrevealed).toEqual([33, 35]);
    const { state, events } = play(plain, start, [reveal('imperial', 35)]);
    expect(state.unrevealed).toEqual([33]);
    expect(events).toEqual([{ type: 'revealed', unit: 'trap-1', area: 35 }]);
    expect(play(plain, state, [reveal('imperial', 33)]).state.unrevealed).toEqual([]);
  });

  it('WM-REV-1: every counter in an area is turned up, one after the other, and each special rule happens', () => {
    const met: string[] = [];
    const game = when(({ unit }) => {
      met.push(unit);
      return [];
    });
    const two = table('imperial-movement', { ...stands, 'trap-2': [35, 'down'], 'custodians-2': 14 });
    const first = play(game, two, [end('imperial'), reveal('imperial', 35)]).state;
    expect(game.actions(first, 'imperial')).toEqual([reveal('imperial', 35)]);
    expect(codes(game, first, fight('imperial', 35))).toEqual(['warmaster/reveal-first']);
    const second = play(game, first, [reveal('imperial', 35)]).state;
    expect(met).toEqual(['trap-1', 'trap-2']);
    expect(game.actions(second, 'imperial')).toEqual([fight('imperial', 35)]);
  });

  it('WM-REV-2: an effect may take another counter away, which is not turned up then', () => {
    const game = when(() => [{ type: 'destroy-area', area: 33, cause: 'fire' }]);
    const { state } = play(game, opened(game), [reveal('imperial', 35)]);
    expect(game.actions(state, 'imperial')).toEqual([fight('imperial', 35)]);
    expect(codes(game, state, reveal('imperial', 33))).toEqual(['warmaster/nothing-to-reveal']);
    expect(codes(game, state, fight('imperial', 35))).toEqual([]);
  });

  it('WM-REV-2: where an effect drives the enemies out, a counter is turned up all the same, before the phase ends', () => {
    const game = when(() => [{ type: 'destroy', units: ['custodians-1', 'custodians-2'], cause: 'fire' }]);
    const { state } = play(game, opened(game), [reveal('imperial', 35)]);
    expect(state.phase).toBe('imperial-combat');
    expect(game.actions(state, 'imperial')).toEqual([reveal('imperial', 33)]);
    expect(play(game, state, [reveal('imperial', 33)]).state.phase).toBe('traitor-movement');
  });
});

describe('combats', () => {
  it('WM-COMB-1: a combat that both sides survive is not fought again in the phase', () => {
    const start = table('imperial-combat', {
      ...stands,
      'trap-1': 'destroyed',
      'trap-2': 'destroyed',
      'crew-1': 35,
      'daemons-1': 33,
    });
    const { state } = play(plain, start, [fight('imperial', 33)], [3]);
    expect(state.fought).toEqual([33]);
    expect(state.units.filter(({ at }) => at === 33)).toHaveLength(2);
    expect(plain.actions(state, 'imperial')).toEqual([fight('imperial', 35)]);
    expect(codes(plain, state, fight('imperial', 33))).toEqual(['warmaster/no-combat']);
  });
});
