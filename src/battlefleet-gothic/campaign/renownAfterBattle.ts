import { requireNone } from '../../core/errors/requireNone';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import { sideOf } from '../ledger/sideOf';
import { findSubplot } from '../subplots/findSubplot';
import type { Subplot } from '../subplots/subplot';
import type { SubplotInPlay } from '../subplots/subplotInPlay';
import { subplotResult } from '../subplots/subplotResult';
import { SUBPLOTS } from '../subplots/subplots';
import { type BattleRenown, LEAST_RENOWN } from './battleRenown';
import type { CampaignBattle } from './campaignBattle';
import { checkCampaign } from './checkCampaign';
import type { RenownBefore } from './renownBefore';
import { renownItems } from './renownItems';

/**
 * Tells what a battle of a campaign does to an admiral's renown: for winning or losing, for every 100 victory points or
 * part of them, for hulks captured by holding the field, for fighting an enemy of higher renown or with more points,
 * for capital ships lost, and for his sub-plot. It never falls below 1.
 *
 * Apart from the sub-plots the figures are second-hand: the rules of campaigns are not in the source text.
 *
 * @param battle - the battle
 * @param admiral - whose renown
 * @param before - his renown and the enemy's before the battle
 * @param known - the sub-plots in use; the eighteen of the rulebook unless told
 * @returns the renown before and after, item by item
 * @throws {@link WargameError} with every fault that {@link checkCampaign} finds; `ledger/unknown-player`;
 *   `argument/…` for renown that is no whole number from 1; `subplot/missing-fact` where the ledger does not tell what a
 *   sub-plot asks about, such as the turns
 * @rule BG-SUB-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { renownAfterBattle } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 185 } as const;
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [] };
 * const noQuarter = { subplot: 'no-quarter', rolled: null, nominated: null };
 * const battle = {
 *   kind: 'battle',
 *   ledger: {
 *     sides: [
 *       { player: 'Ann', fleet },
 *       { player: 'Ben', fleet, capitalShips: [{ id: 'lion', status: 'destroyed' }] },
 *     ],
 *   },
 *   subplots: [{ ...noQuarter, player: 'Ann' }, { ...noQuarter, player: 'Ben' }],
 * } as const;
 * renownAfterBattle(battle, 'Ann', { own: 1, enemy: 1 }).items;
 * // => [
 * //   { reason: 'won', renown: 2 },
 * //   { reason: 'victory-points', renown: 2 },
 * //   { reason: 'subplot', renown: 1 },
 * // ]
 * renownAfterBattle(battle, 'Ben', { own: 1, enemy: 1 }).after; // => 1
 * ```
 */
export function renownAfterBattle(
  battle: CampaignBattle,
  admiral: string,
  before: RenownBefore,
  known: readonly Subplot[] = SUBPLOTS,
): BattleRenown {
  requireNone(checkCampaign([battle], known));
  sideOf(battle.ledger, admiral);
  requireWholeNumber(before.own, 'before.own', LEAST_RENOWN);
  requireWholeNumber(before.enemy, 'before.enemy', LEAST_RENOWN);
  return renownIn(battle, admiral, before, known);
}

/** The same for a battle known to be sound. */
export function renownIn(
  battle: CampaignBattle,
  admiral: string,
  before: RenownBefore,
  known: readonly Subplot[],
): BattleRenown {
  // A sound battle has a sub-plot for each player.
  const inPlay = battle.subplots.find(({ player }) => player === admiral) as SubplotInPlay;
  const subplot = subplotResult(findSubplot(inPlay.subplot, known), inPlay, battle.ledger);
  const items = renownItems(battle, subplot, before);
  const after = items.reduce((sum, { renown }) => sum + renown, before.own);
  return { admiral, before: before.own, items, after: Math.max(LEAST_RENOWN, after), subplot };
}
