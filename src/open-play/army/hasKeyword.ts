/**
 * Tells whether a model or a unit has a keyword. Capitals do not matter.
 *
 * @param bearer - a model, a unit, or anything else with keywords
 * @param keyword - the keyword: `CHARACTER`
 * @returns whether it has it
 * @since 0.1.0
 * @example
 * ```ts
 * import { hasKeyword } from 'wargame-rules/open-play';
 *
 * hasKeyword({ keywords: ['Infantry', 'Character'] }, 'CHARACTER'); // => true
 * ```
 */
export function hasKeyword(bearer: { readonly keywords: readonly string[] }, keyword: string): boolean {
  const wanted = keyword.toUpperCase();
  return bearer.keywords.some((word) => word.toUpperCase() === wanted);
}
