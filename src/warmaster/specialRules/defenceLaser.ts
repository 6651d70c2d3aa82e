import { d6 } from '../../core/dice/d6';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import { holdsArea } from '../board';
import type { SpecialRule } from '../edition/specialRule';
import { tallyOf } from '../tallyOf';
import type { Effect } from '../task';
import { shipLost } from './shipLost';

/** The name of the count of hits. */
export const LASER_HITS = 'laser-hits';

/**
 * How the lasers on the ground shoot once the screens are down.
 *
 * @since 0.1.0
 */
export interface DefenceLaserOptions {
  /** The lowest face of the D6 that hits. */
  readonly hitsOn: number;
  /** How many hits the ship can't take. */
  readonly hitsNeeded: number;
  /** The lowest face of the D6 on which the Emperor is called back in time. */
  readonly escapesOn: number;
}

/**
 * A special rule: at the end of each Imperial combat phase lasers shoot at the ship, one for each Defence Screens
 * area in Imperial hands. Hits are kept as the tally `laser-hits`.
 *
 * @param options - how they shoot
 * @returns the rule, for an edition
 * @throws {@link WargameError} `argument/…` for a face that is no whole number from 1 to 7 (with 7, none will do), or a
 *   count that is none from 1
 * @rule WM-END-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { defenceLaser } from 'wargame-rules/warmaster';
 *
 * defenceLaser({ hitsOn: 4, hitsNeeded: 3, escapesOn: 3 }).id; // => 'defence-laser'
 * ```
 */
export function defenceLaser({ hitsOn, hitsNeeded, escapesOn }: DefenceLaserOptions): SpecialRule {
  requireWholeNumber(hitsOn, 'hitsOn', 1, 7);
  requireWholeNumber(hitsNeeded, 'hitsNeeded', 1);
  requireWholeNumber(escapesOn, 'escapesOn', 1, 7);
  return {
    id: 'defence-laser',
    title: 'Defence lasers',
    text:
      'At the end of the Imperial combat phase roll a D6 for each Defence Screens area with a face-up Imperial ' +
      `unit and no Traitors: ${hitsOn} or more is a hit. With ${hitsNeeded} hits the ship is lost, and the ` +
      `Imperial player has won; but on a D6 below ${escapesOn} the Emperor, if he is aboard, dies with Horus.`,
    provenance: 'reconstruction',
    phaseEnds(rules, state, dice) {
      if (state.phase !== 'imperial-combat') return [];
      const held = rules.defenceScreens.filter((area) => holdsArea(rules, state, 'imperial', area));
      const hits = held.filter((area) => d6(dice, `Defence laser: area ${area}`) >= hitsOn).length;
      if (hits === 0) return [];
      const tally: Effect = { type: 'tally', name: LASER_HITS, by: hits };
      if (tallyOf(state, LASER_HITS) + hits < hitsNeeded) return [tally];
      return [tally, shipLost(rules, state, escapesOn, 'the defence lasers destroyed the ship', dice)];
    },
  };
}
