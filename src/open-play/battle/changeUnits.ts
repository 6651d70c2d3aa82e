import type { Battle, BattleArmy, BattleUnit } from './battle';

/** The battle with units changed; an army whose units the change gives back as they were stays the same object. */
export function changeUnits(battle: Battle, change: (unit: BattleUnit) => BattleUnit): Battle {
  const [attacker, defender] = battle.armies;
  return { ...battle, armies: [changedArmy(attacker, change), changedArmy(defender, change)] };
}

/** The battle with one unit changed. */
export function changeUnit(battle: Battle, id: string, change: (unit: BattleUnit) => BattleUnit): Battle {
  return changeUnits(battle, (unit) => (unit.id === id ? change(unit) : unit));
}

function changedArmy(army: BattleArmy, change: (unit: BattleUnit) => BattleUnit): BattleArmy {
  const units = army.units.map(change);
  return units.every((unit, index) => unit === army.units[index]) ? army : { ...army, units };
}
