import { d6, derive, type Match, playOut, randomAction, seededDice, startMatch } from 'wargame-rules';
import {
  type WarmasterState,
  type WarmasterTypes,
  warmaster,
  warmasterEdition,
} from 'wargame-rules/warmaster';
import type { BenchTable } from '../benchTable';

const SETUP = { edition: warmasterEdition.id, version: warmasterEdition.version };
const GAMES = 5;

interface Played {
  readonly actions: number;
  readonly winners: string;
}

/** Plays games at random, without a record. */
function playBare(): Played {
  let actions = 0;
  const winners: string[] = [];
  for (let game = 0; game < GAMES; game++) {
    const dice = seededDice(derive(game, 'bench'));
    let state: WarmasterState = warmaster.start(SETUP, dice);
    for (let [player] = warmaster.toAct(state); player; [player] = warmaster.toAct(state)) {
      state = warmaster.apply(state, randomAction(warmaster, state, player, dice), dice).state;
      actions++;
    }
    winners.push(state.outcome?.winners.join() ?? '');
  }
  return { actions, winners: winners.join(' ') };
}

/** Plays games at random as matches, with every action and every face written down. */
function playRecorded(): readonly Match<WarmasterTypes>[] {
  return Array.from({ length: GAMES }, (_, game) =>
    playOut(warmaster, startMatch(warmaster, SETUP, { seed: game }), { botSeed: game }),
  );
}

function rollMany(rolls: number): number {
  const dice = seededDice('bench');
  let sum = 0;
  for (let roll = 0; roll < rolls; roll++) sum += d6(dice);
  return sum;
}

/** The games are always the same, and so is how many actions they take. */
const { actions: ACTIONS } = playBare();

/** How many random games a second are played, and what an action costs beside a die. */
export const table: BenchTable = {
  title: 'Warmaster: games at random',
  comparisons: [
    {
      title: 'a whole game, bare and as a match with its record',
      unit: 'game',
      ours: {
        name: 'bare',
        units: GAMES,
        start: () => ({ run: playBare, checksum: () => `${GAMES} games over` }),
      },
      other: {
        name: 'as a match',
        units: GAMES,
        start: () => ({
          run: playRecorded,
          checksum: (played) =>
            `${(played as readonly Match<WarmasterTypes>[]).filter(({ state }) => state.outcome).length} games over`,
        }),
      },
    },
    {
      title: 'an action, listed, picked and carried out, in raw D6',
      unit: 'action or D6',
      ours: {
        name: 'an action',
        units: ACTIONS,
        start: () => ({ run: playBare, checksum: (played) => `${(played as Played).actions} done` }),
      },
      other: {
        name: 'a seeded D6',
        units: ACTIONS,
        start: () => ({ run: () => rollMany(ACTIONS), checksum: () => `${ACTIONS} done` }),
      },
    },
  ],
};
