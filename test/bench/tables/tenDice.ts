import { DiceRoll, NumberGenerator } from '@dice-roller/rpg-dice-roller';
import { rollDice, type SeededDice, seededDice, sumDice } from 'wargame-rules';
import type { BenchTable, Contender } from '../benchTable';

const SEED = 'bench';
const HANDFUL = { count: 10, sides: 6 };
const TIMES = 500;

function ours(name: string, rollOnce: (dice: SeededDice) => number): Contender {
  return {
    name,
    units: TIMES,
    start() {
      const dice = seededDice(SEED);
      return { run: () => sumOf(() => rollOnce(dice)), checksum };
    },
  };
}

/** Fed from the seeded dice, so that it rolls the same faces. */
function rpgDiceRoller(name: string, rollOnce: () => number): Contender {
  return {
    name,
    units: TIMES,
    start() {
      const dice = seededDice(SEED);
      const engine = { next: () => dice.roll(HANDFUL.sides) - 1 };
      return {
        run() {
          NumberGenerator.generator.engine = engine;
          return sumOf(rollOnce);
        },
        checksum,
      };
    },
  };
}

function sumOf(rollOnce: () => number): number {
  let sum = 0;
  for (let time = 0; time < TIMES; time++) sum += rollOnce();
  return sum;
}

const checksum = (sum: unknown): string => `${TIMES} times 10d6 add up to ${sum}`;

export const table: BenchTable = {
  title: '10d6 rolled, and by @dice-roller/rpg-dice-roller',
  comparisons: [
    {
      title: 'their sum',
      unit: '10d6',
      ours: ours('sumDice', (dice) => sumDice(HANDFUL, dice)),
      other: rpgDiceRoller("new DiceRoll('10d6').total", () => new DiceRoll('10d6').total),
      limit: { atLeastTimesAsFast: 100 },
    },
    {
      title: 'every face of them',
      unit: '10d6',
      ours: ours('rollDice', (dice) => rollDice(HANDFUL, dice).reduce((sum, face) => sum + face, 0)),
      other: rpgDiceRoller("new DiceRoll('10d6').rolls", () => sumOfFaces(new DiceRoll('10d6'))),
    },
  ],
};

function sumOfFaces({ rolls }: DiceRoll): number {
  let sum = 0;
  for (const results of rolls) {
    if (typeof results === 'object' && 'rolls' in results) {
      for (const roll of results.rolls) if ('value' in roll) sum += roll.value;
    }
  }
  return sum;
}
