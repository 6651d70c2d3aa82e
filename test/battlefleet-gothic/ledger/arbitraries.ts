import fc from 'fast-check';
import {
  CAPITAL_SHIP_STATUSES,
  CAPITAL_SHIP_TYPES,
  type CapitalShip,
  type CapitalShipFate,
  DEED_TYPES,
  type Deed,
  type DefenceFate,
  type EscortSquadron,
  type Ledger,
  type LedgerSide,
  type PlanetaryDefence,
  SQUADRON_STATUSES,
  type SquadronFate,
  type Transport,
  type TransportFate,
} from 'wargame-rules/battlefleet-gothic';

const points = fc.integer({ min: 0, max: 500 });
const refits = fc.array(fc.record({ name: fc.constant('Refit'), points }), { maxLength: 2 });

interface Told<Unit, Fate> {
  readonly unit: Unit;
  readonly fate: Fate;
}

function capitalShip(id: string): fc.Arbitrary<Told<CapitalShip, CapitalShipFate>> {
  return fc
    .record({
      type: fc.constantFrom(...CAPITAL_SHIP_TYPES),
      points,
      refits,
      commander: fc.option(points, { nil: undefined }),
      status: fc.constantFrom(...CAPITAL_SHIP_STATUSES),
      crippled: fc.boolean(),
    })
    .map(({ commander, status, crippled, ...ship }) => ({
      unit: {
        id,
        name: id,
        ...ship,
        ...(commander !== undefined && {
          commander: { name: 'Officer', points: commander, subordinate: true as const },
        }),
      },
      fate: { id, status, crippled },
    }));
}

function escorts(id: string): fc.Arbitrary<Told<EscortSquadron, SquadronFate>> {
  return fc
    .record({ costs: fc.array(points, { minLength: 1, maxLength: 6 }), refits, lost: fc.nat({ max: 6 }) })
    .chain(({ costs, refits: bought, lost: dice }) => {
      const lost = Math.min(dice, costs.length);
      const alive = SQUADRON_STATUSES.filter((status) => status !== 'destroyed');
      const status = lost === costs.length ? fc.constant('destroyed' as const) : fc.constantFrom(...alive);
      return status.map((ending) => ({
        unit: {
          id,
          name: id,
          ships: costs.map((cost) => ({ name: 'Escort', points: cost })),
          refits: bought,
        },
        fate: { id, status: ending, lost },
      }));
    });
}

function vessel<Status extends string>(
  id: string,
  statuses: readonly Status[],
): fc.Arbitrary<Told<PlanetaryDefence & Transport, { id: string; status: Status }>> {
  return fc
    .record({ points, status: fc.constantFrom(...statuses) })
    .map(({ points: worth, status }) => ({ unit: { id, name: id, points: worth }, fate: { id, status } }));
}

function several<T>(letter: string, most: number, one: (id: string) => fc.Arbitrary<T>): fc.Arbitrary<T[]> {
  return fc.nat({ max: most }).chain((count) => {
    const ids = Array.from({ length: count }, (_, index) => `${letter}${index}`);
    return fc.tuple(...ids.map(one));
  });
}

/** A sound side with anything in it, at least one capital ship. */
export function ledgerSide(player: string): fc.Arbitrary<LedgerSide> {
  return fc
    .record({
      flagship: capitalShip('c'),
      ships: several('c', 4, capitalShip),
      squadrons: several('s', 3, escorts),
      defences: several('d', 2, (id) => vessel(id, ['on-table', 'destroyed'] as const)),
      transports: several('t', 2, (id) => vessel(id, SQUADRON_STATUSES)),
      objectives: fc.array(fc.record({ name: fc.constant('Objective'), points }), { maxLength: 2 }),
    })
    .map(({ flagship, ships, squadrons, defences, transports, objectives }): LedgerSide => {
      const capitalShips = [flagship, ...ships];
      const fatesOf = <F>(told: readonly { readonly fate: F }[]): readonly F[] =>
        told.map(({ fate }) => fate);
      return {
        player,
        fleet: {
          name: `${player}'s`,
          capitalShips: capitalShips.map(({ unit }) => unit),
          squadrons: squadrons.map(({ unit }) => unit),
          defences: defences.map(({ unit }) => unit),
          transports: transports.map(({ unit }) => unit),
        },
        capitalShips: fatesOf<CapitalShipFate>(capitalShips),
        squadrons: fatesOf<SquadronFate>(squadrons),
        defences: fatesOf<DefenceFate>(defences),
        transports: fatesOf<TransportFate>(transports),
        objectives,
      };
    });
}

