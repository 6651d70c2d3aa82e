import { battleSize } from '../army/battleSize';
import type { Role } from '../army/role';
import type { AnyMission } from '../mission/mission';
import type { Battle, BattleArmy, Battlefield, Place } from './battle';
import type { BattleSetUp, SideSetUp } from './battleSetUp';
import { battleUnit } from './battleUnit';

/** A battle as it is set up, before anything of it is checked and before its models stand anywhere. */
export function plannedBattle(mission: AnyMission, setUp: BattleSetUp): Battle {
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
  return {
    role,
    player,
    name: army.name,
    ...(army.faction !== undefined && { faction: army.faction }),
    powerLevel: army.powerLevel,
    warlord: army.warlord,
    ...(army.warlordTrait !== undefined && { warlordTrait: army.warlordTrait }),
    units: army.units.map((unit) => battleUnit(unit, placeOf(unit.id, side), wasSetUp(unit.id, side))),
  };
}

function placeOf(unit: string, { reserve, embarked }: SideSetUp): Place {
  const aboard = embarked?.find((one) => one.unit === unit);
  if (aboard) return { where: 'embarked', transport: aboard.transport };
  return { where: reserve?.includes(unit) ? 'reserve' : 'battlefield' };
}

function wasSetUp(unit: string, { reserve, embarked }: SideSetUp): boolean {
  return !reserve?.includes(embarked?.find((one) => one.unit === unit)?.transport ?? unit);
}
