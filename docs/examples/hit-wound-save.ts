/**
 * A rule of one's own: attacks hit, hits wound, wounds are saved. With the exact odds of what gets through, found
 * in two ways: from the whole rule, and stage by stage.
 *
 *     npx tsx docs/examples/hit-wound-save.ts
 */
import { pathToFileURL } from 'node:url';
import {
  countAtLeast,
  type Dice,
  mean,
  type Odds,
  odds,
  oddsTable,
  probability,
  seededDice,
  thenOdds,
  toNumber,
} from 'wargame-rules';

/** A volley: how many dice are rolled, and what each stage needs on a D6. */
export interface Volley {
  readonly attacks: number;
  readonly hit: number;
  readonly wound: number;
  readonly save: number;
}

export function rollHits({ attacks, hit }: Volley, dice: Dice): number {
  return countAtLeast({ count: attacks, sides: 6, atLeast: hit }, dice, 'To hit');
}

export function rollWounds({ wound }: Volley, hits: number, dice: Dice): number {
  return countAtLeast({ count: hits, sides: 6, atLeast: wound }, dice, 'To wound');
}

export function rollUnsaved({ save }: Volley, wounds: number, dice: Dice): number {
  return wounds - countAtLeast({ count: wounds, sides: 6, atLeast: save }, dice, 'Saving throws');
}

/** The rule: the wounds that get through. It plays with any dice, and never asks where they come from. */
export function shoot(volley: Volley, dice: Dice): number {
  const hits = rollHits(volley, dice);
  const wounds = rollWounds(volley, hits, dice);
  return rollUnsaved(volley, wounds, dice);
}

/** The plain way: runs the rule over everything its dice can do. Each way through its three rolls is a branch. */
export function oddsOfRule(volley: Volley): Odds<number> {
  return odds((dice) => shoot(volley, dice));
}

/** Merged between the stages: three hits are three hits, however they came about, so the next stage meets them once. */
export function oddsByStages(volley: Volley): Odds<number> {
  const hits = odds((dice) => rollHits(volley, dice));
  const wounds = thenOdds(hits, (hit) => odds((dice) => rollWounds(volley, hit, dice)));
  return thenOdds(wounds, (wound) => odds((dice) => rollUnsaved(volley, wound, dice)));
}

/** The example as people read it. */
export function report(volley: Volley): string {
  const { attacks, hit, wound, save } = volley;
  const found = oddsByStages(volley);
  const { numerator, denominator } = mean(found);
  const some = toNumber(probability(found, (unsaved) => unsaved > 0));
  return [
    `${attacks} attacks, hitting on ${hit}+, wounding on ${wound}+, saved on ${save}+`,
    `Rolled once, with the seed "volley": ${shoot(volley, seededDice('volley'))} unsaved`,
    '',
    'The odds, from the rule as it stands:',
    bars(oddsOfRule(volley)),
    '',
    'The same, merged between the stages:',
    bars(found),
    '',
    `On average ${numerator}/${denominator} unsaved; at least one in ${(100 * some).toFixed(2)}% of all volleys`,
  ].join('\n');
}

function bars(found: Odds<number>): string {
  return oddsTable(found, (unsaved) => `${unsaved} unsaved`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.info(report({ attacks: 6, hit: 3, wound: 4, save: 5 }));
}
