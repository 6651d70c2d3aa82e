import type { TableRoll } from '../../../core/table/rollOnTable';
import type { Forces, PlainTypes } from '../format/scenarioTypes';
import type { ShortEdge } from '../shortEdge';
import type { ConvoyAttackers } from '../tables/convoyAttackersTable';
import type { ClusterKind } from './rollCluster';

/**
 * The types of Convoy.
 *
 * @since 0.1.0
 */
export interface ConvoyTypes
  extends Omit<PlainTypes<'attackers' | 'convoy'>, 'agreed' | 'forceRolls' | 'forces' | 'setUpRolls'> {
  readonly agreed: {
    /** How many transports the convoy has: two or more. */
    readonly transports: number;
  };
  readonly forceRolls: {
    /** The D3; there is one more roll for each pair of transports. */
    readonly base: number;
    /** What each roll gives the attackers. */
    readonly attackers: readonly TableRoll<ConvoyAttackers, 'D6'>[];
  };
  readonly forces: Forces<'attackers' | 'convoy'> & {
    /** What the attackers hide under the markers of their clusters. */
    readonly clusters: readonly ClusterKind[];
  };
  readonly setUpRolls: {
    readonly edgeRoll: number;
    /** The short edge from which the convoy comes; it leaves by the other. */
    readonly edge: ShortEdge;
  };
}
