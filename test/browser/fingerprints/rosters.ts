import { isWargameError } from 'wargame-rules';
import { fleetFromRoster, readRoster, readRosterFile } from 'wargame-rules/rosters';
import type { Fingerprint } from '../fingerprint';
import { type SavedFiles, savedBytes, savedText } from '../savedFiles';

const FIXTURES = 'rosters/fixtures';
export const ZIPPED = `${FIXTURES}/harbourWatch.rosz`;
const ZIPPED_FROM = `${FIXTURES}/harbourWatch.ros`;

const armyLines = (input: string | Uint8Array): readonly string[] =>
  JSON.stringify(readRoster(input), null, 1).split('\n');

/** The code of what is refused; anything else that is thrown is a fault. */
function refusal(read: () => unknown): string {
  try {
    return `read ${JSON.stringify(read())}`;
  } catch (error) {
    if (!isWargameError(error)) throw error;
    return JSON.stringify(error.violations.map(({ code, path }) => [code, path ?? null]));
  }
}

/** A zip with a bit turned over, at many a place. */
function damaged(saved: SavedFiles): readonly string[] {
  const zip = savedBytes(saved, ZIPPED);
  const places = Array.from({ length: 60 }, (_, index) => Math.floor((index * zip.length) / 60));
  return places.map((place) => {
    const copy = zip.slice();
    copy[place] = (copy[place] ?? 0) ^ 0x10;
    return refusal(() => readRoster(copy));
  });
}

export const ROSTERS: readonly Fingerprint[] = [
  {
    title: 'a roster in XML',
    lines: (saved) => armyLines(savedText(saved, ZIPPED_FROM)),
  },
  {
    title: 'a zipped roster, which is the one it was zipped from',
    lines: (saved) => armyLines(savedBytes(saved, ZIPPED)),
    golden: (saved) => armyLines(savedText(saved, ZIPPED_FROM)),
  },
  {
    title: 'a roster in JSON',
    lines: (saved) => armyLines(savedText(saved, `${FIXTURES}/harbourWatch.json`)),
  },
  {
    title: 'a fleet from a roster',
    lines: (saved) => {
      const roster = readRosterFile(savedText(saved, `${FIXTURES}/tideFleet.ros`));
      return JSON.stringify(fleetFromRoster(roster, { flagship: 'bs' }), null, 1).split('\n');
    },
  },
  {
    title: 'what is no roster, and why',
    lines: (saved) => [
      refusal(() => readRoster(Uint8Array.of(0x3c, 0xff, 0xfe))),
      refusal(() => readRoster('<roster')),
      refusal(() => readRoster('{"roster":')),
      ...damaged(saved),
    ],
  },
];
