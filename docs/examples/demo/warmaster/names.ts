import {
  type AreaNumber,
  actionLabel,
  areaLabel,
  rulebookOf,
  unitLabel,
  type WarmasterAction,
  warmasterEdition,
} from 'wargame-rules/warmaster';

const rules = rulebookOf(warmasterEdition);

export function unitName(id: string): string {
  return unitLabel(rules, id);
}

export function unitNames(ids: readonly string[]): string {
  return ids.map(unitName).join(', ');
}

export function areaName(area: AreaNumber): string {
  return areaLabel(rules, area);
}

export function actionLine(action: WarmasterAction): string {
  return actionLabel(rules, action);
}
