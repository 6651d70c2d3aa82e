import { describe, expect, it } from 'vitest';
import { defineEdition, type Effect, warmasterGame } from 'wargame-rules/warmaster';
import { plainEdition } from '../plainEdition';
import { at, codes, end, fight, lose, plain, play, reveal, table } from '../table';
import { HIDDEN } from './fixedCombat';

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
