import { describe, expect, it } from 'vitest';
import { reasonsOf } from '../../violationsOf';
import { lose, noDice, play, table } from '../table';
import { bringing, deed } from './deed';

describe('losses that an effect brings', () => {
  const stands = {
    emperor: 14,
    'custodians-1': 35,
    'custodians-2': 35,
    'custodians-3': 35,
    'blood-angels-1': 33,
    'crew-1': 35,
    horus: [56, 'down'],
  } as const;

  it('WM-COMB-5: are chosen among the units there that were not chosen yet; every other is refused with its reason', () => {
    const game = bringing({
      type: 'losses',
      due: [{ side: 'imperial', area: 35, count: 2 }],
      cause: 'gas',
      marked: [],
    });
    const start = table('imperial-movement', stands);
    const { state } = play(game, start, [deed('imperial', 'emperor'), lose('imperial', 'custodians-2')]);
    expect(game.actions(state, 'imperial')).toEqual([
      lose('imperial', 'custodians-1'),
      lose('imperial', 'custodians-3'),
    ]);
    for (const [unit, code] of [
      ['nobody', 'warmaster/unknown-unit'],
      ['crew-1', 'warmaster/not-yours'],
      ['blood-angels-1', 'warmaster/not-there'],
      ['custodians-2', 'warmaster/already-chosen'],
    ] as const) {
      expect(reasonsOf(() => game.apply(state, lose('imperial', unit), noDice))).toEqual([
        { code, rule: 'WM-COMB-5', path: 'unit' },
      ]);
    }
    const { events } = play(game, state, [lose('imperial', 'custodians-3')]);
    expect(events).toEqual([{ type: 'destroyed', units: ['custodians-2', 'custodians-3'], cause: 'gas' }]);
  });
});
