import type { Violation } from '../../core/errors/violation';
import { exactly } from '../../core/shape/exactly';
import { isText } from '../../core/shape/isText';
import { placeIn } from '../../core/shape/placeIn';
import { oneOf } from '../../core/shape/shapes';
import { check, type Given, givenObject, objectsIn, pathOf } from '../fleet/given';
import { checkLedger } from '../ledger/checkLedger';
import type { Ledger } from '../ledger/ledger';
import { checkChoice } from '../subplots/checkChoice';
import { checkInPlay, inPlayShape } from '../subplots/checkInPlay';
import { checkNominated } from '../subplots/checkNominated';
import { checkOneEach } from '../subplots/checkOneEach';
import type { Subplot } from '../subplots/subplot';
import type { SubplotInPlay } from '../subplots/subplotInPlay';
import { SUBPLOTS } from '../subplots/subplots';
import { BATTLE_KINDS, type Campaign } from './campaignBattle';
import type { CampaignErrorCode } from './campaignErrorCode';

type Faults = Violation<CampaignErrorCode>[];

const battleShape = exactly({ kind: oneOf(BATTLE_KINDS) }, ['ledger', 'subplots']);

/**
 * Lists everything that is wrong with a campaign: faults of its ledgers, players without their sub-plot, which they
 * must have in a campaign, choices of units that were not there to be chosen, and members that nobody knows.
 *
 * @param campaign - the battles; they may come from anywhere
 * @param known - the sub-plots in use; the eighteen of the rulebook unless told
 * @returns the faults with their places; empty when the campaign is sound
 * @rule BG-SUB-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { checkCampaign } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 185 } as const;
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [] };
 * const subplot = { subplot: 'no-quarter', player: 'Ann', rolled: null, nominated: null };
 * const ledger = { sides: [{ player: 'Ann', fleet }, { player: 'Ben', fleet }] } as const;
 * checkCampaign([{ kind: 'raid', ledger, subplots: [subplot] }]).map(({ code, path }) => [code, path]);
 * // => [['subplot/one-each', '[0].subplots']]
 * ```
 */
export function checkCampaign(
  campaign: Campaign,
  known: readonly Subplot[] = SUBPLOTS,
): readonly Violation<CampaignErrorCode>[] {
  const faults: Faults = [];
  if (!Array.isArray(campaign)) {
    return [{ code: 'argument/missing', message: 'a campaign is a list of battles', path: 'campaign' }];
  }
  for (const [index, value] of campaign.entries()) {
    const battle = givenObject(value, () => `[${index}]`, faults);
    if (battle) checkBattle(battle, known, faults);
  }
  return faults;
}

function checkBattle(battle: Given, known: readonly Subplot[], faults: Faults): void {
  const { ledger } = battle.value;
  check(battleShape, battle, faults);
  const ledgerFaults = checkLedger(ledger as Ledger);
  for (const fault of ledgerFaults) {
    faults.push({ ...fault, path: placeIn(pathOf(battle, 'ledger'), fault.path) });
  }
  const subplots = objectsIn(battle, 'subplots', faults);
  for (const subplot of subplots) checkSubplot(subplot, known, faults);
  if (ledgerFaults.length > 0) return;
  checkOwners(battle, subplots, ledger as Ledger, faults);
  for (const subplot of subplots) checkNominee(subplot, known, ledger as Ledger, faults);
}

function checkSubplot(given: Given, known: readonly Subplot[], faults: Faults): void {
  const { subplot: id } = given.value;
  const subplot = known.find((one) => one.id === id);
  if (subplot) {
    const inPlay = given.value as unknown as SubplotInPlay;
    faults.push(...checkInPlay(subplot, inPlay, given.place()));
    // A choice is somebody's.
    if (isText(inPlay.player)) faults.push(...checkChoice(subplot, inPlay, pathOf(given, 'nominated')));
  } else {
    check(inPlayShape, given, faults);
    const message = 'there is no such sub-plot';
    faults.push({ code: 'subplot/unknown', message, path: pathOf(given, 'subplot') });
  }
}

/** Units are looked for in the fleets of a sound ledger only. */
function checkNominee(given: Given, known: readonly Subplot[], { sides }: Ledger, faults: Faults): void {
  const { subplot: id, player } = given.value;
  const subplot = known.find((one) => one.id === id);
  const own = sides.find((side) => side.player === player);
  const enemy = sides.find((side) => side.player !== player);
  if (!subplot || !own || !enemy) return;
  const inPlay = given.value as unknown as SubplotInPlay;
  const fleets = { own: own.fleet, enemy: enemy.fleet };
  faults.push(...checkNominated(subplot, inPlay, fleets, pathOf(given, 'nominated')));
}

function checkOwners(battle: Given, subplots: readonly Given[], { sides }: Ledger, faults: Faults): void {
  const owners = subplots.map(({ value }) => value as unknown as SubplotInPlay);
  const path = pathOf(battle, 'subplots');
  faults.push(...checkOneEach(owners, path));
  for (const { player } of sides) {
    if (owners.some((owner) => owner.player === player)) continue;
    const message = `in a campaign ${player} must have a sub-plot`;
    faults.push({ code: 'subplot/one-each', message, rule: 'BG-SUB-1', path });
  }
  for (const [index, owner] of owners.entries()) {
    if (sides.some(({ player }) => player === owner.player)) continue;
    const message = 'the sub-plot belongs to nobody in this battle';
    faults.push({ code: 'ledger/unknown-player', message, path: `${path}[${index}].player` });
  }
}
