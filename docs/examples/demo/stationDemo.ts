import { type Dice, oddsTable } from 'wargame-rules';
import { battleSize, scoreBattle, standing } from 'wargame-rules/open-play';
import { battleReport } from '../pumping-station/battleReport';
import { type CourseEntry, playReport } from '../pumping-station/playReport';
import { pumpingStation } from '../pumping-station/pumpingStation';
import { armyLines } from './armyLines';
import { loadArmy } from './loadArmy';
import { rollLines } from './rollLines';
import { scoreLines, verdictLines } from './scoreLines';

const reavers = loadArmy('../pumping-station/saltReavers.ros');
const watch = loadArmy('../pumping-station/quayWatch.ros');
const names = [reavers.name, watch.name] as const;

/** What is known before the battle: the armies, its size, who attacks. */
export function beforeBattle(): readonly string[] {
  const { name, hours, battlefield } = battleSize(reavers.powerLevel + watch.powerLevel);
  return [
    `${pumpingStation.title}: ${pumpingStation.briefing}`,
    '',
    ...armyLines(reavers),
    ...armyLines(watch),
    '',
    `Together Power Level ${reavers.powerLevel + watch.powerLevel}: ${name}, about ${hours} hour${hours === 1 ? '' : 's'}, ` +
      `${battlefield.width}" by ${battlefield.height}"  [OP-POWER-2]`,
    `${reavers.name} attack: their Power Level is higher  [OP-ROLE-1]`,
  ];
}

/** The battle, played with these dice: its course, the score, the verdict and the odds of what decided it. */
export function battle(dice: Dice): readonly string[] {
  const played = playReport(reavers, watch, battleReport, dice);
  return [
    ...courseLines(played.course),
    '',
    'Score',
    ...scoreLines(scoreBattle(pumpingStation, played.battle), names).map((line) => `  ${line}`),
    '',
    'Verdict',
    ...verdictLines(standing(pumpingStation, played.battle), names).map((line) => `  ${line}`),
    '',
    'The odds of the two rolls that decided most, before they were made',
    ...decisive(played.course).flatMap(({ say, odds }) => [
      `  ${say}`,
      ...(odds ? oddsTable(odds, (result) => result).split('\n') : []).map((line) => `    ${line}`),
    ]),
  ];
}

function courseLines(course: readonly CourseEntry[]): readonly string[] {
  return course.flatMap(({ round, turn, say, rolls, results }, index) => {
    const before = course[index - 1];
    const heading =
      before?.round === round && before.turn === turn ? [] : ['', `Round ${round}, the ${turn}'s turn`];
    return [
      ...heading,
      `  ${say}`,
      ...rollLines(rolls).map((line) => `      ${line}`),
      ...results.map((line) => `    > ${line}`),
    ];
  });
}

/** The rolls with the most at stake: the Dockmaster's life, and the Morale test with the most ways to end. */
function decisive(course: readonly CourseEntry[]): readonly CourseEntry[] {
  const ways = ({ odds }: CourseEntry): number => odds?.outcomes.length ?? 0;
  const warlord = course.find((entry) => ways(entry) > 0 && entry.say.includes('Dockmaster'));
  const [morale] = course
    .filter((entry) => ways(entry) > 0 && entry.say.includes('nerve'))
    .sort((one, other) => ways(other) - ways(one));
  return [warlord, morale].flatMap((entry) => entry ?? []);
}
