import type { LedgerErrorCode } from '../ledger/ledgerErrorCode';
import type { SubplotErrorCode } from '../subplots/subplotErrorCode';

/**
 * What can be wrong with a campaign: its ledgers, its sub-plots, or what is neither.
 *
 * @since 0.1.0
 */
export type CampaignErrorCode = LedgerErrorCode | SubplotErrorCode;
