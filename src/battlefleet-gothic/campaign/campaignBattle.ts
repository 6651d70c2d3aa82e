import type { Ledger } from '../ledger/ledger';
import type { SubplotInPlay } from '../subplots/subplotInPlay';

/**
 * The kinds of battles in a campaign. A raid brings less renown than a battle or a major raid.
 *
 * @since 0.1.0
 */
export const BATTLE_KINDS = ['battle', 'major-raid', 'raid'] as const;

/**
 * A kind of battle in a campaign.
 *
 * @since 0.1.0
 */
export type BattleKind = (typeof BATTLE_KINDS)[number];

/**
 * A battle of a campaign, as plain JSON. The players of the ledger are the admirals.
 *
 * @since 0.1.0
 */
export interface CampaignBattle {
  readonly kind: BattleKind;
  readonly ledger: Ledger;
  /** One for each player. */
  readonly subplots: readonly SubplotInPlay[];
}

/**
 * A campaign: its battles in the order in which they were fought.
 *
 * @since 0.1.0
 */
export type Campaign = readonly CampaignBattle[];
