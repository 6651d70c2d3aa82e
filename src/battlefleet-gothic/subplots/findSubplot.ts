import { WargameError } from '../../core/errors/wargameError';
import type { Subplot } from './subplot';
import type { SubplotErrorCode } from './subplotErrorCode';
import { SUBPLOTS } from './subplots';

/**
 * Finds a sub-plot by its id.
 *
 * @param id - the id
 * @param known - among which; the eighteen of the rulebook unless told
 * @returns the sub-plot
 * @throws {@link WargameError} `subplot/unknown`
 * @since 0.1.0
 * @example
 * ```ts
 * import { findSubplot } from 'wargame-rules/battlefleet-gothic';
 *
 * findSubplot('vendetta').renown; // => { completed: 1, failed: -2 }
 * ```
 */
export function findSubplot(id: string, known: readonly Subplot[] = SUBPLOTS): Subplot {
  const subplot = known.find((one) => one.id === id);
  if (subplot) return subplot;
  throw new WargameError<SubplotErrorCode>({
    code: 'subplot/unknown',
    message: `there is no sub-plot "${id}"`,
    path: 'subplot',
  });
}
