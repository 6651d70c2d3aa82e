import type { Rulebook } from '../edition/rulebook';
import type { AreaNumber } from '../rules/areaNumber';

/**
 * An area of the ship in words, for people: its number and its name.
 *
 * @param rules - the edition in play
 * @param area - the number of the area
 * @returns the words; the number alone where the edition has no such area
 * @since 0.1.0
 * @example
 * ```ts
 * import { areaLabel, rulebookOf, warmasterEdition } from 'wargame-rules/warmaster';
 *
 * areaLabel(rulebookOf(warmasterEdition), 14); // => '14 Port Engines'
 * ```
 */
export function areaLabel({ areas }: Rulebook, area: AreaNumber): string {
  const name = areas.find(({ number }) => number === area)?.name ?? '';
  return `${area} ${name}`.trim();
}
