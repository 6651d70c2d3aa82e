import { ROLES } from '../army/role';
import type { AnyMission } from '../mission/mission';
import type { Battle } from './battle';
import type { BattleSetUp } from './battleSetUp';
import { changeUnits } from './changeUnits';
import { plannedBattle } from './plannedBattle';
import { movedModels, positionsByModel } from './positions';

/** A battle as it is set up, before the mission's parts begin. */
export function unstartedBattle(mission: AnyMission, setUp: BattleSetUp): Battle {
  return withPositions(plannedBattle(mission, setUp), setUp);
}

/** A battle whose models stand where they are set up. */
export function withPositions(battle: Battle, setUp: BattleSetUp): Battle {
  const positions = positionsByModel(ROLES.flatMap((role) => setUp[role].positions ?? []));
  return changeUnits(battle, (unit) => ({ ...unit, models: movedModels(unit.models, positions) }));
}
