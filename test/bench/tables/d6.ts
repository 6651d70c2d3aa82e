import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import {
  ask,
  type Dice,
  d6,
  diceFrom,
  loggedDice,
  odds,
  scriptedDice,
  secureDice,
  seededDice,
} from 'wargame-rules';
import type { BenchTable, Contender } from '../benchTable';

const ROLLS = 20_000;
const SEED = 'bench';

/** The loop of the port. Not shared with anything: what the engine learns here it learns from these rolls. */
function rollMany(dice: Dice, rolls: number): number {
  let sum = 0;
  for (let roll = 0; roll < rolls; roll++) sum += d6(dice);
  return sum;
}

function throughPort(name: string, prepare: () => void): Contender {
  return {
    name,
    units: ROLLS,
    start() {
      prepare();
      const dice = seededDice(SEED);
      return {
        run: () => rollMany(dice, ROLLS),
        checksum,
      };
    },
  };
}

const pureRand: Contender = {
  name: 'pure-rand uniformInt',
  units: ROLLS,
  start() {
    const generator = xoroshiro128plusFromState(seededDice(SEED).snapshot().state);
    return {
      run() {
        let sum = 0;
        for (let roll = 0; roll < ROLLS; roll++) sum += uniformInt(generator, 1, 6);
        return sum;
      },
      checksum,
    };
  },
};

/** Faces differ: the two map the generator's bits in ways of their own. */
const checksum = (sum: unknown): string => `${ROLLS} D6, ${(Number(sum) / ROLLS).toFixed(1)} in the mean`;

/** Lets the call site in the port see every kind of dice, as in an app that plays, records and tests. */
function rollEveryKind(): void {
  const faces = Array.from({ length: 100 }, () => 4);
  for (let time = 0; time < 100; time++) {
    rollMany(scriptedDice(faces), 100);
    rollMany(secureDice(), 100);
    rollMany(loggedDice(seededDice(SEED)), 100);
    rollMany(diceFrom(Math.random), 100);
    rollMany({ roll: () => 3 }, 100);
    odds((dice) => rollMany(dice, 2));
    ask((dice) => rollMany(dice, 100), faces);
  }
}

export const table: BenchTable = {
  title: 'A seeded D6 through the port, and pure-rand alone on the same generator',
  comparisons: [
    {
      title: 'one kind of dice',
      unit: 'D6',
      ours: throughPort('d6(seededDice)', () => undefined),
      other: pureRand,
      limit: { atMostTimesTheTime: 1.3 },
    },
    {
      title: 'after every kind of dice has rolled there',
      unit: 'D6',
      ours: throughPort('d6(seededDice)', rollEveryKind),
      other: pureRand,
    },
  ],
};
