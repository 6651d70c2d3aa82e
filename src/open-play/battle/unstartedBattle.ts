import type { Unit } from '../army/army';
import { battleSize } from '../army/battleSize';
import type { Role } from '../army/role';
import type { AnyMission } from '../mission/mission';
import type { Battle, BattleArmy, Battlefield, BattleUnit, Place } from './battle';
import type { BattleSetUp, SideSetUp } from './battleSetUp';
import { offTheTable } from './facts/unitEmbarked';
import { movedModels, type PositionsByModel, positionsByModel } from './positions';

/** A battle as it is set up, before anything of it is checked and before the mission's parts begin. */
export function unstartedBattle(mission: AnyMission, setUp: BattleSetUp): Battle {
  const { attacker, defender, firstTurn = 'attacker', unarrivedReserves = 'ignored' } = setUp;
  const battlefield = battlefieldOf(setUp);
  return {
    mission: mission.id,
    battlefield,
    zones: mission.zones(battlefield),
    round: 1,
    turn: firstTurn,
    firstTurn,
    over: false,
    unarrivedReserves,
    armies: [battleArmy('attacker', attacker), battleArmy('defender', defender)],
    flight: null,
    parts: {},
  };
}

function battlefieldOf({ attacker, defender, battlefield }: BattleSetUp): Battlefield {
  const size = battlefield ?? battleSize(attacker.army.powerLevel + defender.army.powerLevel).battlefield;
  return { width: size.width, height: size.height };
}

function battleArmy(role: Role, side: SideSetUp): BattleArmy {
  const { army, player = role } = side;
  const positions = positionsByModel(side.positions ?? []);
  return {
    role,
    player,
    name: army.name,
    ...(army.faction !== undefined && { faction: army.faction }),
    powerLevel: army.powerLevel,
    warlord: army.warlord,
    ...(army.warlordTrait !== undefined && { warlordTrait: army.warlordTrait }),
    units: army.units.map((unit) => battleUnit(unit, side, positions)),
  };
}

function battleUnit(unit: Unit, side: SideSetUp, positions: PositionsByModel): BattleUnit {
  const { deploysLast: _, models, ...rest } = unit;
  const place = placeOf(unit.id, side);
  const fighting = models.map((model) => ({ ...model, status: 'fighting' as const }));
  return {
    ...rest,
    startingStrength: models.length,
    place,
    wasSetUp: wasSetUp(unit.id, side),
    destroyedThisTurn: 0,
    models: place.where === 'battlefield' ? movedModels(fighting, positions) : fighting.map(offTheTable),
  };
}

function placeOf(unit: string, { reserve = [], embarked = [] }: SideSetUp): Place {
  const aboard = embarked.find((one) => one.unit === unit);
  if (aboard) return { where: 'embarked', transport: aboard.transport };
  return { where: reserve.includes(unit) ? 'reserve' : 'battlefield' };
}

function wasSetUp(unit: string, { reserve = [], embarked = [] }: SideSetUp): boolean {
  return !reserve.includes(embarked.find((one) => one.unit === unit)?.transport ?? unit);
}
