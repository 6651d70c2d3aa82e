import { annihilation, scoreBattle } from 'wargame-rules/open-play';
import type { BenchTable } from '../benchTable';
import { facts, freshBattle, playPreBattle, preBattleActions, report } from '../openPlayBattle';

const UNITS = 20;
const FACTS = 200;

/** Before a battle, in it, and the score at its end. */
export const table: BenchTable = {
  title: 'Open play: 20 units of 10 models a side',
  comparisons: [
    {
      title: 'the whole sequence before a battle, against half as many units',
      unit: 'sequence',
      ours: {
        name: '20 units a side',
        units: 1,
        atMostMilliseconds: 5,
        start() {
          const actions = preBattleActions(UNITS);
          return { run: () => playPreBattle(actions), checksum };
        },
      },
      other: {
        name: '10 units a side',
        units: 1,
        start() {
          const actions = preBattleActions(UNITS / 2);
          return { run: () => playPreBattle(actions), checksum };
        },
      },
    },
    {
      title: 'five rounds with 200 facts, against the same armies with 100: a fact costs the same',
      unit: 'battle',
      limit: { atMostTimesTheTime: 2.5 },
      ours: {
        name: '200 facts',
        units: 1,
        atMostMilliseconds: 5,
        start() {
          const [battle, reported] = [freshBattle(UNITS), facts(UNITS, FACTS)];
          return { run: () => report(battle, reported), checksum };
        },
      },
      other: {
        name: '100 facts',
        units: 1,
        start() {
          const [battle, reported] = [freshBattle(UNITS), facts(UNITS, FACTS / 2)];
          return { run: () => report(battle, reported), checksum };
        },
      },
    },
    {
      title: 'Annihilation scored, 1,000 units against 100: linear when the ratio is near 1',
      unit: 'unit',
      limit: { atMostTimesTheTime: 2 },
      ours: scoring(1_000),
      other: scoring(100),
    },
  ],
};

function checksum(result: unknown): string {
  const { over, armies } = result as ReturnType<typeof freshBattle>;
  return `${armies[0].role} ${armies[1].role} ${typeof over}`;
}

function scoring(units: number) {
  return {
    name: `${units} units a side`,
    units,
    start() {
      const battle = freshBattle(units);
      return {
        run: () => scoreBattle(annihilation, battle),
        checksum: (score: unknown) =>
          (score as ReturnType<typeof scoreBattle>).map(({ role }) => role).join(' '),
      };
    },
  };
}
