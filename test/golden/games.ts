import { openHostility } from 'wargame-rules/open-play';
import { warmaster } from 'wargame-rules/warmaster';
import { runs } from '../runs';
import { type GoldenPlay, goldenGame } from './goldenPlay';

/** The games that the package brings. */
export const GAMES: readonly GoldenPlay[] = [
  goldenGame(openHostility, { setups: [{ players: ['Ann', 'Ben'] }], matches: runs(3, 200), tries: 6 }),
  goldenGame(warmaster, {
    setups: [{ edition: 'reconstruction', version: 1 }],
    matches: runs(3, 200),
    mostSteps: 600,
    tries: 4,
  }),
];
