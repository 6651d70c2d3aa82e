import { readFileSync } from 'node:fs';
import { type Army, INSPIRING_LEADER, musterArmy } from 'wargame-rules/open-play';
import { readRoster } from 'wargame-rules/rosters';

/** Reads a roster that lies with the examples and musters its army. */
export function loadArmy(file: string): Army {
  return musterArmy(readRoster(readFileSync(new URL(file, import.meta.url))), {
    warlordTrait: INSPIRING_LEADER,
  });
}
