import type { Edition } from '../edition/edition';
import { type Rules, rulesOf } from '../edition/rules';
import { AREA_NUMBERS, type AreaNumber } from '../rules/areaNumber';

/** What a bot knows of an edition before a game. */
export interface Chart extends Rules {
  /** What each counter is worth to its owner, in their order. */
  readonly worths: readonly number[];
  /** Whether a counter may have the die of a combat rolled again, in their order. */
  readonly leads: readonly boolean[];
  /** How many steps it is from area to area, by their numbers; destroyed areas are not thought of. */
  readonly steps: readonly (readonly number[])[];
  /** Whether rules speak of an area, by number. */
  readonly isSpecial: readonly boolean[];
}

/** A life that the game hangs on, in factors. */
const SUPREME = 150;

/** What the right to a second die adds. */
const REROLL = 4;

export function chartOf(edition: Edition): Chart {
  const rules = rulesOf(edition);
  const steps: number[][] = [];
  const isSpecial: boolean[] = [];
  for (const { number, kind } of edition.areas) {
    steps[number] = stepsFrom(rules, number);
    isSpecial[number] = kind !== undefined;
  }
  const worths = edition.counters.map(({ attack, defence, traits }) =>
    traits.includes('supreme') ? SUPREME : attack + defence + (traits.includes('reroll') ? REROLL : 0),
  );
  const leads = edition.counters.map(({ traits }) => traits.includes('reroll'));
  return { ...rules, worths, leads, steps, isSpecial };
}

function stepsFrom({ neighbours }: Rules, start: AreaNumber): number[] {
  const steps: number[] = [];
  for (const area of AREA_NUMBERS) steps[area] = AREA_NUMBERS.length;
  steps[start] = 0;
  const queue: AreaNumber[] = [start];
  for (const area of queue) {
    for (const next of neighbours[area] as readonly AreaNumber[]) {
      if ((steps[next] as number) < AREA_NUMBERS.length) continue;
      steps[next] = (steps[area] as number) + 1;
      queue.push(next);
    }
  }
  return steps;
}
