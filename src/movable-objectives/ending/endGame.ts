import type { Dice } from '../../core/dice/dice';
import { requireNone } from '../../core/errors/requireNone';
import { holderOf } from '../carrying/holderOf';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { gameFaults } from '../checking/reportFaults';
import type { ObjectiveRules } from '../rules/objectiveRules';
import { takeOut, withObjectives } from '../state/changes';
import type { ObjectiveSet } from '../state/objectiveSet';
import type { ObjectiveStep } from '../state/objectiveStep';
import type { ObjectiveScore, SideScore } from '../state/sideScore';
import { rollWorth } from './rollWorth';

/**
 * Lists why the game can't end.
 *
 * @param set - the objectives
 * @returns the reasons: `objective/game-over`, since nothing is scored twice; empty when there are none
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, checkEndGame, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * checkEndGame(startObjectives({ sides: ['orks', 'imperium'], objectives: [] }, ASTRONOMICON)); // => []
 * ```
 */
export function checkEndGame(set: ObjectiveSet): readonly ObjectiveViolation[] {
  return gameFaults(set);
}

/**
 * The game ends. Every side scores the objectives that its models and transports have; what lies unclaimed is
 * nobody's. What turns out destroyed is removed.
 *
 * @param set - the objectives
 * @param rules - the rules played by
 * @param dice - rolled for Damaged and Vital objectives that somebody holds, side by side in their order
 * @returns the set with its score
 * @throws {@link WargameError} what {@link checkEndGame} lists
 * @rule MO-DAM-1, MO-VITAL-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { ASTRONOMICON, endGame, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const carriedBy = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const objectives = [{ id: 'relic', types: ['vital'], carriedBy }, { id: 'crate' }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives }, ASTRONOMICON);
 * const { score } = endGame(set, ASTRONOMICON, scriptedDice([6])).state;
 * score?.map(({ side, worth }) => [side, worth]); // => [['orks', 2], ['imperium', 0]]
 * ```
 */
export function endGame(set: ObjectiveSet, rules: ObjectiveRules, dice: Dice): ObjectiveStep {
  requireNone(checkEndGame(set));
  const score = set.sides.map((side) => sideScore(set, side, rules, dice));
  const destroyed = set.objectives.flatMap((objective) => {
    const by = destroyerOf(objective.id, score);
    return by === undefined ? [] : [{ objective, by }];
  });
  const gone = destroyed.map(({ objective, by }) => takeOut(objective, { kind: 'removed', by }));
  const events = destroyed.map(
    ({ objective: { id, at }, by }) => ({ type: 'removed', objective: id, by, at }) as const,
  );
  return {
    state: { ...withObjectives(set, ...gone), turn: null, score },
    events: [...events, { type: 'scored', score }],
  };
}

/** The type whose die destroyed an objective, the last that was rolled for it. */
function destroyerOf(id: string, score: readonly SideScore[]): string | undefined {
  const scored = score.flatMap(({ objectives }) => objectives).find(({ objective }) => objective === id);
  return scored?.destroyed ? scored.rolls.at(-1)?.type : undefined;
}

function sideScore(set: ObjectiveSet, side: string, rules: ObjectiveRules, dice: Dice): SideScore {
  const objectives: readonly ObjectiveScore[] = set.objectives
    .filter((objective) => holderOf(objective)?.side === side)
    .map((objective) => rollWorth(objective, rules, dice));
  return { side, objectives, worth: objectives.reduce((sum, { worth }) => sum + worth, 0) };
}
