import type { Dice } from '../../../core/dice/dice';
import { rollDie } from '../../../core/dice/rollDie';
import { rollOff } from '../../../core/dice/rollOff';
import type { Point } from '../../../core/geometry/point';
import { whollyWithin } from '../../../core/geometry/whollyWithin';
import type { Unit } from '../../army/army';
import type { ModelPosition } from '../../battle/battleFact';
import { placeAt } from '../../battle/placeAt';
import { standingFaults } from '../../battle/positions';
import type { AnyMission } from '../../mission/mission';
import { missionOf } from '../missionOf';
import { musteredArmy, otherPlayer, roleOf, seatOf } from '../players';
import type { Declaration, PreBattle } from '../preBattle';
import type { PreBattleEvent } from '../preBattleAction';
import type { ActionOf, PreBattleResult, PreBattleViolation, StepRule } from '../stepRule';
import { missingPositionFaults, ownPosition } from '../unitPositions';
import { beginFirstTurn } from './determineFirstTurn';
import { spotsIn } from './spots';

/**
 * Step 7: one unit at a time, the Attacker first, each wholly within its own zone. Units that may be set up after
 * both armies have deployed come last, anywhere on the battlefield, as their own abilities say.
 */
export const deployArmies: StepRule<'deploy'> = {
  types: ['deploy'],
  toAct: ({ next }) => [next as string],
  check(state, { player, unit: id, positions }, missions) {
    const unit = musteredArmy(state, player).units.find((one) => one.id === id);
    if (!unit) {
      return [
        { code: 'pre-battle/foreign-unit', message: `${id} is no unit of ${player}'s army`, path: 'unit' },
      ];
    }
    const due = unitsDue(state, player);
    return due.includes(unit)
      ? positionsFaults(state, player, unit, positions, missions)
      : [notDue(state, unit)];
  },
  apply(state, { player, unit, positions }, missions, dice) {
    const placed = {
      ...state,
      deployed: [...state.deployed, unit],
      positions: [...state.positions, ...positions.map(ownPosition)],
    };
    const after = nextDeployment(placed, player, missions, dice, state);
    return { ...after, events: [{ type: 'unit-deployed', player, unit }, ...after.events] };
  },
  propose(state, player, missions, dice): ActionOf<'deploy'> {
    const due = unitsDue(state, player);
    const unit = due[rollDie(due.length, dice, 'Which unit') - 1] as Unit;
    const zone = missionOf(state, missions).zones(battlefieldOf(state))[roleOf(state, player)];
    const spots = spotsIn(zone, unit.models, dice);
    return {
      type: 'deploy',
      player,
      unit: unit.id,
      positions: unit.models.map(({ id }, index) => ({ model: id, at: spots[index] as Point })),
    };
  },
};

/** Deployment begins, unless nobody has anything to set up. */
export function beginDeployment(
  state: PreBattle,
  missions: readonly AnyMission[],
  dice: Dice,
): PreBattleResult {
  const begun: PreBattle = { ...state, step: 'deploy-armies', next: null };
  return nextDeployment(begun, otherPlayer(state, state.attacker as string), missions, dice, state);
}

/** The units that a player may set up now: those that deploy last only when all others of both players stand. */
function unitsDue(state: PreBattle, player: string): readonly Unit[] {
  const left = unitsLeft(state, player);
  const first = left.filter(({ deploysLast }) => !deploysLast);
  return first.length > 0 ? first : left;
}

function unitsLeft(state: PreBattle, player: string): readonly Unit[] {
  const { reserve, embarked } = state.declarations[seatOf(state, player)] as Declaration;
  const elsewhere = new Set([...reserve, ...embarked.map(({ unit }) => unit), ...state.deployed]);
  return musteredArmy(state, player).units.filter(({ id }) => !elsewhere.has(id));
}

function hasEarly(state: PreBattle, player: string): boolean {
  return unitsLeft(state, player).some(({ deploysLast }) => !deploysLast);
}

/** Who sets up the next unit after `player` did, with a roll-off where both begin to set up their last ones. */
function nextDeployment(
  state: PreBattle,
  player: string,
  missions: readonly AnyMission[],
  dice: Dice,
  before: PreBattle,
): PreBattleResult {
  const other = otherPlayer(state, player);
  const early = [other, player].find((one) => hasEarly(state, one));
  if (early !== undefined) return { state: { ...state, next: early }, events: [] };
  const late = [other, player].filter((one) => unitsLeft(state, one).length > 0);
  const [next] = late;
  if (next === undefined) return beginFirstTurn({ ...state, next: null }, missions, dice);
  const lateBegins = before.step !== 'deploy-armies' || state.players.some((one) => hasEarly(before, one));
  if (late.length < 2 || !lateBegins) return { state: { ...state, next }, events: [] };
  const { winner, dice: faces } = rollOff(state.players, dice, 'Roll-off for the last units');
  const event: PreBattleEvent = { type: 'rolled-off', about: 'deployment', winner, dice: faces };
  return { state: { ...state, next: winner }, events: [event] };
}

function notDue(state: PreBattle, unit: Unit): PreBattleViolation {
  const facts = { unit: unit.id };
  if (state.deployed.includes(unit.id)) {
    return {
      code: 'pre-battle/already-deployed',
      message: `${unit.name} has been set up`,
      path: 'unit',
      facts,
    };
  }
  const message = unit.deploysLast
    ? `${unit.name} is set up after both armies have deployed`
    : `${unit.name} was declared to be elsewhere`;
  const rule = unit.deploysLast ? 'OP-DEPLOY-2' : 'OP-RESERVE-1';
  return { code: 'pre-battle/not-to-deploy', message, rule, path: 'unit', facts };
}

function positionsFaults(
  state: PreBattle,
  player: string,
  unit: Unit,
  positions: readonly ModelPosition[],
  missions: readonly AnyMission[],
): readonly PreBattleViolation[] {
  const battlefield = battlefieldOf(state);
  const faults = standingFaults(battlefield, unit.models, unit.name, positions);
  const incomplete = missingPositionFaults(unit, positions, 'OP-DEPLOY-1');
  if (faults.length > 0 || unit.deploysLast) return [...faults, ...incomplete];
  const isInZone = whollyWithin(missionOf(state, missions).zones(battlefield)[roleOf(state, player)]);
  const outside = positions.flatMap(({ model: id, at, facing }, index): readonly PreBattleViolation[] => {
    const model = unit.models.find((one) => one.id === id);
    if (!model || isInZone(placeAt(model, at, facing))) return [];
    return [
      {
        code: 'pre-battle/outside-zone',
        message: `${model.name} would not stand wholly within its own zone`,
        rule: 'OP-DEPLOY-1',
        path: `positions[${index}]`,
        facts: { model: id, x: at.x, y: at.y },
      },
    ];
  });
  return [...incomplete, ...outside];
}

function battlefieldOf(state: PreBattle): NonNullable<PreBattle['battlefield']> {
  return state.battlefield as NonNullable<PreBattle['battlefield']>;
}
