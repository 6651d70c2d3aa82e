import type { RollTable } from '../../core/table/rollTable';
import { requireOneOf } from '../choosing/requireOneOf';
import { BATTLEZONES, type Battlezone } from './battlezone';
import { deepSpace } from './generators/deepSpace';
import { flareRegion } from './generators/flareRegion';
import { innerBiosphere } from './generators/innerBiosphere';
import { mercurialZone } from './generators/mercurialZone';
import { outerReaches } from './generators/outerReaches';
import { primaryBiosphere } from './generators/primaryBiosphere';
import type { GeneratorResult } from './phenomenon';

/**
 * Gives the generator of a battlezone: the table on which every square that holds something is rolled.
 *
 * @param zone - the battlezone
 * @returns its table, a D6
 * @throws {@link WargameError} `argument/unknown-value` for another zone
 * @since 0.1.0
 * @example
 * ```ts
 * import { lookUp } from 'wargame-rules';
 * import { generatorOf } from 'wargame-rules/battlefleet-gothic';
 *
 * lookUp(generatorOf('deep-space'), 5); // => { phenomenon: 'warp-rift', count: 1 }
 * ```
 */
export function generatorOf(zone: Battlezone): RollTable<GeneratorResult, 'D6'> {
  const tables = {
    'flare-region': flareRegion,
    'mercurial-zone': mercurialZone,
    'inner-biosphere': innerBiosphere,
    'primary-biosphere': primaryBiosphere,
    'outer-reaches': outerReaches,
    'deep-space': deepSpace,
  } as const;
  return tables[requireOneOf(zone, BATTLEZONES, 'zone')];
}
