import type { Dice } from '../../core/dice/dice';
import { rollDie } from '../../core/dice/rollDie';
import { anyOf } from '../../core/game/anyOf';
import { proposePartAction } from '../../core/game/proposePartAction';
import type { Battle, BattleUnit } from '../battle/battle';
import type { ModelPosition, ReportedFact } from '../battle/battleFact';
import { checkFact } from '../battle/checkFact';
import { armyOf } from '../battle/queries/armyOf';
import { fightingModels } from '../battle/queries/fightingModels';
import { type FoundUnit, findUnit } from '../battle/queries/findUnit';
import { passengersOf } from '../battle/queries/passengersOf';
import type { AnyMission } from '../mission/mission';

/** How often in a row something else than the end of the turn is proposed, at the most. */
const TRIES = 4;

/** Something that may have happened, for bots and tests: losses, moves, deeds, and sooner or later the turn's end. */
export function proposeFact(mission: AnyMission, battle: Battle, player: string, dice: Dice): ReportedFact {
  const { flight } = battle;
  if (flight) return proposeFlight(battle, flight.unit, flight.models, dice);
  const deed = proposeDeed(mission, battle, player, dice);
  if (deed) return deed;
  const active = armyOf(battle, battle.turn).player === player;
  const alive = units(battle).filter(({ place }) => place.where !== 'destroyed' && place.where !== 'left');
  for (let tried = 0; alive.length > 0 && tried < TRIES; tried++) {
    const fact = someFact(alive, battle, dice, active);
    if (checkFact(mission, battle, fact).length === 0) return fact;
  }
  return active ? { type: 'turn-ended' } : oneCasualty(mission, battle);
}

/**
 * Every other time, what a player may do with a part of the mission, or a move of his to where that may be possible.
 * Where parts propose nothing, nothing is rolled.
 */
function proposeDeed(mission: AnyMission, battle: Battle, player: string, dice: Dice): ReportedFact | null {
  if (!mission.parts.some(({ propose }) => propose)) return null;
  if (rollDie(2, dice, 'Whether somebody does something for the mission') === 1) return null;
  const proposed = proposePartAction(mission.parts, battle, player, dice);
  const fact = proposed
    ? ({ type: 'part-action', ...proposed } as const)
    : approach(mission, battle, player, dice);
  return fact && checkFact(mission, battle, fact).length === 0 ? fact : null;
}

/** In his turn a player moves a unit to a place that matters to the mission. */
function approach(mission: AnyMission, battle: Battle, player: string, dice: Dice): ReportedFact | null {
  const army = armyOf(battle, battle.turn);
  if (army.player !== player) return null;
  const present = army.units.filter(({ place }) => place.where === 'battlefield');
  const goal = anyOf(mission.places(battle.battlefield), dice, 'Which place of the mission');
  const unit = anyOf(present, dice, 'Which unit');
  if (!goal || !unit) return null;
  const { at } = goal;
  return { type: 'models-moved', positions: fightingModels(unit).map(({ id }) => ({ model: id, at })) };
}

function proposeFlight(battle: Battle, id: string, count: number, dice: Dice): ReportedFact {
  const [passenger] = passengersOf(battle, id);
  if (passenger)
    return { type: 'unit-disembarked', unit: passenger.id, positions: somewhere(passenger, battle, dice) };
  const { unit } = findUnit(battle, id) as FoundUnit;
  return {
    type: 'flee',
    models: fightingModels(unit)
      .slice(0, count)
      .map((model) => model.id),
  };
}

function someFact(alive: readonly BattleUnit[], battle: Battle, dice: Dice, active: boolean): ReportedFact {
  const unit = alive[rollDie(alive.length, dice, 'Which unit') - 1] as BattleUnit;
  const models = fightingModels(unit);
  switch (rollDie(active ? 6 : 5, dice, 'What happens')) {
    case 1:
    case 2:
      return {
        type: 'models-destroyed',
        models: models.slice(0, rollDie(models.length, dice, 'How many')).map(({ id }) => id),
      };
    case 3:
      return { type: 'morale-test', unit: unit.id, leadership: 2 + rollDie(6, dice, 'Leadership') };
    case 4:
      return unit.place.where === 'reserve'
        ? {
            type: 'unit-arrived',
            unit: unit.id,
            positions: somewhere(unit, battle, dice),
          }
        : { type: 'unit-withdrawn', unit: unit.id };
    case 5:
      return {
        type: 'models-moved',
        positions: somewhere(unit, battle, dice),
      };
    default:
      return { type: 'turn-ended' };
  }
}

/** Whoever can be lost: nobody who has left, and no transport before its passengers. */
function oneCasualty(mission: AnyMission, battle: Battle): ReportedFact {
  const losses = units(battle)
    .flatMap(fightingModels)
    .map(({ id }): ReportedFact => ({ type: 'models-destroyed', models: [id] }));
  return losses.find((loss) => checkFact(mission, battle, loss).length === 0) ?? { type: 'turn-ended' };
}

function somewhere(unit: BattleUnit, battle: Battle, dice: Dice): readonly ModelPosition[] {
  return fightingModels(unit).map(({ id }) => ({ model: id, at: someSpot(battle, dice) }));
}

function someSpot(
  { battlefield: { width, height } }: Battle,
  dice: Dice,
): { readonly x: number; readonly y: number } {
  const inner = (length: number, label: string): number => (length * (rollDie(8, dice, label) + 1)) / 11;
  return { x: inner(width, 'Where along the width'), y: inner(height, 'Where along the height') };
}

function units(battle: Battle): readonly BattleUnit[] {
  return battle.armies.flatMap((army) => army.units);
}
