import type { ModelPosition } from 'wargame-rules/open-play';
import type { ReportEntry } from './reportEntry';

/** Models of a unit in a line: `a/1` … `a/5`. */
export function line(
  model: string,
  from: { readonly x: number; readonly y: number },
  count: number,
): readonly ModelPosition[] {
  return Array.from({ length: count }, (_, index) => ({
    model: count === 1 ? model : `${model}/${index + 1}`,
    at: { x: from.x + index * 1.3, y: from.y },
  }));
}

const models = (model: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${model}/${from + index}`);

/** Where both armies stand when the battle begins, on a battlefield of 44" by 30". */
export const deployment = {
  attacker: [
    ...line('corsair/model', { x: 3, y: 15 }, 1),
    ...line('swabbers-m', { x: 12, y: 2 }, 12),
    ...line('gunners-m', { x: 16, y: 28 }, 6),
  ],
  defender: [
    ...line('dockmaster/model', { x: 22, y: 15 }, 1),
    ...line('lamplighters-m', { x: 16, y: 11 }, 10),
    ...line('boatmen-m', { x: 18, y: 19 }, 5),
    ...line('winch-m', { x: 27, y: 15 }, 1),
  ],
} as const;

/** What happened in the battle. */
export const battleReport: readonly ReportEntry[] = [
  {
    say: 'The Swabbers run for the wall',
    fact: { type: 'models-moved', positions: line('swabbers-m', { x: 14, y: 8 }, 12) },
  },
  { say: 'Deck Gunners fire at the Boatmen', saves: { models: models('boatmen-m', 1, 3), ap: -1 } },
  { say: 'The Boatmen test their nerve', morale: 'boatmen' },
  { say: 'The Salt Reavers end their turn', fact: { type: 'turn-ended' } },
  {
    say: 'The Winch Gun sweeps the Swabbers',
    losses: models('swabbers-m', 1, 5),
  },
  { say: 'The Swabbers test their nerve', morale: 'swabbers' },
  { say: 'The Quay Watch ends its turn', fact: { type: 'turn-ended' } },
  {
    say: 'The Divers come up out of the drain',
    fact: { type: 'unit-arrived', unit: 'divers', positions: line('divers-m', { x: 17, y: 16.2 }, 5) },
  },
  {
    say: 'The Corsair Captain charges in',
    fact: { type: 'models-moved', positions: line('corsair/model', { x: 21, y: 12.6 }, 1) },
  },
  { say: 'A charge is to be laid at the pumps', charge: true },
  { say: "The Captain's blade finds the Dockmaster", saves: { models: ['dockmaster/model'], ap: -3 } },
  { say: 'The Salt Reavers end their turn', fact: { type: 'turn-ended' } },
  { say: 'Lamplighters fire at the Divers', saves: { models: models('divers-m', 1, 2), ap: 0 } },
  { say: 'The Divers test their nerve', morale: 'divers' },
  { say: 'The Quay Watch ends its turn', fact: { type: 'turn-ended' } },
  { say: 'A second charge is to be laid', charge: true },
  { say: 'Deck Gunners fire at the Lamplighters', saves: { models: models('lamplighters-m', 1, 4), ap: -1 } },
  { say: 'The Lamplighters test their nerve', morale: 'lamplighters' },
  { say: 'The Salt Reavers end their turn', fact: { type: 'turn-ended' } },
  {
    say: 'The Winch Gun turns on the Divers',
    losses: models('divers-m', 3, 5),
  },
  { say: 'The Quay Watch ends its turn', fact: { type: 'turn-ended' } },
  { say: 'A last charge, with whoever is left', charge: true },
  { say: 'The Salt Reavers end their turn', fact: { type: 'turn-ended' } },
  { say: 'The Quay Watch ends its turn', fact: { type: 'turn-ended' } },
];
