export type { BattleRenown } from './battleRenown';
export { BATTLE_KINDS, type BattleKind, type Campaign, type CampaignBattle } from './campaignBattle';
export type { CampaignErrorCode } from './campaignErrorCode';
export { checkCampaign } from './checkCampaign';
export { parseCampaign } from './parseCampaign';
export { renownAfterBattle } from './renownAfterBattle';
export type { RenownBefore } from './renownBefore';
export { RENOWN_REASONS, type RenownItem, type RenownReason } from './renownItem';
export { type Standing, standings } from './standings';
