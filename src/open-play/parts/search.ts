import type { Dice } from '../../core/dice/dice';
import { rollDie } from '../../core/dice/rollDie';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import type { Violation } from '../../core/errors/violation';
import { anyOf } from '../../core/game/anyOf';
import { requireLength } from '../../core/geometry/requireNumber';
import { requireOptions } from '../../core/shape/requireOptions';
import { list, oneOf } from '../../core/shape/shapes';
import { requireRole } from '../army/requireRole';
import { ROLES, type Role } from '../army/role';
import type { Battle } from '../battle/battle';
import { armyOf } from '../battle/queries/armyOf';
import { requireFunctions, requireShape } from '../kit/requireShape';
import type { Spot } from '../kit/spot';
import type { BattlePart } from '../mission/mission';
import { actorFaults, reachFaults, unknownAction } from './actorFaults';
import { bearerAfterSplit } from './afterSplit';
import { dropped } from './dropped';
import { type BattlePartViolation, partFault } from './partFault';
import { hidingPlaces, redealt, searchView } from './searchSecrets';
import type { Search, SearchAction, SearchMarker } from './searchState';
import { unitsOf } from './unitsOf';

/**
 * What a search is made of.
 *
 * @typeParam Id - the id of the part
 * @since 0.1.0
 */
export interface SearchOptions<Id extends string> {
  /** The id of the part. */
  readonly id: Id;
  /** Where the markers lie. */
  readonly markers: readonly Spot[];
  /** How many of them hide something, each one thing: from 1 to all; 1 when absent. */
  readonly hidden?: number;
  /** The side that knows which from the start. Absent: neither does. */
  readonly knownTo?: Role;
  /** Who may search; both sides when absent. */
  readonly sides?: readonly Role[];
  /** How near a unit must be to search a marker or take something up, in inches; 2 when absent. */
  readonly range?: number;
}

/**
 * A part for things hidden among several markers. A unit near a marker can search it in its player's turn, and carries
 * what it finds; what it carries it drops where it is destroyed, and any unit that may search can take it up.
 *
 * Where nobody knows which markers hide something, dice decide it when a marker is searched, and there is no secret to
 * keep. Where one side knows, they decide as the battle begins, and views hide it from everybody else.
 *
 * @typeParam Id - the id of the part
 * @param options - where the markers lie, how many hide something, and who knows
 * @returns the part; its state is a {@link Search}, its actions are {@link SearchAction}s
 * @throws {@link WargameError} `argument/…` or `geometry/…` for markers, sides and figures that can't be,
 *   and for options that it does not know
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { defineMission, edgeSpot, search, thingsCarried, winsWhen } from 'wargame-rules/open-play';
 *
 * const markers = [0.2, 0.5, 0.8].map((along) => edgeSpot('long', 0.5, along));
 * const lostKey = defineMission({
 *   id: 'lost-key',
 *   title: 'The Lost Key',
 *   parts: [search({ id: 'key', markers })],
 *   victory: winsWhen(
 *     'attacker',
 *     (battle) => thingsCarried(battle, battle.parts.key, 'attacker').length > 0,
 *     'the key is found',
 *   ),
 * });
 * lostKey.parts.length; // => 1
 * ```
 */
