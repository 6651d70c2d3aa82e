import { type RollTable, rollTable } from '../../../core/table/rollTable';

/**
 * What one roll gives a convoy's attackers: clusters, or ships for so many points at most.
 *
 * @since 0.1.0
 */
export type ConvoyAttackers =
  | { readonly kind: 'clusters'; readonly clusters: 1 | 2 | 3 }
  | { readonly kind: 'escort-squadron'; readonly mostPoints: 100 | 150 }
  | { readonly kind: 'capital-ship'; readonly mostPoints: 200 };

/**
 * The D6 for the attackers of a convoy.
 *
 * @since 0.1.0
 */
export const convoyAttackersTable: RollTable<ConvoyAttackers, 'D6'> = rollTable({
  id: 'convoy-attackers',
  title: 'Attackers',
  die: 'D6',
  rows: [
    { from: 1, to: 1, result: { kind: 'clusters', clusters: 1 }, provenance: 'second-hand' },
    { from: 2, to: 2, result: { kind: 'clusters', clusters: 2 }, provenance: 'second-hand' },
    { from: 3, to: 3, result: { kind: 'clusters', clusters: 3 }, provenance: 'second-hand' },
    { from: 4, to: 4, result: { kind: 'escort-squadron', mostPoints: 100 }, provenance: 'second-hand' },
    { from: 5, to: 5, result: { kind: 'escort-squadron', mostPoints: 150 }, provenance: 'second-hand' },
    { from: 6, to: 6, result: { kind: 'capital-ship', mostPoints: 200 }, provenance: 'second-hand' },
  ],
});
