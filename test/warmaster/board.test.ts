import { describe, expect, it } from 'vitest';
import { holdsArea, rulebookOf, unitsIn } from 'wargame-rules/warmaster';
import { plainEdition } from './plainEdition';
import { codes, end, fight, plain, play, type Stand, table } from './table';
import { bringing, deed } from './tasks/deed';

const HIDDEN = { horus: [56, 'down'] } as const;

describe('an area', () => {
  it('is held by the side that has a face-up unit there while the other has none, not even face down', () => {
    const holders = (stands: { readonly [unit: string]: Stand }) => {
      const state = table('imperial-movement', stands);
      const rules = rulebookOf(plainEdition);
      return (['imperial', 'traitor'] as const).filter((side) => holdsArea(rules, state, side, 35));
    };
    expect(holders({})).toEqual([]);
    expect(holders({ 'custodians-1': 35, 'crew-1': 34 })).toEqual(['imperial']);
    expect(holders({ 'crew-1': 35, 'trap-1': [35, 'down'] })).toEqual(['traitor']);
    expect(holders({ 'crew-1': [35, 'down'], 'trap-1': [35, 'down'] })).toEqual([]);
    expect(holders({ 'custodians-1': 35, 'crew-1': [35, 'down'] })).toEqual([]);
    expect(holders({ 'custodians-1': 35, 'crew-1': 35 })).toEqual([]);
  });

  it('has the units of either side in the order of the edition, face down or up', () => {
    const state = table('imperial-movement', { 'crew-2': 35, 'crew-1': [35, 'down'], 'custodians-1': 35 });
    const rules = rulebookOf(plainEdition);
    expect(unitsIn(rules, state, 'imperial', 35)).toEqual([{ id: 'custodians-1', at: 35, faceUp: true }]);
    expect(unitsIn(rules, state, 'traitor', 35)).toEqual([
      { id: 'crew-1', at: 35, faceUp: false },
      { id: 'crew-2', at: 35, faceUp: true },
    ]);
  });

  it('WM-STACK-1, WM-RETR-2: is full by the units of one side: three enemies bar it, but do not fill it', () => {
    const game = bringing({ type: 'retreat', side: 'traitor', area: 35, unit: null });
    const start = table('imperial-movement', {
      emperor: 14,
      'crew-1': 35,
      'custodians-1': 33,
      'custodians-2': 33,
      'custodians-3': 33,
      'crew-2': 34,
      'crew-3': 34,
      'crew-4': [34, 'down'],
      'crew-5': 36,
      'crew-6': 36,
      ...HIDDEN,
    });
    const { state } = play(game, start, [deed('imperial', 'emperor')]);
    const refused = (area: 33 | 34 | 36) =>
      codes(game, state, { type: 'retreat-to', player: 'imperial', area });
    expect(refused(33)).toEqual(['warmaster/enemies-there']);
    expect(refused(34)).toEqual(['warmaster/no-room']);
    expect(refused(36)).toEqual([]);
  });
});

describe('the combats', () => {
  it('WM-COMB-1: are in the areas with units of both sides, each once, in the order of their numbers', () => {
    const start = table('imperial-movement', {
      'custodians-1': 46,
      'custodians-2': 33,
      'custodians-3': 33,
      emperor: 14,
      'crew-1': 46,
      'crew-2': 46,
      'crew-3': 33,
      'crew-4': 21,
      angron: 'cup',
      magnus: 'reserve',
      ...HIDDEN,
    });
    const { state } = play(plain, start, [end('imperial')]);
    expect(plain.actions(state, 'imperial')).toEqual([fight('imperial', 33), fight('imperial', 46)]);
  });

  it('WM-COMB-1: are none while no Imperial unit is aboard, whoever is dead or waits elsewhere', () => {
    const start = table('imperial-movement', { horus: [56, 'down'], 'crew-1': 35, magnus: 'reserve' });
    expect(play(plain, start, [end('imperial')]).events).toEqual([
      { type: 'phase-began', turn: 3, phase: 'imperial-combat' },
      { type: 'phase-began', turn: 3, phase: 'traitor-reinforcement' },
      { type: 'phase-began', turn: 3, phase: 'traitor-movement' },
    ]);
  });
});
