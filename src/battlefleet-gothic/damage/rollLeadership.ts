import type { Dice } from '../../core/dice/dice';
import { rollOnTable } from '../../core/table/rollOnTable';
import { requireOneOf } from '../choosing/requireOneOf';
import { leadershipTable } from './leadershipTable';

/**
 * The crews that roll for Leadership: a capital ship for itself, escorts once for their squadron, transports
 * each for itself.
 *
 * @since 0.1.0
 */
export const CREW_KINDS = ['capital-ship', 'squadron', 'transport'] as const;

/**
 * A kind of crew that rolls for Leadership.
 *
 * @since 0.1.0
 */
export type CrewKind = (typeof CREW_KINDS)[number];

/**
 * The Leadership of a crew, with its die.
 *
 * @since 0.1.0
 */
export interface LeadershipRoll {
  /** The D6. */
  readonly roll: number;
  /** 6 to 9; one less on transports. */
  readonly leadership: number;
}

/** Merchant crews are one worse. */
const TRANSPORT_PENALTY = 1;

/**
 * Rolls the Leadership with which a crew starts: 6 on a 1, 7 on 2-3, 8 on 4-5, 9 on a 6; one less on
 * transports.
 *
 * @param kind - whose crew it is
 * @param dice - where the chance comes from: one D6
 * @param label - what is rolled for
 * @returns the die and the Leadership
 * @throws {@link WargameError} `argument/unknown-value` for another kind
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollLeadership } from 'wargame-rules/battlefleet-gothic';
 *
 * rollLeadership('squadron', scriptedDice([4])); // => { roll: 4, leadership: 8 }
 * rollLeadership('transport', scriptedDice([4])); // => { roll: 4, leadership: 7 }
 * ```
 */
export function rollLeadership(kind: CrewKind, dice: Dice, label: string = 'Leadership'): LeadershipRoll {
  requireOneOf(kind, CREW_KINDS, 'kind');
  const { roll, result } = rollOnTable(leadershipTable, dice, label);
  return { roll, leadership: kind === 'transport' ? result - TRANSPORT_PENALTY : result };
}
