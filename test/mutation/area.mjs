import { readFileSync } from 'node:fs';

/**
 * What is mutated now, as the script that starts Stryker says: an area, or one folder of an area, which the tests of
 * the whole area have to hold.
 */
export function currentArea() {
  const areas = JSON.parse(readFileSync(new URL('areas.json', import.meta.url), 'utf8'));
  const name = process.env.MUTATION_AREA;
  const area = areas.find((one) => one.name === name);
  if (area) return area;
  const whole = areas.find(({ source }) => source.some((one) => `src/${name}`.startsWith(one)));
  if (!whole) throw new Error(`no area "${name}"; there are ${areas.map((one) => one.name).join(', ')}`);
  return { ...whole, name, source: [`src/${name}`] };
}
