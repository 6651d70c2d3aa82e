/**
 * An evening of Battlefleet Gothic, from the roll for a scenario to the renown it brought. What the dice decide at the
 * table they decide here; what the players decide is done the simplest way that is allowed.
 *
 *     npx tsx docs/examples/battlefleet-gothic-evening.ts
 */
import { pathToFileURL } from 'node:url';
import { type Dice, seededDice } from 'wargame-rules';
import {
  type CampaignBattle,
  declareSubplots,
  findSubplot,
  fleetPoints,
  type Ledger,
  type SubplotInPlay,
  standings,
  subplotEffects,
  subplotResult,
  victoryPoints,
  viewSubplots,
} from 'wargame-rules/battlefleet-gothic';
import { PLAYERS } from './battlefleet-gothic/clubFleets';
import { fightBattle } from './battlefleet-gothic/fightBattle';
import { prepareSubplots } from './battlefleet-gothic/prepareSubplots';
import { openEvening } from './battlefleet-gothic/scenarioOfTheEvening';

/** The evening, line by line. */
export function evening(dice: Dice): readonly string[] {
  const opening = openEvening(dice);
  const { fleets, subplots } = prepareSubplots(opening.fleets, dice);
  const setUp = opening.setUp(fleets, dice);
  const fought = fightBattle(
    [
      { player: 'Ann', fleet: fleets.Ann },
      { player: 'Ben', fleet: fleets.Ben },
    ],
    dice,
  );
  const { winner, reasons, ledger } = opening.decide(fought);
  const kind = opening.roll.table === 'raids' ? 'raid' : 'battle';
  return [
    `${opening.title} (${opening.roll.table})`,
    ...opening.roles,
    ...PLAYERS.map((player) => `${player}: ${fleets[player].name}, ${fleetPoints(fleets[player])} points`),
    '',
    'Sub-plots, as everybody may know them',
    ...indented(knownLines(subplots)),
    'Set-up',
    ...indented(setUp),
    'Effects of the sub-plots',
    ...indented(effectLines(subplots)),
    '',
    `The battle: ${ledger.turns} turns`,
    ...scoreLines(ledger),
    '',
    winner === null ? 'A draw' : `${winner} has won`,
    ...indented(reasons.map(({ message, rule }) => (rule ? `${message}  [${rule}]` : message))),
    ...honoursLines(subplots, ledger),
    '',
    'The campaign',
    ...indented(campaignLines([{ kind, ledger, subplots }])),
  ];
}

/** The informer's ship and the decoy stay hidden here, and everything else is open. */
function knownLines(subplots: readonly SubplotInPlay[]): readonly string[] {
  const declared = declareSubplots({ secret: false, subplots });
  return viewSubplots(declared, 'spectator', []).map(({ player, subplot, nominated, hidden }) => {
    const title = subplot === null ? 'a secret' : findSubplot(subplot).title;
    const choice =
      hidden === 'choice' ? ' (the ship is a secret)' : nominated === null ? '' : ` (${nominated})`;
    return `${player}: ${title}${choice}`;
  });
}

function effectLines(subplots: readonly SubplotInPlay[]): readonly string[] {
  return subplots.map((inPlay) => {
    const effects = subplotEffects(findSubplot(inPlay.subplot), inPlay).map(({ type }) => type);
    return `${inPlay.player}: ${effects.join(', ') || 'none'}`;
  });
}

function scoreLines(ledger: Ledger): readonly string[] {
  return victoryPoints(ledger).sides.flatMap(({ player, total, holdsField, items }) => [
    `${player}: ${total} victory points${holdsField ? ', and holds the field' : ''}`,
    ...indented(items.map(({ points, name, heading, rule }) => `${points}  ${name}: ${heading}  [${rule}]`)),
  ]);
}

function honoursLines(subplots: readonly SubplotInPlay[], ledger: Ledger): readonly string[] {
  return subplots.map((inPlay) => {
    const subplot = findSubplot(inPlay.subplot);
    const { player, completed, honours } = subplotResult(subplot, inPlay, ledger);
    return `${player}: ${subplot.title} ${completed ? 'completed' : 'failed'}, ${honours.replace('-', ' ')}`;
  });
}

function campaignLines(campaign: readonly CampaignBattle[]): readonly string[] {
  return standings(campaign).flatMap(({ admiral, renown, battles }) => [
    `${admiral}: renown ${renown}`,
    ...indented(
      battles.flatMap(({ items }) =>
        items.map(({ reason, renown: change }) => `${change > 0 ? '+' : ''}${change}  ${reason}`),
      ),
    ),
  ]);
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.info(evening(seededDice('evening')).join('\n'));
}
