import { readSound } from '../fleet/readSound';
import type { Subplot } from '../subplots/subplot';
import { SUBPLOTS } from '../subplots/subplots';
import type { Campaign } from './campaignBattle';
import { checkCampaign } from './checkCampaign';

/**
 * Reads a campaign that comes from outside: from a file, a form, the net. What the set-up of a sub-plot rolled is held
 * against what that sub-plot reads, no more.
 *
 * @param json - anything; JSON that is still a text goes through `JSON.parse` first
 * @param known - the sub-plots in use; the eighteen of the rulebook unless told
 * @returns the campaign, a copy
 * @throws {@link WargameError} with every fault that {@link checkCampaign} finds; `parse/malformed` for what is no
 *   plain JSON
 * @since 0.1.0
 * @example
 * ```ts
 * import { parseCampaign } from 'wargame-rules/battlefleet-gothic';
 *
 * parseCampaign([]); // => []
 * parseCampaign({ battles: [] }); // => throws argument/missing
 * ```
 */
export function parseCampaign(json: unknown, known: readonly Subplot[] = SUBPLOTS): Campaign {
  return readSound(json, (given: Campaign) => checkCampaign(given, known));
}
