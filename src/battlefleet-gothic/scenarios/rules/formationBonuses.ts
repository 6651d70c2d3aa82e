import type { Fleet } from '../../fleet/fleet';

/**
 * What adds 1 to a side's roll for the pick: the fastest ship of the battle, the Admiral with the highest
 * Leadership, the most escorts. Nothing for what is equal, or not known.
 *
 * @since 0.1.0
 */
export interface FormationBonuses {
  readonly fastestShip: boolean;
  readonly bestAdmiral: boolean;
  readonly mostEscorts: boolean;
}

/**
 * Tells which bonuses one of two fleets has in the roll for the pick of formations.
 *
 * @param own - its ships, with speeds in centimetres, and the Leadership of its commanders
 * @param enemy - the other fleet
 * @returns the bonuses, each worth 1
 * @since 0.1.0
 * @example
 * ```ts
 * import { formationBonuses } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 180, speed: 25 } as const;
 * const tiger = { id: 'tiger', name: 'Tiger', type: 'cruiser', points: 180, speed: 20 } as const;
 * const own = { name: 'Hunters', capitalShips: [lion], squadrons: [] };
 * const enemy = { name: 'Prey', capitalShips: [tiger], squadrons: [] };
 * formationBonuses(own, enemy); // => { fastestShip: true, bestAdmiral: false, mostEscorts: false }
 * ```
 */
export function formationBonuses(own: Fleet, enemy: Fleet): FormationBonuses {
  return {
    fastestShip: topSpeed(own) > topSpeed(enemy),
    bestAdmiral: bestLeadership(own) > bestLeadership(enemy),
    mostEscorts: escorts(own) > escorts(enemy),
  };
}

function topSpeed({ capitalShips, squadrons, transports = [] }: Fleet): number {
  const ships = [...capitalShips, ...squadrons.flatMap((squadron) => squadron.ships), ...transports];
  return Math.max(0, ...ships.map(({ speed = 0 }) => speed));
}

function bestLeadership({ capitalShips, squadrons }: Fleet): number {
  return Math.max(0, ...[...capitalShips, ...squadrons].map(({ commander }) => commander?.leadership ?? 0));
}

function escorts({ squadrons }: Fleet): number {
  return squadrons.reduce((sum, { ships }) => sum + ships.length, 0);
}
