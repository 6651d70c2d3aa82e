import type { UnitEntry } from '../../army/armyList';
import { musteredUnit } from '../../army/musteredUnit';
import { namedModels } from '../../army/namedModels';
import { ROLES, type Role } from '../../army/role';
import type { Battle, BattleArmy, BattleUnit } from '../battle';
import type { ModelPosition } from '../battleFact';
import { type BattleViolation, battleFault } from '../battleFault';
import { battleUnit } from '../battleUnit';
import type { FactRule } from '../factRule';
import { movedModels, positionsByModel, standingFaults } from '../positions';

interface Added {
  readonly role: Role;
  readonly unit: UnitEntry;
  readonly positions?: readonly ModelPosition[];
}

/** A unit of nobody's list that joins an army on the battlefield. */
export const unitAdded: FactRule<Added> = {
  check: (battle, { role, unit, positions = [] }) => [
    ...roleFaults(role),
    ...idFaults(battle, unit),
    ...warlordFaults(unit),
    ...standingFaults(battle.battlefield, musteredUnit(unit).models, unit.name, positions),
  ],
  apply(battle, { role, unit, positions = [] }) {
    const joining = battleUnit(musteredUnit(unit), { where: 'battlefield' }, true);
    const added = { ...joining, models: movedModels(joining.models, positionsByModel(positions)) };
    const [attacker, defender] = battle.armies;
    const joined = (army: BattleArmy): BattleArmy => (army.role === role ? withUnit(army, added) : army);
    return { battle: { ...battle, armies: [joined(attacker), joined(defender)] }, consequences: [] };
  },
};

function withUnit(army: BattleArmy, unit: BattleUnit): BattleArmy {
  return { ...army, units: [...army.units, unit] };
}

function roleFaults(role: Role): readonly BattleViolation[] {
  if (ROLES.includes(role)) return [];
  return [battleFault('battle/malformed', 'expected attacker or defender', { path: 'role' })];
}

function idFaults(battle: Battle, unit: UnitEntry): readonly BattleViolation[] {
  const units = battle.armies.flatMap((army) => army.units);
  const taken = new Set([...units, ...units.flatMap(({ models }) => models)].map(({ id }) => id));
  const own = [
    { id: unit.id, path: 'unit.id' },
    ...namedModels(unit).map(({ id, at }) => ({ id, path: `unit.models[${at}].id` })),
  ];
  return own.flatMap(({ id, path }) => {
    if (!taken.has(id)) {
      taken.add(id);
      return [];
    }
    return [battleFault('battle/duplicate-id', `the id ${id} is taken already`, { path, facts: { id } })];
  });
}

function warlordFaults(unit: UnitEntry): readonly BattleViolation[] {
  if (!namedModels(unit).some(({ warlord }) => warlord)) return [];
  const message = `an army has one Warlord, and ${unit.name} would bring another`;
  return [battleFault('battle/second-warlord', message, { rule: 'OP-WARLORD-1', path: 'unit' })];
}
