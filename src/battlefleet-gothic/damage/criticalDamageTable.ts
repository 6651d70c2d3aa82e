import { type RollTable, rollTable } from '../../core/table/rollTable';
import type { CriticalEffect } from './criticalEffect';

/**
 * The Critical Damage table, 2D6: what a critical hit does. What can't apply becomes the next higher result:
 * see {@link criticalDamage}.
 *
 * @since 0.1.0
 */
export const criticalDamageTable: RollTable<CriticalEffect, '2D6'> = rollTable({
  id: 'critical-damage',
  title: 'Critical damage',
  die: '2D6',
  // The source text names the table without printing it.
  rows: [
    {
      from: 2,
      to: 2,
      result: { critical: 'dorsal-weapons', extraDamage: 0, repairable: true, silences: 'dorsal' },
      provenance: 'second-hand',
    },
    {
      from: 3,
      to: 3,
      result: { critical: 'starboard-weapons', extraDamage: 0, repairable: true, silences: 'starboard' },
      provenance: 'second-hand',
    },
    {
      from: 4,
      to: 4,
      result: { critical: 'port-weapons', extraDamage: 0, repairable: true, silences: 'port' },
      provenance: 'second-hand',
    },
    {
      from: 5,
      to: 5,
      result: { critical: 'prow-weapons', extraDamage: 0, repairable: true, silences: 'prow' },
      provenance: 'second-hand',
    },
    {
      from: 6,
      to: 6,
      result: { critical: 'engine-room', extraDamage: 1, repairable: true, noTurns: true },
      provenance: 'second-hand',
    },
    {
      from: 7,
      to: 7,
      result: { critical: 'fire', extraDamage: 0, repairable: true, damageEachEndPhase: 1 },
      provenance: 'second-hand',
    },
    {
      from: 8,
      to: 8,
      result: { critical: 'thrusters', extraDamage: 1, repairable: true, speed: -10 },
      provenance: 'second-hand',
    },
    {
      from: 9,
      to: 9,
      result: { critical: 'bridge-smashed', extraDamage: 0, repairable: false, leadership: -3 },
      provenance: 'second-hand',
    },
    {
      from: 10,
      to: 10,
      result: { critical: 'shields-collapse', extraDamage: 0, repairable: false, noShields: true },
      provenance: 'second-hand',
    },
    {
      from: 11,
      to: 11,
      result: { critical: 'hull-breach', extraDamage: 'D3', repairable: false },
      provenance: 'second-hand',
    },
    {
      from: 12,
      to: 12,
      result: { critical: 'bulkhead-collapse', extraDamage: 'D6', repairable: false },
      provenance: 'second-hand',
    },
  ],
});
