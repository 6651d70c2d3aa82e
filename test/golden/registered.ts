import { fileURLToPath } from 'node:url';
import { GAMES } from './games';
import type { GoldenPlay } from './goldenPlay';
import { MISSIONS } from './missions';
import { SCENARIOS } from './scenarios';
import { WARMASTER_BOTS } from './warmasterBots';

/** All that is under the kit. */
export function registered(): readonly GoldenPlay[] {
  return [...GAMES, ...WARMASTER_BOTS, ...MISSIONS, ...SCENARIOS];
}

/** Where the golden playthrough of something lies. */
export function goldenFile({ id }: GoldenPlay): string {
  return fileURLToPath(new URL(`${id}.txt`, import.meta.url));
}
