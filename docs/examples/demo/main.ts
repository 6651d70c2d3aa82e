import { type Dice, seededDice } from 'wargame-rules';
import { MISSIONS } from '../../missions/pages';
import { evening } from '../battlefleet-gothic-evening';
import { askDice } from './askDice';
import { playMission } from './missionDemo';
import { battle, beforeBattle } from './stationDemo';
import { WARMASTER_USAGE } from './warmaster/options';
import { playWarmaster } from './warmaster/playWarmaster';

/** The seed of what is shown when nobody rolls. */
const SEED = 'pumping station';

const USAGE = [
  'npm run demo                 a battle report, from two rosters to the verdict',
  'npm run demo -- --asked      the same, with dice that you roll',
  'npm run demo -- --list       the missions',
  'npm run demo -- <mission>    any of them, played at random; --seed <seed> for another match',
  'npm run demo -- battlefleet-gothic   an evening: scenario, set-up, ledger, sub-plots, renown',
  ...WARMASTER_USAGE,
];

const print = (lines: readonly string[]): void => console.log(lines.join('\n'));

async function station(seed: string): Promise<void> {
  print(beforeBattle());
  const rule = (dice: Dice): readonly string[] => battle(dice);
  const asked = process.argv.includes('--asked');
  const lines = asked ? await askDice(rule) : rule(seededDice(seed));
  print(lines ?? ['', 'No more dice were given: the battle stays unfinished.']);
}

function list(): void {
  const width = Math.max(...MISSIONS.map(({ id }) => id.length));
  print(MISSIONS.map(({ id, title }) => `${id.padEnd(width)}  ${title}`));
}

function mission(id: string, seed: string): void {
  const found = MISSIONS.find((one) => one.id === id);
  print(found ? playMission(found, seed) : [`There is no ${id}.`, ...USAGE]);
  if (!found) process.exitCode = 1;
}

const [system, ...warmasterArguments] = process.argv.slice(2);
const words = process.argv.slice(2).filter((word) => word !== '--asked');
const seedAt = words.indexOf('--seed');
const [, seed = SEED] = seedAt < 0 ? [] : words.splice(seedAt, 2);
const [first] = words;
if (system === 'warmaster') await playWarmaster(warmasterArguments);
else if (first === undefined) await station(seed);
else if (first === '--list') list();
else if (first === '--help') print(USAGE);
else if (first === 'battlefleet-gothic') print(evening(seededDice(seed)));
else mission(first, seed);
