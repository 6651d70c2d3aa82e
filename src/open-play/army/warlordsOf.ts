import type { ArmyList } from './armyList';
import type { MusterChoices } from './musterChoices';
import { type NamedModel, namedModels } from './namedModels';

/** Every model that would be the Warlord: the one chosen, or else those that the list marks. */
export function warlordsOf(list: ArmyList, choices: MusterChoices): readonly NamedModel[] {
  const models = list.units.flatMap((unit) => namedModels(unit, choices.prefix));
  return choices.warlord === undefined
    ? models.filter(({ warlord }) => warlord)
    : models.filter(({ id }) => id === choices.warlord);
}
