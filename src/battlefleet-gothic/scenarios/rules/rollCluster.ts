import { d3 } from '../../../core/dice/d3';
import { d6 } from '../../../core/dice/d6';
import type { Dice } from '../../../core/dice/dice';
import { requireOneOf } from '../../choosing/requireOneOf';

/**
 * What a contact marker may hide besides ships: a salvo of deadfall torpedoes, or a cluster of attack craft.
 *
 * @since 0.1.0
 */
export const CLUSTER_KINDS = ['deadfall', 'attack-craft'] as const;

/**
 * A kind of cluster.
 *
 * @since 0.1.0
 */
export type ClusterKind = (typeof CLUSTER_KINDS)[number];

/**
 * What a woken cluster turns out to be.
 *
 * @since 0.1.0
 */
export type Cluster =
  | { readonly kind: 'deadfall'; readonly strength: number; readonly speed: 30 }
  | { readonly kind: 'attack-craft'; readonly squadrons: number };

/**
 * Rolls how strong a woken cluster is: deadfall torpedoes of strength D6+2, which make 30 cm, or D3+1 squadrons
 * of attack craft. They move from the next Ordnance Phase on.
 *
 * @param kind - what the attacker hid there
 * @param dice - where the chance comes from: a D6 or a D3
 * @param label - what is rolled for
 * @returns the torpedoes or the squadrons
 * @throws {@link WargameError} `argument/unknown-value` for anything else
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollCluster } from 'wargame-rules/battlefleet-gothic';
 *
 * rollCluster('deadfall', scriptedDice([3])); // => { kind: 'deadfall', strength: 5, speed: 30 }
 * rollCluster('attack-craft', scriptedDice([3])); // => { kind: 'attack-craft', squadrons: 3 }
 * ```
 */
export function rollCluster(kind: ClusterKind, dice: Dice, label: string = 'Cluster'): Cluster {
  if (requireOneOf(kind, CLUSTER_KINDS, 'kind') === 'deadfall') {
    return { kind: 'deadfall', strength: d6(dice, `${label}: strength`) + 2, speed: 30 };
  }
  return { kind: 'attack-craft', squadrons: d3(dice, `${label}: squadrons`) + 1 };
}