/** Sound battles of Ann against Ben. */
export const ledger: fc.Arbitrary<Ledger> = fc
  .tuple(ledgerSide('Ann'), ledgerSide('Ben'))
  .map((sides) => ({ sides }));

/** Anything below its bound, one after the other. */
type Pick = (bound: number) => number;

function detailedShip(
  ship: CapitalShip,
  { id, status, crippled = false }: CapitalShipFate,
  enemies: readonly string[],
  pick: Pick,
): Told<CapitalShip, CapitalShipFate> {
  const ended = status === 'hulk' || status === 'destroyed';
  const damagePoints = 2 + pick(9);
  const most = ended ? damagePoints : crippled ? damagePoints - 1 : Math.ceil(damagePoints / 2) - 1;
  const damageLost = pick(most + 1);
  const enemy = (): string | undefined => enemies[pick(enemies.length + 2)];
  const crippledBy = crippled || ended ? enemy() : undefined;
  const destroyedBy = ended ? enemy() : undefined;
  return {
    unit: { ...ship, damagePoints },
    fate: {
      id,
      status,
      ...(pick(4) > 0 && { crippled }),
      ...(pick(4) > 0 && { damageLost, ...(pick(2) > 0 && { damageDealt: pick(damageLost + 1) }) }),
      ...(crippledBy !== undefined && { crippledBy }),
      ...(destroyedBy !== undefined && { destroyedBy }),
    },
  };
}

function detailedSide(side: LedgerSide, enemies: readonly string[], pick: Pick): LedgerSide {
  const { fleet, capitalShips = [], squadrons = [], transports = [] } = side;
  const ships = fleet.capitalShips.map((ship, index) =>
    detailedShip(ship, capitalShips[index] as CapitalShipFate, enemies, pick),
  );
  const ending = <F extends { readonly status: string }>(told: F): F => {
    const destroyedBy = told.status === 'destroyed' ? enemies[pick(enemies.length + 2)] : undefined;
    return destroyedBy === undefined ? told : { ...told, destroyedBy };
  };
  const squads = squadrons.map((told, index) => {
    const began = fleet.squadrons[index]?.ships.length ?? 0;
    const crippledBy = told.lost * 2 >= began ? enemies[pick(enemies.length + 2)] : undefined;
    return ending(crippledBy === undefined ? told : { ...told, crippledBy });
  });
  const deeds = Array.from({ length: pick(4) }, () => ({
    type: DEED_TYPES[pick(3)] as Deed['type'],
    by: ships[pick(ships.length)]?.unit.id ?? '',
    target: enemies[pick(enemies.length)] ?? '',
  }));
  const plans = { type: 'boarding', by: ships[0]?.unit.id ?? '', target: 'c', plansFound: true } as const;
  return {
    ...side,
    fleet: { ...fleet, capitalShips: ships.map(({ unit }) => unit) },
    capitalShips: ships.map(({ fate }) => fate).filter(() => pick(4) > 0),
    squadrons: squads.filter(() => pick(4) > 0),
    transports: transports.map(ending).filter(() => pick(4) > 0),
    deeds: pick(2) > 0 ? [...deeds, plans] : deeds,
  };
}

/** The same with everything in them that a ledger can tell: damage, who did it, deeds, turns, a verdict. */
export const detailedLedger: fc.Arbitrary<Ledger> = fc
  .tuple(ledger, fc.array(fc.nat({ max: 9999 }), { minLength: 97, maxLength: 97 }))
  .map(([{ sides }, figures]): Ledger => {
    let drawn = 0;
    const pick: Pick = (bound) => (figures[drawn++ % figures.length] ?? 0) % bound;
    const [first, second] = sides;
    const idsOf = ({ fleet }: LedgerSide): readonly string[] =>
      [...fleet.capitalShips, ...fleet.squadrons, ...(fleet.transports ?? [])].map(({ id }) => id);
    const winner = [undefined, null, 'Ann', 'Ben'][pick(4)];
    return {
      sides: [detailedSide(first, idsOf(second), pick), detailedSide(second, idsOf(first), pick)],
      ...(pick(3) > 0 && { turns: 1 + pick(12) }),
      ...(winner !== undefined && { verdict: { winner } }),
    };
  });
