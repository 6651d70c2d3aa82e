import {
  countAtLeast,
  type Dice,
  d6,
  mean,
  type Odds,
  odds,
  oddsTable,
  oddsToData,
  quantile,
  sumBestDice,
  sumDice,
  thenOdds,
  toNumber,
} from 'wargame-rules';
import type { Fingerprint } from '../fingerprint';

/** Weights of hundreds of digits, and the doubles that they are closest to. */
function oddsLines(found: Odds<number>): readonly string[] {
  const { outcomes, total, unresolved } = oddsToData(found);
  return [
    ...outcomes.map(({ value, weight }) => `${value}: ${weight}`),
    `of ${total}, ${unresolved} unresolved`,
    `mean ${toNumber(mean(found))}, median ${quantile(found, 50)}`,
    ...oddsTable(found).split('\n'),
  ];
}

const untilSix = (dice: Dice): number => (d6(dice) === 6 ? 1 : 1 + untilSix(dice));
const passed = (count: number, atLeast: number) => (dice: Dice) =>
  countAtLeast({ count, sides: 6, atLeast }, dice);

export const ODDS: readonly Fingerprint[] = [
  {
    title: 'exact odds of a hundred dice, to the last digit',
    lines: () => oddsLines(odds((dice) => sumDice({ count: 100, sides: 6 }, dice))),
  },
  {
    title: 'exact odds of the best of a handful, and of a rule without end',
    lines: () => [
      ...oddsLines(odds((dice) => sumBestDice({ count: 5, sides: 6, keep: 3 }, dice))),
      ...oddsLines(odds(untilSix, { mostRolls: 6 })),
    ],
  },
  {
    title: 'exact odds of forty attacks that hit, wound and are saved',
    lines: () => {
      const wounds = thenOdds(odds(passed(40, 3)), (hits) => odds(passed(hits, 4)));
      return oddsLines(thenOdds(wounds, (wounded) => odds(passed(wounded, 5))));
    },
  },
];
