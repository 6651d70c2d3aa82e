import type { Json } from '../../core/errors/violation';
import type { CriticalRoll } from '../damage/rollCriticalDamage';
import type { TransportFigures } from '../fleet/transportFigures';
import type { ExperimentChange } from './ploys/experimentChange';
import type { SpecialOrder } from './specialOrder';

/**
 * What a sub-plot changes in the battle, as data that an app can apply. Distances are in centimetres.
 *
 * `leadership`: these ships test with a modifier, for some orders or for every test. `leadership-after-loss`: when a
 * capital ship of the owner's is crippled or destroyed, all his others have the modifier in his next turn; several
 * losses do not add up. `commander-leadership`: the owner's ships that near to his fleet commander's may test on the
 * commander's Leadership. `commander-reroll-range`: the owner's commander may use his re-rolls only on squadrons with
 * a ship that near; a lone ship is a squadron. `commander-rerolls`: the owner's commander has more of them.
 * `starting-damage`: the ship begins so many damage points down. `critical-damage`: the ship begins with critical
 * damage. `reinforcement`: one unit more for the owner. `phenomena`: the owner places them. `plans`: each boarding
 * of an enemy capital ship finds the plans on a D6, with the modifier on the commander's ship. `no-special-orders`:
 * for the enemy's ships, in his first turns. `experiment`: a ship is changed. `decoy`: a ship of the owner's is a
 * transport. `time-limit`: the turns in which the owner has to win. `custom`: whatever a contributed one needs.
 *
 * @since 0.1.0
 */
export type SubplotEffect =
  | {
      readonly type: 'leadership';
      readonly ships: readonly string[];
      readonly modifier: number;
      readonly tests: 'all' | readonly SpecialOrder[];
    }
  | { readonly type: 'leadership-after-loss'; readonly modifier: number }
  | { readonly type: 'commander-leadership'; readonly within: number }
  | { readonly type: 'commander-reroll-range'; readonly within: number }
  | { readonly type: 'commander-rerolls'; readonly more: number }
  | { readonly type: 'starting-damage'; readonly ship: string; readonly lost: number }
  | { readonly type: 'critical-damage'; readonly ship: string; readonly critical: CriticalRoll }
  | { readonly type: 'reinforcement'; readonly mostPoints: number; readonly unit: string | null }
  | { readonly type: 'phenomena'; readonly clouds: number; readonly asteroidFields: number }
  | { readonly type: 'plans'; readonly atLeast: number; readonly commandersShip: number }
  | { readonly type: 'no-special-orders'; readonly turns: number }
  | {
      readonly type: 'experiment';
      readonly ship: string;
      readonly improvement: ExperimentChange;
      readonly sideEffect: ExperimentChange;
    }
  | { readonly type: 'decoy'; readonly ship: string | null; readonly figures: TransportFigures }
  | { readonly type: 'time-limit'; readonly turns: number }
  | { readonly type: 'custom'; readonly name: string; readonly facts: { readonly [name: string]: Json } };
