import { describe, expect, it } from 'vitest';
import { type Dice, rollDie, seededDice } from 'wargame-rules';
import {
  fairBot,
  greedyBot,
  lookAheadBot,
  type WarmasterAction,
  type WarmasterBot,
  type WarmasterState,
  warmaster,
  warmasterEdition,
} from 'wargame-rules/warmaster';
import { deepFreeze } from '../../deepFreeze';
import { runs } from '../../runs';
import { type Decided, decide, fairGame } from './fairPlay';

const greedy = greedyBot(warmasterEdition);
const lookAhead = lookAheadBot(warmasterEdition, { iterations: 6, phases: 2 });
const random: WarmasterBot = ({ actions }, dice) =>
  actions[rollDie(actions.length, dice) - 1] as WarmasterAction;

/** Every so many decisions of a few games. */
function decisions(bot: WarmasterBot, games: number, every: number): readonly Decided[] {
  const found: Decided[] = [];
  let count = 0;
  for (let seed = 0; seed < games; seed++) {
    fairGame({ imperial: bot, traitor: bot }, seed, (decided) => {
      if (count++ % every === 0) found.push(decided);
    });
  }
  return found;
}

describe.each([
  { name: 'greedy', bot: greedy, games: 4, every: 5 },
  { name: 'look-ahead', bot: lookAhead, games: 1, every: 12 },
])('the $name bot', ({ bot, games, every }) => {
  const decided = decisions(bot, games, every);

  it('plays whole games, both sides, by what it sees and may do', () => {
    const { outcome } = fairGame({ imperial: bot, traitor: bot }, 7);
    expect(outcome).not.toBeNull();
    for (const { state, player, action } of decided) {
      expect(warmaster.actions(state, player)).toContainEqual(action);
    }
  });

  it('decides alike for the same sight and the same dice', () => {
    for (const { state, player, seed, action } of decided) {
      expect(decide(bot, deepFreeze(state), player, seed)).toEqual(action);
    }
  });

  it('WM-REV-4: decides alike for states that differ only in what is hidden from it', () => {
    for (const { state, player, seed, action } of decided) {
      const other = warmaster.redeal?.(state, player, seededDice(seed)) as WarmasterState;
      expect(decide(bot, other, player, seed)).toEqual(action);
    }
  });
});

describe('the greedy bot', () => {
  it('WM-COMB-4: beats one that does anything, on either side', () => {
    const winners = Array.from({ length: 20 }, (_, seed) => {
      const side = seed % 2 === 0 ? 'imperial' : 'traitor';
      const seats =
        side === 'imperial' ? { imperial: greedy, traitor: random } : { imperial: random, traitor: greedy };
      return fairGame(seats, seed).outcome?.winners.includes(side);
    });
    expect(winners.filter((won) => won).length).toBeGreaterThanOrEqual(15);
  });
});

describe('the look-ahead bot', () => {
  /** How many deals the bot asks for at each of some decisions. */
  function dealsOf(bot: WarmasterBot): readonly number[] {
    return decisions(greedy, 1, 9).map(({ state, player, seed }) => {
      let deals = 0;
      const redeal = (dice: Dice): WarmasterState => {
        deals++;
        return warmaster.redeal?.(state, player, dice) as WarmasterState;
      };
      const view = warmaster.view(state, player);
      bot({ view, player, actions: warmaster.actions(state, player) ?? [], redeal }, seededDice(seed));
      return deals;
    });
  }

  it('plays on no more often than its iterations allow: a round takes two games at least', () => {
    const deals = dealsOf(lookAheadBot(warmasterEdition, { iterations: 6, phases: 1 }));
    expect(Math.max(...deals)).toBeGreaterThan(0);
    expect(Math.max(...deals)).toBeLessThanOrEqual(3);
  });

  it('wins more games than not against the greedy bot, with the least budget too', {
    timeout: 240_000,
  }, () => {
    const bot = lookAheadBot(warmasterEdition, { iterations: 1 });
    const games = runs(20, 100);
    let won = 0;
    for (let seed = 0; seed < games; seed++) {
      const side = seed % 2 === 0 ? 'imperial' : 'traitor';
      const seats =
        side === 'imperial' ? { imperial: bot, traitor: greedy } : { imperial: greedy, traitor: bot };
      if (fairGame(seats, seed).outcome?.winners.includes(side)) won++;
    }
    expect(won).toBeGreaterThan(games / 2);
  });

  it('decides at once when time is up', () => {
    const deals = dealsOf(lookAheadBot(warmasterEdition, { isTimeUp: () => true }));
    expect(Math.max(...deals)).toBe(0);
  });

  it('refuses a budget that is none', () => {
    for (const options of [{ iterations: 0 }, { iterations: 1.5 }, { phases: 0 }]) {
      expect(() => lookAheadBot(warmasterEdition, options)).toThrow(
        expect.objectContaining({ code: expect.stringMatching(/^argument\//) }),
      );
    }
  });
});

describe('a bot at a match', () => {
  it('gets no state, only a view, the legal actions and a dealer', () => {
    const state = warmaster.start({ edition: 'reconstruction', version: 1 }, seededDice(1));
    const keys: string[][] = [];
    fairBot((seen) => {
      keys.push(Object.keys(seen).sort());
      return seen.actions[0] as WarmasterAction;
    })(warmaster, state, 'traitor', seededDice(1));
    expect(keys).toEqual([['actions', 'player', 'redeal', 'view']]);
  });
});
