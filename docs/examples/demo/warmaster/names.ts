import { type AREA_NUMBERS, counterOf, rulebookOf, warmasterEdition } from 'wargame-rules/warmaster';

const rules = rulebookOf(warmasterEdition);

/** Names that several counters share get the number of the counter's id. */
export function unitName(id: string): string {
  const { name } = counterOf(rules, id);
  const isShared = rules.counters.filter((counter) => counter.name === name).length > 1;
  return isShared ? `${name} ${id.slice(id.lastIndexOf('-') + 1)}` : name;
}

export function unitNames(ids: readonly string[]): string {
  return ids.map(unitName).join(', ');
}

/** `42 Bridge` */
export function areaName(number: (typeof AREA_NUMBERS)[number]): string {
  return `${number} ${rules.areas.find((area) => area.number === number)?.name ?? ''}`;
}
