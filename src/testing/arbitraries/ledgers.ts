import * as fc from 'fast-check';
import { fleets, type ListedFleet } from './fleets';

/**
 * How the capital ships of listed ledgers end a battle.
 *
 * @since 0.1.0
 */
export const LISTED_SHIP_STATUSES = [
  'on-table',
  'off-table',
  'hulk',
  'destroyed',
  'disengaged',
  'exited',
] as const;

/**
 * How a capital ship ends a battle.
 *
 * @since 0.1.0
 */
export type ListedShipStatus = (typeof LISTED_SHIP_STATUSES)[number];

/**
 * What became of a fleet.
 *
 * @since 0.1.0
 */
export interface ListedSide {
  readonly player: string;
  readonly fleet: ListedFleet;
  readonly capitalShips: readonly {
    /** The ship, by its id in the fleet. */
    readonly id: string;
    readonly status: ListedShipStatus;
    readonly damageLost: number;
    readonly crippled: boolean;
  }[];
  readonly squadrons: readonly {
    /** The squadron, by its id in the fleet. */
    readonly id: string;
    readonly status: 'on-table' | 'destroyed';
    /** How many of its ships were destroyed. */
    readonly lost: number;
  }[];
}

/**
 * What became of two fleets in a battle.
 *
 * @since 0.1.0
 */
export interface ListedLedger {
  readonly sides: readonly [ListedSide, ListedSide];
  readonly turns: number;
}

/**
 * Sound ledgers of battles between Ann and Ben: every capital ship and every squadron has come to something.
 * Assignable to `Ledger` of `wargame-rules/battlefleet-gothic`.
 *
 * @returns the arbitrary
 * @since 0.1.0
 * @example
 * ```ts
 * import * as fc from 'fast-check';
 * import { checkLedger } from 'wargame-rules/battlefleet-gothic';
 * import { ledgers } from 'wargame-rules/testing';
 *
 * fc.assert(fc.property(ledgers(), (ledger) => checkLedger(ledger).length === 0));
 * ```
 */
export function ledgers(): fc.Arbitrary<ListedLedger> {
  return fc.record({
    sides: fc.tuple(side('Ann', 'eagles'), side('Ben', 'wolves')),
    turns: fc.integer({ min: 1, max: 12 }),
  });
}

function side(player: string, name: string): fc.Arbitrary<ListedSide> {
  return fleets(name).chain((fleet) =>
    fc.record({
      player: fc.constant(player),
      fleet: fc.constant(fleet),
      capitalShips: fc.tuple(...fleet.capitalShips.map(shipFate)),
      squadrons: fc.tuple(...fleet.squadrons.map(squadronFate)),
    }),
  );
}

function shipFate({
  id,
  damagePoints,
}: ListedFleet['capitalShips'][number]): fc.Arbitrary<ListedSide['capitalShips'][number]> {
  return fc
    .record({ status: fc.constantFrom(...LISTED_SHIP_STATUSES), survived: fc.nat(damagePoints - 1) })
    .map(({ status, survived }) => {
      const damageLost = status === 'destroyed' || status === 'hulk' ? damagePoints : survived;
      return { id, status, damageLost, crippled: damageLost * 2 >= damagePoints };
    });
}

function squadronFate({
  id,
  ships,
}: ListedFleet['squadrons'][number]): fc.Arbitrary<ListedSide['squadrons'][number]> {
  return fc
    .nat(ships.length)
    .map((lost) => ({ id, lost, status: lost === ships.length ? 'destroyed' : 'on-table' }));
}
