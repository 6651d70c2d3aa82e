import type { Dice } from '../../../core/dice/dice';
import { rerollUntil } from '../../../core/dice/rerollUntil';
import { rollOnTable, type TableRoll } from '../../../core/table/rollOnTable';
import type { ExperimentChange } from './experimentChange';
import { experimentImprovementTable } from './experimentImprovementTable';
import { experimentSideEffectTable } from './experimentSideEffectTable';

/**
 * How a ship was altered.
 *
 * @since 0.1.0
 */
export interface Experiment {
  readonly improvement: TableRoll<ExperimentChange, 'D6'>;
  /** The one that counts; those that contradicted are in the log of the dice. */
  readonly sideEffect: TableRoll<ExperimentChange, 'D6'>;
}

/**
 * Rolls how an Experimental Ship was altered. A side effect that works on the very thing that was improved contradicts
 * it and is rolled again: improvement and side effect (1, 2), (2, 1), (3, 4), (4, 3) and (6, 5). Which pairs
 * contradict is our reading of the two tables.
 *
 * @param dice - where the chance comes from: a D6 for the improvement, and one for each side effect rolled
 * @returns both rolls with their results
 * @throws {@link WargameError} `dice/no-end` after 1,000 contradictions
 * @rule BG-SUB-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollExperiment } from 'wargame-rules/battlefleet-gothic';
 *
 * const { improvement, sideEffect } = rollExperiment(scriptedDice([3, 4, 1]));
 * improvement.result; // => { changes: 'speed', by: 5 }
 * sideEffect; // => { roll: 1, result: { changes: 'shields', by: -1 } }
 * ```
 */
export function rollExperiment(dice: Dice): Experiment {
  const improvement = rollOnTable(experimentImprovementTable, dice);
  const sideEffect = rerollUntil(
    (source) => rollOnTable(experimentSideEffectTable, source),
    ({ result }) => result.changes !== improvement.result.changes,
    dice,
    'Experimental Ship: side effect',
  );
  return { improvement, sideEffect };
}
