import { derive, probability, randomAction, scriptedDice, seededDice } from 'wargame-rules';
import {
  combatOdds,
  estimateWinner,
  fairBot,
  greedyBot,
  rollTeleport,
  teleportOdds,
  type UnitState,
  type WarmasterState,
  warmaster,
  warmasterEdition,
} from 'wargame-rules/warmaster';
import type { BenchTable } from '../benchTable';

const START = warmaster.start({ edition: warmasterEdition.id, version: 1 }, scriptedDice([]));
const AREA = 35;
const STACKS = [
  'emperor',
  'custodians-1',
  'custodians-2',
  'angron',
  'sons-of-horus-1',
  'world-eaters-1',
] as const;

/** Three against three, one side with a second die: the longest tree of choices that the rules allow. */
const COMBAT: WarmasterState = {
  ...START,
  turn: 1,
  phase: 'imperial-combat',
  units: START.units.map(
    (unit): UnitState =>
      (STACKS as readonly string[]).includes(unit.id) ? { ...unit, at: AREA, faceUp: true } : unit,
  ),
};

const FIGHTS = 100;
const RUNS = 10;

/** Fights the combat to its end, again and again; choices are made at random. */
function fight(): number {
  const dice = seededDice('bench');
  let over = 0;
  for (let count = 0; count < FIGHTS; count++) {
    const attack = { type: 'fight', player: 'imperial', area: AREA } as const;
    let { state } = warmaster.apply(COMBAT, attack, dice);
    while (state.agenda.length > 0 && !state.outcome) {
      const [player] = warmaster.toAct(state);
      if (!player) break;
      state = warmaster.apply(state, randomAction(warmaster, state, player, dice), dice).state;
    }
    over++;
  }
  return over;
}

/** How many of the 36 results land in the area rolled. */
function landings(): number {
  let count = 0;
  for (let tens = 1; tens <= 6; tens++) {
    for (let units = 1; units <= 6; units++) {
      if (rollTeleport(scriptedDice([tens, units])).result === 'area-rolled') count++;
    }
  }
  return count;
}

function playGames(): number {
  for (let game = 0; game < RUNS; game++) {
    const dice = seededDice(derive('bench', game));
    let state = START;
    for (let [player] = warmaster.toAct(state); player; [player] = warmaster.toAct(state)) {
      state = warmaster.apply(state, randomAction(warmaster, state, player, dice), dice).state;
    }
  }
  return RUNS;
}

const greedy = fairBot(greedyBot(warmasterEdition));

/** What the odds of Warmaster cost, each beside what it stands for, played. */
export const table: BenchTable = {
  title: 'Warmaster: odds',
  comparisons: [
    {
      title: 'a combat of three against three by the best policies, beside fighting it',
      unit: 'combat',
      ours: {
        name: 'combatOdds',
        units: 1,
        start: () => ({
          run: () => combatOdds({ edition: warmasterEdition, state: COMBAT }, AREA),
          checksum: () => `area ${AREA}`,
        }),
      },
      other: {
        name: 'fought on dice',
        units: FIGHTS,
        start: () => ({ run: fight, checksum: () => `area ${AREA}` }),
      },
    },
    {
      title: 'a teleport, beside all 36 rolls of it',
      unit: 'distribution',
      ours: {
        name: 'teleportOdds',
        units: 1,
        start: () => ({
          run: () => probability(teleportOdds(), (result) => result === 'area-rolled'),
          checksum: (landing) => {
            const { numerator, denominator } = landing as ReturnType<typeof probability>;
            return `${(36n * numerator) / denominator} of 36 land`;
          },
        }),
      },
      other: {
        name: '36 rolls',
        units: 1,
        start: () => ({ run: landings, checksum: (count) => `${count} of 36 land` }),
      },
    },
    {
      title: 'who wins from the start, by random play-outs, beside the play-outs alone',
      unit: 'game',
      ours: {
        name: 'estimateWinner',
        units: RUNS,
        start: () => ({
          run: () => estimateWinner(warmaster, START, { runs: RUNS, seed: 'bench' }).runs,
          checksum: (runs) => `${runs} games`,
        }),
      },
      other: {
        name: 'a loop',
        units: RUNS,
        start: () => ({ run: playGames, checksum: (runs) => `${runs} games` }),
      },
    },
    {
      title: 'who wins from the start, by greedy bots, beside random ones',
      unit: 'game',
      ours: {
        name: 'greedy',
        units: RUNS,
        start: () => ({
          run: () => estimateWinner(warmaster, START, { runs: RUNS, seed: 'bench', bot: greedy }).runs,
          checksum: (runs) => `${runs} games`,
        }),
      },
      other: {
        name: 'random',
        units: RUNS,
        start: () => ({
          run: () => estimateWinner(warmaster, START, { runs: RUNS, seed: 'bench' }).runs,
          checksum: (runs) => `${runs} games`,
        }),
      },
    },
  ],
};
