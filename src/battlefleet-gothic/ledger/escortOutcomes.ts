import type { EscortSquadron } from '../fleet/escortSquadron';
import type { PlanetaryDefence } from '../fleet/planetaryDefence';
import { worthOfSquadron } from '../fleet/squadronPoints';
import type { Transport } from '../fleet/transport';
import type { DefenceFate } from './defenceFate';
import { lossesThatCripple } from './lossesThatCripple';
import type { SquadronFate } from './squadronFate';
import type { TransportFate } from './transportFate';
import type { UnitOutcome } from './unitOutcome';

/** A squadron and what became of it; without a fate it came through unharmed. */
export function squadronOutcome(squadron: EscortSquadron, fate?: SquadronFate): UnitOutcome {
  const ships = squadron.ships.length;
  const lost = (fate?.lost ?? 0) + 0;
  return {
    kind: 'squadron',
    id: squadron.id,
    name: squadron.name,
    points: worthOfSquadron(squadron),
    status: fate?.status ?? 'on-table',
    crippled: lost >= lossesThatCripple(ships),
    destroyed: lost === ships,
    ships,
    lost,
    crippledBy: fate?.crippledBy ?? null,
    destroyedBy: fate?.destroyedBy ?? null,
    damageLost: null,
    damageDealt: null,
    decoy: false,
  };
}

/** A transport and what became of it: a squadron of one. A minus before a 0 is dropped, here and below. */
export function transportOutcome({ id, name, points }: Transport, fate?: TransportFate): UnitOutcome {
  const status = fate?.status ?? 'on-table';
  const destroyed = status === 'destroyed';
  return {
    kind: 'transport',
    id,
    name,
    points: points + 0,
    status,
    crippled: destroyed,
    destroyed,
    ships: 1,
    lost: destroyed ? 1 : 0,
    crippledBy: null,
    destroyedBy: fate?.destroyedBy ?? null,
    damageLost: null,
    damageDealt: null,
    decoy: false,
  };
}

/** A planetary defence and what became of it. */
export function defenceOutcome({ id, name, points }: PlanetaryDefence, fate?: DefenceFate): UnitOutcome {
  const status = fate?.status ?? 'on-table';
  return {
    kind: 'defence',
    id,
    name,
    points: points + 0,
    status,
    crippled: false,
    destroyed: status === 'destroyed',
    ships: 0,
    lost: 0,
    crippledBy: null,
    destroyedBy: null,
    damageLost: null,
    damageDealt: null,
    decoy: false,
  };
}
