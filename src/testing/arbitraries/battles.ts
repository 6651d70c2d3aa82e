import * as fc from 'fast-check';
import { seededDice } from '../../core/dice/seededDice';
import type { MissionPlay } from '../mission/missionPlay';

/**
 * Battles of a mission under way, just begun or over, for properties of one's own. They shrink to fewer facts.
 *
 * @typeParam Battle - the battle
 * @typeParam Fact - what is reported
 * @param play - the mission as it is played
 * @param mostFacts - how much is reported at most; 30 unless told
 * @returns the arbitrary
 * @since 0.1.0
 * @example
 * ```ts
 * import * as fc from 'fast-check';
 * import { d6 } from 'wargame-rules';
 * import { battles, type MissionPlay } from 'wargame-rules/testing';
 *
 * // Ships are lost, one or several a turn, until none of ten is left.
 * const attrition: MissionPlay<{ ships: number }, number> = {
 *   id: 'attrition',
 *   start: () => ({ ships: 10 }),
 *   isOver: ({ ships }) => ships === 0,
 *   next: (_, dice) => d6(dice),
 *   check: () => [],
 *   report: ({ ships }, lost) => ({ state: { ships: Math.max(0, ships - lost) } }),
 *   judge: ({ ships }) => ({ held: ships > 0 }),
 * };
 * fc.assert(fc.property(battles(attrition), ({ ships }) => ships >= 0));
 * ```
 */
export function battles<Battle, Fact>(
  play: MissionPlay<Battle, Fact>,
  mostFacts: number = 30,
): fc.Arbitrary<Battle> {
  const plan = fc.record({
    start: fc.nat(),
    facts: fc.array(fc.nat(), { maxLength: mostFacts, size: 'max' }),
  });
  return plan.map(({ start, facts }) =>
    facts.reduce(
      (battle, seed) => (play.isOver(battle) ? battle : reported(play, battle, seed)),
      play.start(seededDice(start)),
    ),
  );
}

/** What can't be reported after all is left out. */
function reported<Battle, Fact>(play: MissionPlay<Battle, Fact>, battle: Battle, seed: number): Battle {
  const dice = seededDice(seed);
  const fact = play.next(battle, dice);
  return play.check(battle, fact).length === 0 ? play.report(battle, fact, dice).state : battle;
}
