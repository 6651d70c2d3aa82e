import type { WarmasterAction } from '../action';
import type { Rulebook } from '../edition/rulebook';
import { areaLabel } from './areaLabel';
import { unitLabel } from './unitLabel';

/**
 * An action in words, for people: for a button, a menu, a line of the history. It says what the action says, so it is as
 * secret as the action is: show others only actions that `matchView` or `history` gives them.
 *
 * @param rules - the edition in play
 * @param action - the action
 * @returns the words, without the player, in small letters but for names
 * @since 0.1.0
 * @example
 * ```ts
 * import { actionLabel, rulebookOf, warmasterEdition } from 'wargame-rules/warmaster';
 *
 * const rules = rulebookOf(warmasterEdition);
 * actionLabel(rules, { type: 'end-phase', player: 'imperial' }); // => 'end the phase'
 * actionLabel(rules, { type: 'lose', player: 'imperial', unit: 'emperor' }); // => 'lose Emperor'
 * ```
 */
export function actionLabel(rules: Rulebook, action: WarmasterAction): string {
  const unit = (id: string): string => unitLabel(rules, id);
  switch (action.type) {
    case 'deploy':
      return `put ${unit(action.unit)} into ${areaLabel(rules, action.area)}`;
    case 'group':
      return `group ${action.units.map(unit).join(', ')}`;
    case 'reinforce':
      return 'roll for units from the cup';
    case 'teleport':
      return `teleport ${action.units.map(unit).join(', ')}`;
    case 'place':
      return `put them into ${areaLabel(rules, action.area)}`;
    case 'move':
      return `move ${unit(action.unit)} to ${areaLabel(rules, action.to)}`;
    case 'special':
      return `${action.rule.replaceAll('-', ' ')}: ${unit(action.unit)}`;
    case 'end-phase':
      return 'end the phase';
    case 'reveal':
      return `turn up the counter in ${areaLabel(rules, action.area)}`;
    case 'fight':
      return `fight in ${areaLabel(rules, action.area)}`;
    case 'reroll':
      return 'roll the die again';
    case 'keep':
      return 'let the die stand';
    case 'lose':
      return `lose ${unit(action.unit)}`;
    case 'retreat':
      return `${unit(action.unit)} retreats next`;
    case 'retreat-to':
      return `drive the unit to ${areaLabel(rules, action.area)}`;
  }
}
