import type { Provenance } from '../../core/table/provenance';

/**
 * The characteristics of a transport.
 *
 * @since 0.1.0
 */
export interface TransportFigures {
  readonly damagePoints: number;
  /** In centimetres. */
  readonly speed: number;
  /** In degrees. */
  readonly turns: number;
  readonly shields: number;
  /** The least that a hit has to roll. */
  readonly armour: number;
  readonly turrets: number;
  /** Its one battery, which fires left, front and right. Its range is in centimetres. */
  readonly battery: { readonly firepower: number; readonly range: number };
  /** How many D6 it adds on All Ahead Full, in centimetres. */
  readonly allAheadFullDice: number;
  /** On the Leadership it rolls. */
  readonly leadershipModifier: number;
  readonly provenance: Provenance;
}

/**
 * What a transport can do, a decoy included.
 *
 * @since 0.1.0
 */
export const TRANSPORT_FIGURES: TransportFigures = {
  damagePoints: 1,
  speed: 15,
  turns: 45,
  shields: 1,
  armour: 5,
  turrets: 1,
  battery: { firepower: 2, range: 15 },
  allAheadFullDice: 3,
  leadershipModifier: -1,
  // The source text names transports without their figures.
  provenance: 'second-hand',
};
