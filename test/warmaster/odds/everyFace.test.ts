import { describe, expect, it } from 'vitest';
import { randomAction, scriptedDice, seededDice } from 'wargame-rules';
import {
  type CombatOutcome,
  combatOdds,
  defineEdition,
  materialWorth,
  type SideOutcome,
  type WarmasterAction,
  type WarmasterState,
  warmasterGame,
} from 'wargame-rules/warmaster';
import { plainEdition } from '../plainEdition';

const loses = (count: SideOutcome['loses'], retreats: boolean): SideOutcome => ({ loses: count, retreats });
const result = (name: string, attacker: SideOutcome, defender: SideOutcome): CombatOutcome => ({
  name,
  attacker,
  defender,
});

/** Where both sides choose a lot in one combat. */
const RESULTS = [
  result('rout of both', loses(1, true), loses(1, true)),
  result('a unit each', loses(1, false), loses(1, false)),
  result('the end of both', loses('all', true), loses('all', true)),
  result('a unit against two', loses(1, false), loses(2, true)),
  result('retreat of both', loses(0, true), loses(0, true)),
  result('a unit', loses(0, false), loses(1, true)),
];

const bitter = defineEdition({
  ...plainEdition,
  id: 'bitter',
  combatResults: {
    columns: [0, 1, 2].map((ratio) => ({
      ratio,
      rows: RESULTS.map((_, index) => ({
        from: index + 1,
        to: index + 1,
        result: RESULTS[(index + ratio) % RESULTS.length] as CombatOutcome,
      })),
    })),
  },
});

describe('combatOdds', () => {
  for (const edition of [plainEdition, bitter]) {
    it(`WM-COMB-4, WM-COMB-5, WM-RETR-1, WM-REROLL-1: are those of every face and every choice (${edition.id})`, () => {
      const game = warmasterGame(edition);
      const known = new Map<string, number>();

      function worthOf(state: WarmasterState): number {
        if (state.outcome || state.agenda.length === 0) return materialWorth(edition, state);
        const key = JSON.stringify(state);
        const [player = 'imperial'] = game.toAct(state);
        const worths = (): readonly number[] =>
          (game.actions(state, player) ?? []).map((action) => worthAfter(state, action));
        const worth =
          known.get(key) ?? (player === 'imperial' ? Math.max(...worths()) : Math.min(...worths()));
        known.set(key, worth);
        return worth;
      }

      function worthAfter(state: WarmasterState, action: WarmasterAction): number {
        const isRolled = action.type === 'fight' || action.type === 'reroll';
        const faces = isRolled ? [[1], [2], [3], [4], [5], [6]] : [[]];
        const worths = faces.map((face) => worthOf(game.apply(state, action, scriptedDice(face)).state));
        return worths.reduce((sum, worth) => sum + worth) / worths.length;
      }

      let fights = 0;
      for (let seed = 1; fights < 25; seed++) {
        const dice = seededDice(seed);
        const bot = seededDice(`bot ${seed}`);
        let state = game.start({ edition: edition.id, version: 1 }, dice);
        for (let [player] = game.toAct(state); player && state.turn < 6; [player] = game.toAct(state)) {
          for (const action of game.actions(state, player) ?? []) {
            if (action.type !== 'fight') continue;
            fights++;
            expect(combatOdds({ edition, state }, action.area).worth).toBeCloseTo(
              worthAfter(state, action),
              6,
            );
          }
          state = game.apply(state, randomAction(game, state, player, bot), dice).state;
        }
      }
    });
  }
});
