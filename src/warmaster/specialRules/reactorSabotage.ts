import { d6 } from '../../core/dice/d6';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import { holdsArea } from '../board';
import type { SpecialRule } from '../edition/specialRule';
import type { AreaNumber } from '../rules/areaNumber';
import { tallyOf } from '../tallyOf';
import type { Effect } from '../task';
import { shipLost } from './shipLost';

/** The name of the count of damage. */
export const REACTOR_DAMAGE = 'reactor-damage';

/**
 * How hard it is to destroy the reactor.
 *
 * @since 0.1.0
 */
export interface ReactorSabotageOptions {
  /** The lowest face of the D6 that damages it. */
  readonly succeedsOn: number;
  /** How much damage destroys it. */
  readonly damageNeeded: number;
  /** The lowest face of the D6 on which the Emperor is called back in time. */
  readonly escapesOn: number;
}

/**
 * A special rule: instead of moving, an Imperial unit in a reactor area without Traitors may damage the reactor,
 * till it takes the ship with it. Damage is kept as the tally `reactor-damage`.
 *
 * @param options - how hard it is
 * @returns the rule, for an edition
 * @throws {@link WargameError} `argument/…` for a face that is no whole number from 1 to 7 (with 7, none will do), or a
 *   count that is none from 1
 * @rule WM-END-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { reactorSabotage } from 'wargame-rules/warmaster';
 *
 * reactorSabotage({ succeedsOn: 5, damageNeeded: 2, escapesOn: 2 }).id; // => 'reactor-sabotage'
 * ```
 */
export function reactorSabotage({
  succeedsOn,
  damageNeeded,
  escapesOn,
}: ReactorSabotageOptions): SpecialRule {
  requireWholeNumber(succeedsOn, 'succeedsOn', 1, 7);
  requireWholeNumber(damageNeeded, 'damageNeeded', 1);
  requireWholeNumber(escapesOn, 'escapesOn', 1, 7);
  return {
    id: 'reactor-sabotage',
    title: 'Reactor sabotage',
    text:
      'Instead of moving, an Imperial unit in a reactor area without Traitors may roll a D6: ' +
      `${succeedsOn} or more damages the reactor. With ${damageNeeded} damage the ship is lost, and the Imperial ` +
      `player has won; but on a D6 below ${escapesOn} the Emperor, if he is aboard, dies with Horus.`,
    provenance: 'reconstruction',
    choices(rules, state, side) {
      if (side !== 'imperial') return [];
      const held = rules.reactors.filter((area) => holdsArea(rules, state, side, area));
      return state.units
        .filter(({ id, at }) => held.includes(at as AreaNumber) && !state.moved.includes(id))
        .map(({ id }) => ({ unit: id }));
    },
    chosen(rules, state, { unit }, dice) {
      const spent: Effect = { type: 'spend-move', unit };
      if (d6(dice, `Reactor sabotage: ${unit}`) < succeedsOn) return [spent];
      const damage: Effect = { type: 'tally', name: REACTOR_DAMAGE, by: 1 };
      if (tallyOf(state, REACTOR_DAMAGE) + 1 < damageNeeded) return [spent, damage];
      const message = 'the reactor was destroyed, and the ship with it';
      return [spent, damage, shipLost(rules, state, escapesOn, message, dice)];
    },
  };
}
