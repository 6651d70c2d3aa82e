import type { Fingerprint } from './fingerprint';
import { DICE } from './fingerprints/dice';
import { MATCHES_OF_BOTS, PLAYS } from './fingerprints/games';
import { GEOMETRY } from './fingerprints/geometry';
import { ODDS } from './fingerprints/odds';
import { RECORDS } from './fingerprints/records';
import { ROSTERS } from './fingerprints/rosters';

/** What Node and the browser must agree on. Each title stands once. */
export const FINGERPRINTS: readonly Fingerprint[] = [
  ...DICE,
  ...ODDS,
  ...GEOMETRY,
  ...PLAYS,
  ...MATCHES_OF_BOTS,
  ...RECORDS,
  ...ROSTERS,
];
