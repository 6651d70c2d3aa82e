import { describe, expect, it } from 'vitest';
import type { Game } from 'wargame-rules';
import { combatOdds, defineEdition, estimateWinner, type WarmasterTypes } from 'wargame-rules/warmaster';
import { plainEdition } from '../plainEdition';
import { special, table } from '../table';

const HIDDEN = { horus: [56, 'down'] } as const;

describe('combatOdds', () => {
  it('of choices worth the same take the first', () => {
    const result = {
      name: 'D1',
      attacker: { loses: 0, retreats: false },
      defender: { loses: 1, retreats: false },
    } as const;
    const columns = [{ ratio: 0, rows: [{ from: 1, to: 6, result }] }] as const;
    const edition = defineEdition({ ...plainEdition, combatResults: { columns } });
    const units = { 'custodians-1': 35, 'crew-1': 35, 'crew-2': 35, emperor: 14, ...HIDDEN } as const;
    const { odds } = combatOdds({ edition, state: table('imperial-combat', units) }, 35);
    expect(odds.outcomes.map(({ value }) => value.destroyed)).toEqual([['crew-1']]);
  });

  it('WM-COMB-1, WM-REV-1: are refused with the clause, also where one side stands alone', () => {
    const units = { 'custodians-1': 35, 'crew-1': [35, 'down'], emperor: 14, ...HIDDEN } as const;
    const state = table('imperial-combat', units);
    const refusal = (code: string, rule: string) =>
      expect.objectContaining({ code, violations: [expect.objectContaining({ code, rule, path: 'area' })] });
    for (const area of [14, 33] as const) {
      expect(() => combatOdds({ edition: plainEdition, state }, area)).toThrow(
        refusal('warmaster/no-combat', 'WM-COMB-1'),
      );
    }
    expect(() => combatOdds({ edition: plainEdition, state }, 35)).toThrow(
      refusal('warmaster/reveal-first', 'WM-REV-1'),
    );
  });
});

describe('estimateWinner', () => {
  const over = table('imperial-combat', {}, { outcome: { winners: ['traitor'], reasons: [] } });

  it('C74: deals out anew what a viewer does not know, for each game, and nothing where nobody views', () => {
    const dealtTo: string[] = [];
    const watched: Game<WarmasterTypes> = {
      ...special,
      redeal(state, viewer, dice) {
        dealtTo.push(viewer);
        return special.redeal?.(state, viewer, dice) ?? state;
      },
    };
    estimateWinner(watched, over, { runs: 3, seed: 1 });
    expect(dealtTo).toEqual([]);
    estimateWinner(watched, over, { runs: 3, seed: 1, viewer: 'imperial' });
    expect(dealtTo).toEqual(['imperial', 'imperial', 'imperial']);
  });

  it('WM-END-3: calls a game that no side has won alone a draw', () => {
    const both = ['imperial', 'traitor'] as const;
    for (const outcome of [null, { winners: [], reasons: [] }, { winners: both, reasons: [] }]) {
      const game: Game<WarmasterTypes> = { ...special, toAct: () => [], outcome: () => outcome };
      const { outcomes } = estimateWinner(game, over, { runs: 2, seed: 1 });
      expect(outcomes.map(({ value, count }) => [value, count])).toEqual([['draw', 2]]);
    }
  });
});
