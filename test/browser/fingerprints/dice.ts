import {
  derive,
  draw,
  resumeDice,
  rollDice,
  rollOff,
  type Seed,
  seededDice,
  simulate,
  sumBestDice,
} from 'wargame-rules';
import { goldenFaces } from '../../core/dice/goldenFaces';
import type { Fingerprint } from '../fingerprint';

const SEEDS: readonly Seed[] = [
  ...goldenFaces.map(([seed]) => seed),
  derive(41, 'step', 1),
  derive('Terra', 'run', 7),
  derive('Größe 骰 🎲', 'bot', 'Ann'),
];
const SIDES = [2, 3, 6, 7, 66, 100, 1_000_000];
const ROLLS = 500;

function facesOf(seed: Seed, sides: number): string {
  return `${JSON.stringify(seed)} d${sides} ${rollDice({ count: ROLLS, sides }, seededDice(seed))}`;
}

/** Dice of every way of rolling, and where they stand after it. */
function mixedRolls(seed: Seed): string {
  const dice = seededDice(seed);
  const rolled = [
    rollOff(['Ann', 'Ben'], dice),
    draw(SIDES, 4, dice),
    sumBestDice({ count: 5, sides: 6, keep: 3 }, dice),
    resumeDice(dice.snapshot()).roll(6),
  ];
  return JSON.stringify([...rolled, dice.snapshot()]);
}

export const DICE: readonly Fingerprint[] = [
  {
    title: 'the golden faces of seeds',
    lines: () => goldenFaces.map(([seed]) => `${rollDice({ count: 20, sides: 6 }, seededDice(seed))}`),
    golden: () => goldenFaces.map(([, faces]) => `${faces}`),
  },
  {
    title: 'the faces of all kinds of seeds and dice',
    lines: () => SEEDS.flatMap((seed) => SIDES.map((sides) => facesOf(seed, sides))),
  },
  {
    title: 'roll-offs, draws, handfuls and snapshots',
    lines: () => SEEDS.map(mixedRolls),
  },
  {
    title: 'a simulation with its shares and confidence intervals',
    lines: () => {
      const rule = { runs: 5_000, seed: 'browser' };
      return simulate((dice) => dice.roll(6) + dice.roll(6), rule).outcomes.map((outcome) =>
        JSON.stringify(outcome),
      );
    },
  },
];
