import { type Dice, d6, lookUp, rollTable } from 'wargame-rules';
import { COMPACT, DAMAGED, VITAL } from 'wargame-rules/movable-objectives';
import { type Battle, defineMission } from 'wargame-rules/open-play';
import {
  checkMission,
  checkObjectiveType,
  checkPart,
  checkScenario,
  checkTableRolls,
} from 'wargame-rules/testing';
import { carriers } from '../carriers';
import { convoy } from '../convoy';
import { inPlay } from '../inPlay';
import { sentries, watched } from '../sentries';
import type { Broken } from './brokenGame';

const options = { matches: 3, tries: 3, mostSteps: 60 };

/** Whoever's first unit is the stronger wins. */
const byFirstUnit = defineMission({
  id: 'by-first-unit',
  title: 'By the First Unit',
  victory: ({ armies: [one, other] }) => {
    const first = (one.units[0]?.powerRating ?? 0) - (other.units[0]?.powerRating ?? 0);
    return {
      winner: first > 0 ? 'attacker' : 'defender',
      reasons: [{ message: `${one.units[0]?.id} leads` }],
    };
  },
});

/** Puts the armies into order to compare them, and leaves them so. */
const sorted = defineMission({
  id: 'sorted',
  title: 'Sorted',
  victory: ({ armies }: Battle) => {
    const units = armies[0].units as Battle['armies'][0]['units'][number][];
    units.sort((one, other) => other.powerRating - one.powerRating);
    return null;
  },
});

const noPoints = defineMission({
  id: 'no-points',
  title: 'No Points',
  objectives: [({ round }) => ({ title: 'Time', points: round, facts: { share: round / 0 } })],
  victory: () => null,
});

const weather = rollTable({
  id: 'weather',
  die: 'D6',
  rows: [
    { from: 1, to: 2, result: 'storm' },
    { from: 3, to: 6, result: 'calm' },
  ],
});

export const brokenMissions: readonly Broken[] = [
  {
    fault: 'a verdict that depends on unit order',
    property: 'verdict-ignores-order',
    check: () => checkMission(inPlay(byFirstUnit), options),
  },
  {
    fault: 'a verdict that sorts the armies',
    property: 'inputs-untouched',
    check: () => checkMission({ ...inPlay(sorted), reorder: (battle) => battle }, options),
  },
  {
    fault: 'a score with Infinity in it',
    property: 'plain-json',
    check: () => checkMission(inPlay(noPoints), options),
  },
  {
    fault: 'a part whose refusals tell its secret',
    property: 'check-keeps-secrets',
    check: () =>
      checkPart(
        {
          ...sentries,
          check: (state, look, battle) => [
            ...(sentries.check?.(state, look, battle) ?? []),
            ...(look.post === state.post ? [{ code: 'sentries/seen', message: 'you are seen' }] : []),
          ],
        },
        watched,
      ),
  },
  {
    fault: 'a part whose view shows its secret',
    property: 'view-keeps-secrets',
    check: () => checkPart({ ...sentries, view: (state) => state }, watched),
  },
  {
    fault: 'a part that answers itself without end',
    property: 'legal-applies',
    check: () =>
      checkPart({ ...sentries, after: (state) => ({ state, facts: ['alarm' as const] }) }, watched),
  },
  {
    fault: 'a table with a gap',
    property: 'table-is-whole',
    check: () => checkTableRolls({ ...weather, rows: weather.rows.slice(1) }),
  },
  {
    fault: 'a loaded die on a table',
    property: 'rolls-as-printed',
    check: () => checkTableRolls(weather, (dice) => lookUp(weather, Math.min(6, d6(dice) + 1))),
  },
  {
    fault: 'an objective worth half a point',
    property: 'type-makes-sense',
    check: () =>
      checkObjectiveType(
        {
          ...VITAL,
          finalWorth: (worth: number, dice: Dice, label: string) => ({
            die: d6(dice, label),
            worth: worth / 2,
            destroyed: false,
          }),
        },
        carriers,
      ),
  },
  {
    fault: 'an objective destroyed with its worth',
    property: 'type-makes-sense',
    check: () =>
      checkObjectiveType(
        {
          ...DAMAGED,
          finalWorth: (worth: number, dice: Dice, label: string) => ({
            die: d6(dice, label),
            worth,
            destroyed: true,
          }),
        },
        carriers,
      ),
  },
  {
    fault: 'a type of objective that changes the duties it is given',
    property: 'inputs-untouched',
    check: () =>
      checkObjectiveType(
        { ...COMPACT, duties: (duties) => Object.assign(duties, { mayRun: true }) },
        carriers,
      ),
  },
  {
    fault: 'a set-up that does what its check refuses',
    property: 'refused-throws',
    check: () => checkScenario({ ...convoy, setUp: () => ({ hidden: 1 }) }),
  },
  {
    fault: 'a scenario decided by whoever is listed first',
    property: 'verdict-ignores-order',
    check: () => checkScenario({ ...convoy, decide: ({ ships }) => ships[0]?.id }),
  },
];
