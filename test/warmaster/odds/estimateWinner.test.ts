import { describe, expect, it } from 'vitest';
import { randomAction, scriptedDice } from 'wargame-rules';
import { estimateWinner, materialWorth, type WarmasterTypes } from 'wargame-rules/warmaster';
import { specialEdition } from '../plainEdition';
import { special, table } from '../table';

describe('estimateWinner', () => {
  it('is sure where the game is won already', () => {
    const over = table('imperial-combat', {}, { outcome: { winners: ['traitor'], reasons: [] } });
    const { outcomes } = estimateWinner(special, over, { runs: 50, seed: 1 });
    expect(outcomes).toEqual([expect.objectContaining({ value: 'traitor', count: 50, share: 1 })]);
  });

  it('C74: says the same for states that a viewer can not tell apart', () => {
    const stands = { emperor: 35, 'crew-1': 36, 'daemons-1': 'cup' } as const;
    const one = table('imperial-movement', { ...stands, horus: [34, 'down'], 'trap-1': [33, 'down'] });
    const other = table('imperial-movement', { ...stands, horus: [33, 'down'], 'trap-1': [34, 'down'] });
    const estimates = [one, other].map((state) =>
      estimateWinner(special, state, { runs: 60, seed: 3, viewer: 'imperial' }),
    );
    expect(estimates[0]).toEqual(estimates[1]);
    expect(estimates[0]?.outcomes.length).toBeGreaterThan(1);
  });

  it('takes a bot', () => {
    const state = special.start({ edition: 'special', version: 1 }, scriptedDice([]));
    let asked = 0;
    const bot: typeof randomAction<WarmasterTypes> = (...given) => {
      asked++;
      return randomAction(...given);
    };
    const estimate = estimateWinner(special, state, { runs: 3, seed: 1, bot });
    expect(asked).toBeGreaterThan(3);
    expect(estimate).toEqual(estimateWinner(special, state, { runs: 3, seed: 1 }));
  });

  it('C12: gives up on a game that does not end', () => {
    const state = special.start({ edition: 'special', version: 1 }, scriptedDice([]));
    const atMost = (mostSteps: number) => () =>
      estimateWinner(special, state, { runs: 1, seed: 1, mostSteps });
    expect(atMost(3)).toThrow(expect.objectContaining({ code: 'game/too-long' }));
    expect(atMost(1.5)).toThrow(/^mostSteps: /);
  });

  it('refuses runs that are none', () => {
    const state = special.start({ edition: 'special', version: 1 }, scriptedDice([]));
    expect(() => estimateWinner(special, state, { runs: 0, seed: 1 })).toThrow(/^runs: /);
  });
});

describe('materialWorth', () => {
  it('counts the factors of the living, and a victory above all', () => {
    const state = table('imperial-combat', { 'crew-1': 35, 'imperial-guard-1': 35 });
    const supreme = 9 + 9 - 8 - 8;
    expect(materialWorth(specialEdition, state)).toBe(supreme + 3 + 3 - 1 - 2);
    const won = { ...state, outcome: { winners: ['traitor' as const], reasons: [] } };
    expect(materialWorth(specialEdition, won)).toBeLessThan(-1000);
    const drawn = { ...state, outcome: { winners: [], reasons: [] } };
    expect(materialWorth(specialEdition, drawn)).toBe(materialWorth(specialEdition, state));
  });
});
