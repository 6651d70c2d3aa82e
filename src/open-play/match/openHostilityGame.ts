import type { Dice } from '../../core/dice/dice';
import { requireNone } from '../../core/errors/requireNone';
import type { Violation } from '../../core/errors/violation';
import { WargameError } from '../../core/errors/wargameError';
import { defineGame } from '../../core/game/defineGame';
import type { Game } from '../../core/game/game';
import type { Step } from '../../core/game/step';
import type { Battle } from '../battle/battle';
import { checkFact } from '../battle/checkFact';
import { reportFact } from '../battle/reportFact';
import type { AnyMission } from '../mission/mission';
import type { MissionErrorCode } from '../mission/missionErrorCode';
import { applyPreBattle } from '../preBattle/applyPreBattle';
import { beginBattle } from '../preBattle/beginBattle';
import { checkPreBattle, toActBeforeBattle } from '../preBattle/checkPreBattle';
import type { PreBattle } from '../preBattle/preBattle';
import type { PreBattleAction } from '../preBattle/preBattleAction';
import { proposePreBattle } from '../preBattle/proposePreBattle';
import { redealPreBattle } from '../preBattle/redealPreBattle';
import { startPreBattle } from '../preBattle/startPreBattle';
import { viewPreBattle } from '../preBattle/viewPreBattle';
import {
  battleOutcome,
  positionsLeftOut,
  redealBattle,
  reporterFaults,
  toReport,
  viewBattle,
  viewFact,
} from './battleStage';
import type { OpenHostilityAction, OpenHostilityState, OpenHostilityTypes } from './openHostilityTypes';
import { parseAction } from './parseAction';
import { parseSetup } from './parseSetup';
import { proposeFact } from './proposeFact';

type Event = OpenHostilityTypes['event'];

/**
 * Makes the Open Hostility game, from mustering to the victor, with any missions to choose from. Its proposals hold
 * what the parts of a mission propose, and its history shows what players do with them as the parts do.
 *
 * @param missions - the missions, those of one's own included. They are rolled for only where the pack's three are
 *   among them
 * @returns the game, for `startMatch`, `replay` and every other tool for games
 * @throws {@link WargameError} `mission/none-given` or `mission/duplicate-mission`
 * @rule OP-SEQ, OP-END-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { annihilation, openHostilityGame } from 'wargame-rules/open-play';
 *
 * const game = openHostilityGame([annihilation]);
 * game.players({ players: ['Ann', 'Ben'] }); // => ['Ann', 'Ben']
 * ```
 */
export function openHostilityGame(missions: readonly AnyMission[]): Game<OpenHostilityTypes> {
  requireMissions(missions);
  const missionOf = (battle: Battle): AnyMission =>
    missions.find(({ id }) => id === battle.mission) ?? unknownMission(battle);
  return defineGame<OpenHostilityTypes>({
    id: 'open-hostility',
    version: 1,
    parse: { setup: parseSetup, action: parseAction },
    players: ({ players }) => players,
    start: ({ players, unarrivedReserves = 'ignored' }) => ({
      stage: 'pre-battle',
      preBattle: startPreBattle(players, { unarrivedReserves }),
    }),
    toAct: (state) =>
      state.stage === 'pre-battle' ? toActBeforeBattle(state.preBattle) : toReport(state.battle),
    check: (state, action) => check(state, action, missions, missionOf),
    actions: () => null,
    propose: (state, player, dice) =>
      state.stage === 'pre-battle'
        ? proposePreBattle(state.preBattle, player, missions, dice)
        : { type: 'report', player, fact: proposeFact(missionOf(state.battle), state.battle, player, dice) },
    apply(state, action, dice) {
      requireNone(check(state, action, missions, missionOf));
      if (state.stage === 'pre-battle') {
        return applyBefore(state.preBattle, action as PreBattleAction, missions, dice);
      }
      const { fact } = action as Extract<OpenHostilityAction, { type: 'report' }>;
      const step = reportFact(missionOf(state.battle), state.battle, fact, dice);
      return { ...step, state: { stage: 'battle', battle: step.state } };
    },
    outcome: (state) =>
      state.stage === 'battle' ? battleOutcome(missionOf(state.battle), state.battle) : null,
    view: (state, viewer) =>
      state.stage === 'pre-battle'
        ? { stage: 'pre-battle', preBattle: viewPreBattle(state.preBattle, viewer) }
        : { stage: 'battle', battle: viewBattle(missionOf(state.battle), state.battle, viewer) },
    viewAction(action, viewer) {
      if (action.type !== 'report')
        return action.type === 'declare' && action.player !== viewer ? null : action;
      const fact = viewFact(missions, action.fact, viewer);
      return fact && { ...action, fact };
    },
    viewEvent: (event, viewer) => viewFact(missions, event, viewer),
    redeal: (state, viewer, dice) =>
      state.stage === 'pre-battle'
        ? { stage: 'pre-battle', preBattle: redealPreBattle(state.preBattle, viewer, dice) }
        : { stage: 'battle', battle: redealBattle(missionOf(state.battle), state.battle, viewer, dice) },
  });
}

function check(
  state: OpenHostilityState,
  action: OpenHostilityAction,
  missions: readonly AnyMission[],
  missionOf: (battle: Battle) => AnyMission,
): readonly Violation[] {
  if (state.stage === 'pre-battle')
    return checkPreBattle(state.preBattle, action as PreBattleAction, missions);
  if (action.type !== 'report') {
    return [
      {
        code: 'pre-battle/wrong-step',
        message: `the battle has begun: there is no ${action.type} any more`,
        rule: 'OP-SEQ',
        path: 'type',
      },
    ];
  }
  const { player, fact } = action;
  const faults = reporterFaults(state.battle, player, fact);
  if (faults.length > 0) return faults;
  return [...checkFact(missionOf(state.battle), state.battle, fact), ...positionsLeftOut(state.battle, fact)];
}

/** The battle begins by itself when nothing is left to prepare. */
function applyBefore(
  before: PreBattle,
  action: PreBattleAction,
  missions: readonly AnyMission[],
  dice: Dice,
): Step<OpenHostilityState, Event> {
  const step = applyPreBattle(before, action, missions, dice);
  const { state: preBattle, events } = step;
  const seals = step.seals && { seals: step.seals };
  if (toActBeforeBattle(preBattle).length > 0) {
    return { state: { stage: 'pre-battle', preBattle }, events, ...seals };
  }
  const battle = beginBattle(preBattle, missions, dice);
  return {
    state: { stage: 'battle', battle },
    events: [...events, { type: 'battle-began', mission: battle.mission }],
    ...seals,
  };
}

function requireMissions(missions: readonly AnyMission[]): void {
  const ids = missions.map(({ id }) => id);
  if (ids.length > 0 && new Set(ids).size === ids.length) return;
  throw new WargameError<MissionErrorCode>({
    code: ids.length === 0 ? 'mission/none-given' : 'mission/duplicate-mission',
    message: ids.length === 0 ? 'name at least one mission' : 'two missions share an id',
    path: 'missions',
  });
}

function unknownMission({ mission }: Battle): never {
  throw new WargameError<MissionErrorCode>({
    code: 'mission/unknown-mission',
    message: `this game has no mission ${mission}`,
    path: 'battle.mission',
  });
}
