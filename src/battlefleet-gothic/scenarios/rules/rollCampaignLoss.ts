import type { Dice } from '../../../core/dice/dice';
import { rollOnTable } from '../../../core/table/rollOnTable';
import { campaignLossTable } from '../tables/campaignLossTable';
import { remainingWorldTable } from '../tables/remainingWorldTable';

/**
 * What a campaign loses with a destroyed planet.
 *
 * @since 0.1.0
 */
export interface CampaignLoss {
  readonly roll: number;
  readonly result: 'system-uninhabited' | 'primary-world-destroyed';
  /** What the system is from now on; null where nobody is left in it. */
  readonly systemBecomes: 'agri-world' | 'mining-world' | null;
}

/**
 * Rolls what a campaign loses when the planet was destroyed: on 1-3 the whole system is uninhabited; on 4-6 its
 * primary world is gone, and a second D6 tells what the system is from now on.
 *
 * @param dice - where the chance comes from: one or two D6
 * @returns the loss
 * @throws {@link WargameError} `dice/impossible-face` when the dice give an impossible face
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollCampaignLoss } from 'wargame-rules/battlefleet-gothic';
 *
 * rollCampaignLoss(scriptedDice([5, 2])).systemBecomes; // => 'agri-world'
 * ```
 */
export function rollCampaignLoss(dice: Dice): CampaignLoss {
  const { roll, result } = rollOnTable(campaignLossTable, dice);
  if (result === 'system-uninhabited') return { roll, result, systemBecomes: null };
  return { roll, result, systemBecomes: rollOnTable(remainingWorldTable, dice).result };
}
