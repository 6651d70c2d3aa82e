import type { CapitalShip } from '../fleet/capitalShip';
import { worthOfCapitalShip } from '../fleet/capitalShipPoints';
import type { CapitalShipFate } from './capitalShipFate';
import { isEnd } from './fateFaults';
import type { UnitOutcome } from './unitOutcome';

/** A capital ship and what became of it; without a fate it came through unharmed. */
export function capitalShipOutcome(ship: CapitalShip, fate?: CapitalShipFate): UnitOutcome {
  const status = fate?.status ?? 'on-table';
  const destroyed = isEnd(status);
  const crippled = fate !== undefined && isCrippled(ship, fate);
  const untold = crippled || destroyed ? null : 0;
  const damageLost = fate?.damageLost ?? untold;
  return {
    kind: 'capital-ship',
    id: ship.id,
    name: ship.name,
    points: worthOfCapitalShip(ship),
    status,
    crippled,
    destroyed,
    ships: 1,
    lost: destroyed ? 1 : 0,
    damageLost,
    damageDealt: fate?.damageDealt ?? damageLost,
    crippledBy: fate?.crippledBy ?? null,
    destroyedBy: fate?.destroyedBy ?? null,
    decoy: ship.decoy ?? false,
  };
}

function isCrippled({ damagePoints }: CapitalShip, fate: CapitalShipFate): boolean {
  if (fate.crippled || fate.crippledBy !== undefined) return true;
  if (damagePoints === undefined || fate.damageLost === undefined) return false;
  return fate.damageLost * 2 >= damagePoints;
}
