import type { ObjectiveSet } from 'wargame-rules/movable-objectives';
import { crowdedSet, play, workload } from '../../movable-objectives/workload';
import type { BenchTable } from '../benchTable';

const TRANSITIONS = 4_000;
const shown = (set: unknown): string => `${(set as ObjectiveSet).objectives.length} objectives`;

export const table: BenchTable = {
  title: '4,000 transitions on 100 movable objectives',
  comparisons: [
    {
      title: 'against as many shallow copies of the set',
      unit: 'round of 4,000',
      ours: {
        name: 'happen',
        units: 1,
        atMostMilliseconds: 50,
        start() {
          const set = crowdedSet();
          const happenings = workload(TRANSITIONS);
          return { run: () => play(set, happenings), checksum: shown };
        },
      },
      other: {
        name: 'shallow copies',
        units: 1,
        start() {
          const set = crowdedSet();
          return {
            run() {
              let copy = set;
              for (let time = 0; time < TRANSITIONS; time++) {
                copy = { ...copy, objectives: copy.objectives.map((objective) => ({ ...objective })) };
              }
              return copy;
            },
            checksum: shown,
          };
        },
      },
    },
  ],
};
