import type { Dice } from '../../core/dice/dice';
import type { CarrierDuties } from '../models/carrierDuties';
import type { ModelFacts } from '../models/modelFacts';

/**
 * A template laid over the battlefield, and the hit on every model that it touches.
 *
 * @since 0.1.0
 */
export interface TemplateHit {
  /** Across, in inches. */
  readonly diameter: number;
  readonly strength: number;
  readonly armourPiercing: number;
}

/**
 * What a type's die does to an objective that somebody moves in to claim for the first time.
 *
 * @since 0.1.0
 */
export interface FirstClaim {
  readonly die: number;
  /** Whether the objective is removed from play; then nobody claims it. */
  readonly removed: boolean;
  /** Centred on the objective. */
  readonly hit?: TemplateHit;
}

/**
 * What a type's die makes of an objective that is held when the game ends.
 *
 * @since 0.1.0
 */
export interface FinalWorth {
  readonly die: number;
  /** What it is worth from now on. */
  readonly worth: number;
  /** Whether it is destroyed; then no further type rolls for it. */
  readonly destroyed: boolean;
}

/**
 * A type of objective as data with hooks: each field or function answers one question that the rules ask.
 * Whatever is left out changes nothing. Several types of one objective are asked in the order of the rules.
 *
 * @since 0.1.0
 */
export interface ObjectiveType {
  /** A name for programs: `unstable`. */
  readonly id: string;
  /** A name for people; also what its dice are rolled for. */
  readonly title: string;
  /** The clause behind it, for violations. */
  readonly rule?: string;
  /** Types that it can't be combined with; it is enough that one of the two says so. */
  readonly contradicts?: readonly string[];
  /** Places that it takes in a transport; of several types the most counts, and 1 where none says. */
  readonly places?: number;
  /** Inches that it may move in a turn; of several types the least counts. */
  readonly mostPerTurn?: number;
  /** Whether the general limits on carriers are lifted. */
  readonly liftsLimits?: boolean;
  /** Whether a model that may carry objectives may carry this one. */
  mayCarry?(model: ModelFacts): boolean;
  /** What it does to a model that carries it, or helps with it, on top of what binds it already. */
  duties?(duties: CarrierDuties, model: ModelFacts): CarrierDuties;
  /** Rolled once, when a model first moves in to claim it. */
  firstClaim?(dice: Dice, label: string): FirstClaim;
  /** Rolled when the game ends, if a side holds it. */
  finalWorth?(worth: number, dice: Dice, label: string): FinalWorth;
}
