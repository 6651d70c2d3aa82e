import { sumDice } from '../../../core/dice/sumDice';
import { WargameError } from '../../../core/errors/wargameError';
import { defineSubplot } from '../defineSubplot';
import type { Subplot } from '../subplot';
import type { SubplotErrorCode } from '../subplotErrorCode';

/**
 * What Hit-and-Run rolls.
 *
 * @since 0.1.0
 */
export interface HitAndRunRolls {
  /** In how many turns the battle has to be won: 2 to 12. */
  readonly turns: number;
}

/**
 * Hit-and-Run: 2D6 turns to win the battle in. Completed when it was won by the end of the last of them.
 *
 * @rule BG-SUB-3
 * @since 0.1.0
 */
export const hitAndRun: Subplot<HitAndRunRolls> = defineSubplot<HitAndRunRolls>({
  id: 'hit-and-run',
  title: 'Hit-and-Run',
  renown: { completed: 1, failed: -1 },
  rolls: { turns: 'number' },
  setUp: (_, dice) => ({ turns: sumDice({ count: 2, sides: 6 }, dice, 'Hit-and-Run: turns') }),
  effects: ({ rolled: { turns } }) => [{ type: 'time-limit', turns }],
  completed: ({ inPlay, won, turns }) => {
    if (!won) return false;
    if (turns !== null) return turns <= inPlay.rolled.turns;
    throw new WargameError<SubplotErrorCode>({
      code: 'subplot/missing-fact',
      message: 'the turn in which the battle ended has to be known',
      rule: 'BG-SUB-3',
      path: 'turns',
    });
  },
});
