import { cell } from './modelProfile';
import type { Placed } from './unitParts';

/** How many models a transport carries, where the file says one number, bare or in words; else nothing. */
export function transportCapacity(parts: readonly Placed[]): number | undefined {
  const found = parts.flatMap(({ selection }) => {
    const profiles = selection.profiles.filter(({ hidden }) => !hidden);
    const rules = selection.rules.filter(({ hidden }) => !hidden);
    return [
      ...profiles.map((profile) => /^\d{1,3}$/.exec(cell(profile, 'capacity') ?? '')?.[0]),
      ...profiles.flatMap(({ characteristics }) => characteristics.flatMap(({ value }) => inWords(value))),
      ...rules.flatMap(({ description }) => inWords(description)),
    ];
  });
  const given = found.filter((capacity) => capacity !== undefined);
  return given[0] !== undefined && given.every((other) => other === given[0]) ? Number(given[0]) : undefined;
}

function inWords(text: string): readonly (string | undefined)[] {
  return Array.from(text.matchAll(/\btransport capacity of (\d{1,3})\b/gi), ([, capacity]) => capacity);
}
