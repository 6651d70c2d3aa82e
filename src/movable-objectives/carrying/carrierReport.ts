import { type CarrierDuties, NO_DUTIES } from '../models/carrierDuties';
import type { ObjectiveRules } from '../rules/objectiveRules';
import { inHandsOf } from '../state/finding';
import type { ObjectiveSet } from '../state/objectiveSet';
import { objectivesWith } from '../state/objectivesWith';
import { distanceLeft } from './distanceLeft';
import { dutiesOf } from './dutiesOf';

/**
 * What a model or transport may still do with what it carries.
 *
 * @since 0.1.0
 */
export interface CarrierReport extends CarrierDuties {
  /** The ids of what it carries; empty: nothing binds it. */
  readonly objectives: readonly string[];
  /** Inches that it may still move in this turn without taking an objective too far; null: no limit. */
  readonly distanceLeft: number | null;
  /** Whether it may fire Overwatch: not while it holds on to an objective against a charge. */
  readonly mayFireOverwatch: boolean;
}

/**
 * Tells what a carrier may do: whether it can run, fire and turbo-boost, at which rate it moves and how far,
 * beyond which distance it takes a Dangerous Terrain test, whether it needs help, and what charges do to it.
 *
 * Transports fire and move as ever, and charges do not affect what is aboard; only limits on the distance
 * bind them.
 *
 * @param set - the objectives
 * @param carrier - the id of a model or a transport
 * @param rules - the rules played by
 * @returns what binds it; nothing when it carries nothing
 * @throws {@link WargameError} `objective/unknown-type` when the set was made by other rules
 * @rule MO-CARRY-1, MO-CARRY-2, MO-CARRY-3, MO-TRANS-4, MO-CUMB-1, MO-CUMB-2, MO-COMP-1, MO-FRAG-1, MO-CHARGE-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, carrierReport, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const biker = { id: 'biker', side: 'orks', kind: 'bike' } as const;
 * const fuel = { id: 'fuel', types: ['fragile'], carriedBy: biker };
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives: [fuel] }, ASTRONOMICON);
 * const report = carrierReport(set, 'biker', ASTRONOMICON);
 * report.mayTurboBoost; // => false
 * report.terrainTestBeyond; // => 6
 * report.distanceLeft; // => 6
 * ```
 */
export function carrierReport(set: ObjectiveSet, carrier: string, rules: ObjectiveRules): CarrierReport {
  const carried = objectivesWith(set, carrier);
  const inHands = inHandsOf(set, carrier);
  const duties = inHands ? dutiesOf(inHands.types, inHands.place.by, rules) : NO_DUTIES;
  const limits = carried.flatMap((objective) => distanceLeft(objective, rules) ?? []);
  return {
    ...duties,
    objectives: carried.map(({ id }) => id),
    distanceLeft: limits.length === 0 ? null : Math.min(...limits),
    mayFireOverwatch: duties.mayFire && !inHands?.place.holdsOn,
  };
}
