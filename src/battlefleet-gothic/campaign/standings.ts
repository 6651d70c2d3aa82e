import { requireNone } from '../../core/errors/requireNone';
import type { Subplot } from '../subplots/subplot';
import { SUBPLOTS } from '../subplots/subplots';
import { battleResult } from '../victory/battleResult';
import { type BattleRenown, LEAST_RENOWN } from './battleRenown';
import type { Campaign, CampaignBattle } from './campaignBattle';
import { checkCampaign } from './checkCampaign';
import { renownIn } from './renownAfterBattle';

/**
 * Where an admiral stands in a campaign.
 *
 * @since 0.1.0
 */
export interface Standing {
  readonly admiral: string;
  readonly renown: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** His battles, in the order in which they were fought. */
  readonly battles: readonly BattleRenown[];
}

/**
 * Tells where each admiral of a campaign stands. Everybody begins with a renown of 1.
 *
 * @param campaign - the battles in the order in which they were fought
 * @param known - the sub-plots in use; the eighteen of the rulebook unless told
 * @returns the admirals by renown, the highest first; those with the same in the order in which they joined
 * @throws {@link WargameError} with every fault that {@link checkCampaign} finds; `subplot/missing-fact` where a ledger
 *   does not tell what a sub-plot asks about, such as the turns
 * @rule BG-SUB-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { type CampaignBattle, standings } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 185 } as const;
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [] };
 * const noQuarter = { subplot: 'no-quarter', rolled: null, nominated: null };
 * const raid: CampaignBattle = {
 *   kind: 'raid',
 *   ledger: {
 *     sides: [
 *       { player: 'Ann', fleet, capitalShips: [{ id: 'lion', status: 'destroyed' }] },
 *       { player: 'Ben', fleet },
 *     ],
 *   },
 *   subplots: [{ ...noQuarter, player: 'Ann' }, { ...noQuarter, player: 'Ben' }],
 * };
 * standings([raid, raid]).map(({ admiral, renown, won }) => [admiral, renown, won]);
 * // => [['Ben', 9, 2], ['Ann', 1, 0]]
 * ```
 */
export function standings(campaign: Campaign, known: readonly Subplot[] = SUBPLOTS): readonly Standing[] {
  requireNone(checkCampaign(campaign, known));
  const admirals = new Map<string, Standing>();
  const standingOf = (admiral: string): Standing => admirals.get(admiral) ?? newcomer(admiral);
  for (const battle of campaign) {
    const [first, second] = battle.ledger.sides.map(({ player }) => standingOf(player)) as [
      Standing,
      Standing,
    ];
    // Both count with the renown that they brought into the battle.
    admirals.set(first.admiral, advanced(first, second, battle, known));
    admirals.set(second.admiral, advanced(second, first, battle, known));
  }
  return [...admirals.values()].sort((one, other) => other.renown - one.renown);
}

function newcomer(admiral: string): Standing {
  return { admiral, renown: LEAST_RENOWN, won: 0, drawn: 0, lost: 0, battles: [] };
}

function advanced(
  standing: Standing,
  enemy: Standing,
  battle: CampaignBattle,
  known: readonly Subplot[],
): Standing {
  const { admiral, renown, won, drawn, lost, battles } = standing;
  const { winner } = battleResult(battle.ledger);
  const fought = renownIn(battle, admiral, { own: renown, enemy: enemy.renown }, known);
  return {
    admiral,
    renown: fought.after,
    won: won + (winner === admiral ? 1 : 0),
    drawn: drawn + (winner === null ? 1 : 0),
    lost: lost + (winner === enemy.admiral ? 1 : 0),
    battles: [...battles, fought],
  };
}
