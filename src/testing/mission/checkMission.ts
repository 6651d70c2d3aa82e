import { checkGame } from '../game/checkGame';
import type { GameCheck, GameReport } from '../game/gameCheck';
import { missionGame } from './missionGame';
import type { MissionPlay } from './missionPlay';

/**
 * Proves that a mission keeps its contract: its battles are played, everything that holds for games is held against
 * it, and what it says of a battle, asked at every moment, does not hang on the order of the units.
 *
 * Only what `next` of the play gives is reported. The proposals of `openHostilityGame`, as in the example, hold what the
 * parts of the mission propose; of a part without a `propose` they hold nothing.
 *
 * @typeParam Battle - the battle
 * @typeParam Fact - what is reported
 * @param play - the mission as it is played
 * @param options - how many battles, of how many facts, their seed
 * @returns what was seen; a figure of 0 says what was not put to the proof
 * @throws {@link WargameError} `conformance/…`, named after the property that was broken; `record` and `action` in
 *   its `facts` show it
 * @since 0.1.0
 * @example
 * ```ts
 * import { checkMission, type MissionPlay } from 'wargame-rules/testing';
 * import {
 *   annihilation, type AnyMission, type Army, type Battle, checkFact, musterArmy, openHostilityGame, type ReportedFact,
 *   reportFact, scoreBattle, standing, startBattle,
 * } from 'wargame-rules/open-play';
 *
 * function band(side: string): Army {
 *   const models = [{ id: `${side}/1`, name: 'Boss', warlord: true }, { id: `${side}/2`, name: 'Mate' }];
 *   return musterArmy({ name: side, units: [{ id: side, name: side, powerRating: 4, leadership: 7, models }] });
 * }
 *
 * function inPlay(mission: AnyMission): MissionPlay<Battle, ReportedFact> {
 *   const game = openHostilityGame([mission]);
 *   const sides = { attacker: { army: band('mob'), player: 'Ann' }, defender: { army: band('squad'), player: 'Ben' } };
 *   return {
 *     id: mission.id,
 *     start: (dice) => startBattle(mission, sides, dice),
 *     isOver: ({ over }) => over,
 *     next(battle, dice) {
 *       const state = { stage: 'battle', battle } as const;
 *       const action = game.propose?.(state, game.toAct(state)[0] as string, dice);
 *       return action?.type === 'report' ? action.fact : { type: 'turn-ended' };
 *     },
 *     check: (battle, fact) => checkFact(mission, battle, fact),
 *     report: (battle, fact, dice) => reportFact(mission, battle, fact, dice),
 *     judge: (battle) => ({ score: scoreBattle(mission, battle), standing: standing(mission, battle) }),
 *   };
 * }
 *
 * checkMission(inPlay(annihilation), { matches: 2, tries: 3 }).matches; // => 2
 * ```
 */
export function checkMission<Battle, Fact>(
  play: MissionPlay<Battle, Fact>,
  options: Omit<GameCheck<never>, 'setups'> = {},
): GameReport {
  return checkGame(missionGame(play), { ...options, setups: [{ mission: play.id }] });
}
