import { annihilation, type Battle, checkFact, type ReportedFact } from 'wargame-rules/open-play';
import type { Skirmish } from '../skirmish';

export const faults = (battle: Battle, fact: unknown) =>
  checkFact(annihilation, battle, fact as ReportedFact).map(({ code, path }) => [code, path]);
export const types = ({ events }: Skirmish) => events.map(({ type }) => type);
