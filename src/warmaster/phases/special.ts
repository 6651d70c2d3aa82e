import type { ActionOf } from '../action';
import { checkOwnUnits } from '../checkOwnUnits';
import type { Refusals } from '../decision';
import type { Rules } from '../edition/rules';
import type { SpecialRule } from '../edition/specialRule';
import { doFirst, type Progress, tell } from '../progress';
import type { Side } from '../rules/side';
import type { WarmasterState } from '../state';

/**
 * What the special rules of the edition let a player do now.
 *
 * @rule WM-END-2, WM-REV-3
 */
export function specialActions(
  rules: Rules,
  state: WarmasterState,
  player: Side,
): readonly ActionOf<'special'>[] {
  const actions: ActionOf<'special'>[] = [];
  for (const { id, choices } of rules.edition.specialRules) {
    if (!choices) continue;
    for (const { unit } of choices(rules, state, player)) {
      actions.push({ type: 'special', player, rule: id, unit });
    }
  }
  return actions;
}

export function checkSpecial(rules: Rules, state: WarmasterState, action: ActionOf<'special'>): Refusals {
  const { player, rule, unit } = action;
  const refusals = checkOwnUnits(rules, player, [{ id: unit, path: 'unit' }], 'WM-END-2');
  if (refusals.length > 0) return refusals;
  const offered = specialActions(rules, state, player);
  if (offered.some((one) => one.rule === rule && one.unit === unit)) return [];
  const message = `the special rule "${rule}" offers "${unit}" nothing now`;
  return [{ code: 'warmaster/no-such-choice', message, rule: 'WM-END-2', path: 'rule' }];
}

export function chooseSpecial(progress: Progress, { player, rule, unit }: ActionOf<'special'>): void {
  const { rules, state, dice } = progress;
  tell(progress, { type: 'special', side: player, rule, unit });
  // An edition is checked: a rule that offers something carries it out.
  const special = rules.edition.specialRules.find(({ id }) => id === rule) as Required<SpecialRule>;
  doFirst(progress, special.chosen(rules, state, { unit }, dice));
}
