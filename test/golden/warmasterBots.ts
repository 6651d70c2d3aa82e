import { type Match, playOut, replay, type Seed, startMatch, transcript } from 'wargame-rules';
import {
  fairBot,
  greedyBot,
  type WarmasterTypes,
  warmaster,
  warmasterEdition,
} from 'wargame-rules/warmaster';
import type { GoldenPlay } from './goldenPlay';

const SETUP = { edition: warmasterEdition.id, version: warmasterEdition.version };

/** Games of Warmaster that are no accident, to be read: one for each side, by other endings than the random one's. */
export const WARMASTER_BOTS: readonly GoldenPlay[] = [
  greedyGame('warmaster-emperor-dead', 17),
  greedyGame('warmaster-ship-lost', 13),
];

function greedyGame(id: string, seed: Seed): GoldenPlay {
  return {
    id,
    covers: warmaster,
    golden: () => `${transcript(warmaster, played(seed), 'spectator').join('\n')}\n`,
    check() {
      const { record, state } = played(seed);
      const again = replay(warmaster, record).state;
      if (JSON.stringify(again) !== JSON.stringify(state)) throw new Error(`${id} replays differently`);
    },
  };
}

function played(seed: Seed): Match<WarmasterTypes> {
  const bot = fairBot(greedyBot(warmasterEdition));
  return playOut(warmaster, startMatch(warmaster, SETUP, { seed }), { botSeed: seed, bot });
}
