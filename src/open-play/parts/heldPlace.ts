import type { Point } from '../../core/geometry/point';
import { requireLength } from '../../core/geometry/requireNumber';
import { requireOptions } from '../../core/shape/requireOptions';
import { ROLES, type Role } from '../army/role';
import type { Battle } from '../battle/battle';
import { modelsNear } from '../kit/modelsNear';
import { requireFunction } from '../kit/requireShape';
import type { Spot } from '../kit/spot';
import type { BattlePart } from '../mission/mission';

/**
 * Who holds a place, as judged when the last battle round ended.
 *
 * @since 0.1.0
 */
export interface HeldPlace {
  readonly spot: Point;
  /** Null: nobody, or both alike. */
  readonly holder: Role | null;
  /** For how many battle rounds in a row. */
  readonly inARow: number;
  /** At the end of how many battle rounds each side held it. */
  readonly rounds: { readonly [role in Role]: number };
}

/**
 * A part for a place that is worth holding. Whenever a battle round ends, the side with more models near it holds it;
 * with equally many nobody does.
 *
 * @typeParam Id - the id of the part
 * @param options - `id` of the part; the `spot`; how near counts, as `range` in inches, 3 when absent
 * @returns the part; its state is a {@link HeldPlace}
 * @throws {@link WargameError} `argument/…` or `geometry/…` for a place and a range that can't be,
 *   and for options that it does not know
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { defineMission, edgeSpot, heldPlace, winsWhen } from 'wargame-rules/open-play';
 *
 * const well = defineMission({
 *   id: 'well',
 *   title: 'The Well',
 *   parts: [heldPlace({ id: 'well', spot: edgeSpot('long', 0.5) })],
 *   victory: winsWhen('attacker', (battle) => battle.parts.well.holder === 'attacker', 'the well is taken'),
 * });
 * well.parts.length; // => 1
 * ```
 */
export function heldPlace<const Id extends string>(options: {
  readonly id: Id;
  readonly spot: Spot;
  readonly range?: number;
}): BattlePart<{ readonly id: Id; readonly state: HeldPlace }> {
  const { id } = requireOptions(options, ['id', 'spot', 'range']);
  const spot = requireFunction(options.spot, 'spot');
  const range = requireLength(options.range ?? 3, 'range');
  return {
    id,
    start: ({ battlefield }) => ({
      spot: spot(battlefield),
      holder: null,
      inARow: 0,
      rounds: { attacker: 0, defender: 0 },
    }),
    after: (place, fact, battle) => ({
      state: fact.type === 'round-ended' ? judged(place, holderNow(battle, place.spot, range)) : place,
    }),
  };
}

function judged(place: HeldPlace, holder: Role | null): HeldPlace {
  if (!holder) return { ...place, holder, inARow: 0 };
  const inARow = holder === place.holder ? place.inARow + 1 : 1;
  const rounds = { ...place.rounds, [holder]: place.rounds[holder] + 1 };
  return { ...place, holder, inARow, rounds };
}

function holderNow(battle: Battle, spot: Point, range: number): Role | null {
  const [attackers, defenders] = ROLES.map((role) => modelsNear(battle, role, spot, range).length) as [
    number,
    number,
  ];
  if (attackers === defenders) return null;
  return attackers > defenders ? 'attacker' : 'defender';
}
