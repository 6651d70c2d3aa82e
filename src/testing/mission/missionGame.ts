import { seededDice } from '../../core/dice/seededDice';
import type { Violation } from '../../core/errors/violation';
import type { Game } from '../../core/game/game';
import { malformedAction, readMembers } from '../game/readMembers';
import { requireThat } from '../guard/broken';
import { difference, unorderedText } from '../plain/jsonText';
import type { MissionPlay } from './missionPlay';
import { reorderUnits } from './reorderUnits';

/** A battle that is told what happens, by whoever stands at the table. */
interface MissionGameTypes<Battle, Fact> {
  readonly setup: { readonly mission: string };
  readonly state: Battle;
  readonly player: 'table';
  readonly view: { readonly battle: Battle; readonly judged: unknown };
  readonly action: { readonly type: 'report'; readonly player: 'table'; readonly fact: Fact };
  readonly event: { readonly type: string };
}

const PLAYERS = ['table'] as const;

const OTHER_ORDERS = 2;

/** Makes a game around a mission, so that whatever holds for games is held against the mission. */
export function missionGame<Battle, Fact>(
  play: MissionPlay<Battle, Fact>,
): Game<MissionGameTypes<Battle, Fact>> {
  const faults = (battle: Battle, fact: Fact): readonly Violation[] => play.check(battle, fact);
  return {
    id: play.id,
    version: 1,
    parse: {
      setup(json) {
        const { mission } = readMembers(json, []);
        if (mission !== play.id) throw malformedAction('mission');
        return { mission: play.id };
      },
      action(json) {
        const { type, player, fact } = readMembers(json, ['type', 'player', 'fact']);
        if (type !== 'report') throw malformedAction('type');
        if (player !== 'table') throw malformedAction('player');
        return { type, player, fact: fact as Fact };
      },
    },
    players: () => PLAYERS,
    start: (_, dice) => play.start(dice),
    toAct: (battle) => (play.isOver(battle) ? [] : PLAYERS),
    check: (battle, { fact }) => faults(battle, fact),
    actions: () => null,
    propose: (battle, player, dice) => ({ type: 'report', player, fact: play.next(battle, dice) }),
    apply(battle, { fact }, dice) {
      const { state } = play.report(battle, fact, dice);
      return { state, events: [] };
    },
    outcome: (battle) => (play.isOver(battle) ? { winners: [], reasons: [] } : null),
    view: (battle) => ({ battle, judged: judged(play, battle) }),
  };
}

/** What the mission says of a battle, in whatever order its units stand; it may name them in theirs. */
function judged<Battle, Fact>(play: MissionPlay<Battle, Fact>, battle: Battle): unknown {
  const said = play.judge(battle);
  for (let order = 0; order < OTHER_ORDERS; order++) {
    const other = play.reorder?.(battle, seededDice(order)) ?? reorderUnits(battle, seededDice(order));
    const saidThen = play.judge(other);
    requireThat(
      unorderedText(said) === unorderedText(saidThen),
      'verdict-ignores-order',
      () => `with its units in another order the battle is judged otherwise: ${difference(said, saidThen)}`,
    );
  }
  return said;
}
