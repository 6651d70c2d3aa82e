import {
  type AnyMission,
  type Army,
  type Battle,
  checkFact,
  type ModelPosition,
  openHostilityGame,
  type ReportedFact,
  reportFact,
  scoreBattle,
  standing,
  startBattle,
} from 'wargame-rules/open-play';
import type { MissionPlay } from 'wargame-rules/testing';
import { force, squad } from '../open-play/skirmish';

const attacker = force([squad('boss', 4, 1), squad('boyz', 7, 5), squad('gitz', 5, 3)]);
const defender = force([squad('captain', 5, 1), squad('guards', 6, 6), squad('crew', 3, 2)]);

/** Everybody stands somewhere: along a line across the battlefield. */
function lined(army: Army, y: number): readonly ModelPosition[] {
  const models = army.units.flatMap((unit) => unit.models);
  return models.map(({ id }, index) => ({ model: id, at: { x: 2 + index * 2, y } }));
}

/** A mission of open play between two small armies, as the kit plays it. */
export function inPlay(mission: AnyMission): MissionPlay<Battle, ReportedFact> {
  const game = openHostilityGame([mission]);
  return {
    id: mission.id,
    start(dice) {
      const sides = {
        attacker: { army: attacker, player: 'Ann', positions: lined(attacker, 4) },
        defender: { army: defender, player: 'Ben', positions: lined(defender, 26) },
        battlefield: { width: 44, height: 30 },
      };
      return startBattle(mission, sides, dice);
    },
    isOver: ({ over }) => over,
    next(battle, dice) {
      const state = { stage: 'battle', battle } as const;
      const action = game.propose?.(state, game.toAct(state)[0] as string, dice);
      return action?.type === 'report' ? action.fact : { type: 'turn-ended' };
    },
    check: (battle, fact) => checkFact(mission, battle, fact),
    report: (battle, fact, dice) => reportFact(mission, battle, fact, dice),
    judge: (battle) => ({ score: scoreBattle(mission, battle), standing: standing(mission, battle) }),
  };
}
