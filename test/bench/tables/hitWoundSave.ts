import { countAtLeast, type Dice, type Odds, odds, thenOdds } from 'wargame-rules';
import type { BenchTable, Contender } from '../benchTable';

const ATTACKS = 40;

/** Three stages, each a rule: how many of so many dice are high enough. */
const hits = (dice: Dice): number => countAtLeast({ count: ATTACKS, sides: 6, atLeast: 3 }, dice);
const wounds = (count: number, dice: Dice): number => countAtLeast({ count, sides: 6, atLeast: 4 }, dice);
const unsaved = (count: number, dice: Dice): number =>
  count - countAtLeast({ count, sides: 6, atLeast: 5 }, dice);

const wholeRule = (dice: Dice): number => unsaved(wounds(hits(dice), dice), dice);

function mergedBetweenStages(): Odds<number> {
  const wounding = thenOdds(odds(hits), (count) => odds((dice) => wounds(count, dice)));
  return thenOdds(wounding, (count) => odds((dice) => unsaved(count, dice)));
}

function contender(name: string, atMostMilliseconds: number, run: () => Odds<number>): Contender {
  return {
    name,
    units: 1,
    atMostMilliseconds,
    start: () => ({ run, checksum: (result) => summary(result as Odds<number>) }),
  };
}

function summary({ outcomes, total }: Odds<number>): string {
  const hash = outcomes.reduce((sum, { value, weight }) => sum + BigInt(value + 1) * weight, total);
  return `${outcomes.length} results, hash ${BigInt.asUintN(64, hash).toString(16)}`;
}

export const table: BenchTable = {
  title: 'Hit, wound and save over 40 attacks, as exact fractions',
  comparisons: [
    {
      title: 'states merged between the stages, and one rule that rolls everything',
      unit: 'distribution',
      ours: contender('merged', 0.5, mergedBetweenStages),
      other: contender('odds(rule)', 3.5, () => odds(wholeRule)),
    },
  ],
};
