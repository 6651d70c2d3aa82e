import type { Violation } from '../../core/errors/violation';
import type { GeometryErrorCode } from '../../core/geometry/geometryErrorCode';
import { zoneFaults } from '../../core/geometry/zoneFaults';
import { ROLES, type Role } from '../army/role';
import type { Battle } from './battle';
import type { BattleErrorCode } from './battleErrorCode';
import { type BattleViolation, battleFault } from './battleFault';
import type { BattleSetUp, SideSetUp } from './battleSetUp';
import { embarkingFaults } from './embarking';
import { modelsOf, positionFaults } from './positions';
import { armyOf } from './queries/armyOf';
import { findModels } from './queries/findModels';

/** Every reason why a battle can't start as it is set up. */
export function battleSetUpFaults(
  battle: Battle,
  setUp: BattleSetUp,
): readonly Violation<BattleErrorCode | GeometryErrorCode>[] {
  return [
    ...idFaults(battle),
    ...playerFaults(battle),
    ...mapFaults(battle),
    ...ROLES.flatMap((role) => [
      ...declarationFaults(battle, role, setUp[role], `${role}.`),
      ...sidePositionFaults(battle, role, setUp),
    ]),
  ];
}

/** What is wrong with who is in reserve and who is embarked, on one side. */
export function declarationFaults(
  battle: Battle,
  role: Role,
  side: Pick<SideSetUp, 'embarked' | 'reserve'>,
  prefix: string = '',
): readonly BattleViolation[] {
  return [...reserveFaults(battle, role, side, prefix), ...embarkedFaults(battle, role, side, prefix)];
}

function idFaults(battle: Battle): readonly BattleViolation[] {
  const seen = new Set<string>();
  const faults: BattleViolation[] = [];
  for (const { role, units } of battle.armies) {
    for (const unit of units) {
      for (const { id } of [unit, ...unit.models]) {
        if (seen.has(id)) {
          const message = `the id ${id} is taken already; muster one of the armies with a prefix`;
          faults.push(battleFault('battle/duplicate-id', message, { path: `${role}.army`, facts: { id } }));
        }
        seen.add(id);
      }
    }
  }
  return faults;
}

function playerFaults({ armies }: Battle): readonly BattleViolation[] {
  if (armies[0].player !== armies[1].player) return [];
  return [
    battleFault('battle/duplicate-id', `both players are called ${armies[0].player}`, {
      path: 'defender.player',
    }),
  ];
}

/** A mission's deployment map may be anybody's. */
function mapFaults({ zones }: Battle): readonly Violation<GeometryErrorCode>[] {
  return ROLES.flatMap((role) => zoneFaults(zones[role], `zones.${role}`));
}

function reserveFaults(
  battle: Battle,
  role: Role,
  { reserve = [], embarked }: Pick<SideSetUp, 'embarked' | 'reserve'>,
  prefix: string,
): readonly BattleViolation[] {
  const { units } = armyOf(battle, role);
  return reserve.flatMap((id, index) => {
    const path = `${prefix}reserve[${index}]`;
    if (!units.some((unit) => unit.id === id)) {
      return [battleFault('battle/unknown-unit', `no unit of the ${role} has the id ${id}`, { path })];
    }
    if (reserve.indexOf(id) < index || embarked?.some(({ unit }) => unit === id)) {
      return [battleFault('battle/named-twice', `${id} can be in one place only`, { path })];
    }
    return [];
  });
}

function embarkedFaults(
  battle: Battle,
  role: Role,
  { embarked = [] }: Pick<SideSetUp, 'embarked'>,
  prefix: string,
): readonly BattleViolation[] {
  const { units } = armyOf(battle, role);
  return embarked.flatMap(({ unit: id, transport }, index) => {
    const path = `${prefix}embarked[${index}]`;
    if (!units.some((unit) => unit.id === id)) {
      return [
        battleFault('battle/unknown-unit', `no unit of the ${role} has the id ${id}`, {
          path: `${path}.unit`,
        }),
      ];
    }
    if (embarked.findIndex((one) => one.unit === id) < index) {
      return [battleFault('battle/named-twice', `${id} can be in one place only`, { path: `${path}.unit` })];
    }
    return embarkingFaults(battle, id, transport, `${path}.transport`);
  });
}

function sidePositionFaults(battle: Battle, role: Role, setUp: BattleSetUp): readonly BattleViolation[] {
  const { positions = [] } = setUp[role];
  const path = `${role}.positions`;
  const models = findModels(battle, modelsOf(positions));
  const misplaced = positions.flatMap(({ model }, index) => {
    const found = models[index];
    if (!found || (found.army.role === role && found.unit.place.where === 'battlefield')) return [];
    return [
      battleFault('battle/wrong-place', `${model} is not on the battlefield for the ${role}`, {
        path: `${path}[${index}]`,
      }),
    ];
  });
  return [...positionFaults(battle, positions, path, models), ...misplaced];
}