export function search<const Id extends string>(
  options: SearchOptions<Id>,
): BattlePart<{ readonly id: Id; readonly state: Search; readonly action: SearchAction }> {
  requireOptions(options, ['id', 'markers', 'hidden', 'knownTo', 'sides', 'range']);
  const { id, knownTo, sides = ROLES } = options;
  const markers = requireFunctions(options.markers, 'markers');
  if (knownTo !== undefined) requireRole(knownTo, 'knownTo');
  requireShape(list(oneOf(ROLES)), sides, 'sides');
  const hidden = requireWholeNumber(options.hidden ?? 1, 'hidden', 1, markers.length);
  const range = requireLength(options.range ?? 2, 'range');
  const check = (state: Search, action: SearchAction, battle: Battle): readonly Violation[] =>
    ['search', 'take'].includes(action.type)
      ? [
          ...actorFaults(battle, action, sides),
          ...(action.type === 'search'
            ? markerFaults(state, action.marker, action.unit, battle, range)
            : thingFaults(state, action.thing, action.unit, battle, range)),
        ]
      : unknownAction(['search', 'take']);
  return {
    id,
    start(battle, dice) {
      const holding = knownTo && hidingPlaces(markers.length, hidden, dice);
      return {
        knownTo: knownTo ? armyOf(battle, knownTo).player : null,
        markers: markers.map((marker, index) => ({
          at: marker(battle.battlefield),
          searched: false,
          holds: holding ? holding.includes(index) : null,
        })),
        things: [],
      };
    },
    check,
    apply: (state, action, _, dice) =>
      action.type === 'search'
        ? { state: searched(state, action.marker, action.unit, hidden, dice), seals: 'reveal' }
        : { state: taken(state, action.thing, action.unit) },
    propose(state, battle, player, dice) {
      const able = deedsOf(state, battle, player).filter((deed) => check(state, deed, battle).length === 0);
      return anyOf(able, dice, 'Who searches, or takes something up');
    },
    after(state, fact, battle) {
      if (fact.type === 'unit-split') {
        return { state: withCarriers(state, (carrier) => bearerAfterSplit(carrier, fact)) };
      }
      return { state: fact.type === 'unit-destroyed' ? dropped(state, fact.unit, battle) : state };
    },
    view: (state, viewer) => searchView(state, viewer),
    redeal: (state, viewer, dice) => (viewer === state.knownTo ? state : redealt(state, dice)),
  };
}

/** Everything that a player may try, whoever stands where. */
function deedsOf({ markers, things }: Search, battle: Battle, player: string): readonly SearchAction[] {
  return unitsOf(battle, player).flatMap((unit) => [
    ...markers.map((_, marker) => ({ type: 'search', player, unit, marker }) as const),
    ...things.map((_, thing) => ({ type: 'take', player, unit, thing }) as const),
  ]);
}

function markerFaults(
  { markers }: Search,
  index: number,
  unit: string,
  battle: Battle,
  range: number,
): readonly Violation[] {
  const marker = Number.isSafeInteger(index) ? markers[index] : undefined;
  if (!marker)
    return [partFault('battle-part/unknown-marker', 'there is no such marker', { path: 'marker' })];
  return [
    ...(marker.searched
      ? [partFault('battle-part/searched', 'it has been searched already', { path: 'marker' })]
      : []),
    ...reachFaults(battle, unit, marker.at, range),
  ];
}

function thingFaults(
  { things }: Search,
  index: number,
  unit: string,
  battle: Battle,
  range: number,
): readonly BattlePartViolation[] {
  const at = Number.isSafeInteger(index) ? things[index]?.at : undefined;
  return at
    ? reachFaults(battle, unit, at, range)
    : [partFault('battle-part/nothing-there', 'nothing lies there to take', { path: 'thing' })];
}

function searched(state: Search, index: number, unit: string, hidden: number, dice: Dice): Search {
  const { markers, things } = state;
  const holds = (markers[index] as SearchMarker).holds ?? holdsSomething(state, hidden, dice);
  return {
    ...state,
    markers: markers.map((one, at) => (at === index ? { ...one, searched: true, holds } : one)),
    things: holds ? [...things, { marker: index, at: null, carrier: unit }] : things,
  };
}

/** Where nobody knows, it is decided when somebody looks: as likely as what is left is among the markers left. */
function holdsSomething({ markers, things }: Search, hidden: number, dice: Dice): boolean {
  const left = markers.filter((marker) => !marker.searched).length;
  const lost = hidden - things.length;
  if (lost === 0 || lost === left) return lost > 0;
  return rollDie(left, dice, 'Searching') <= lost;
}

function taken(state: Search, thing: number, unit: string): Search {
  const things = state.things.map((one, index) =>
    index === thing ? { ...one, at: null, carrier: unit } : one,
  );
  return { ...state, things };
}

function withCarriers(state: Search, carrierAfter: (carrier: string | null) => string | null): Search {
  return { ...state, things: state.things.map((one) => ({ ...one, carrier: carrierAfter(one.carrier) })) };
}
