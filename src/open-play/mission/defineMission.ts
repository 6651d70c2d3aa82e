import { requireNone } from '../../core/errors/requireNone';
import { firstOf } from '../kit/firstOf';
import { edgeZones } from '../zones/edgeZones';
import { definitionFaults } from './definitionFaults';
import type {
  AnyBattlePart,
  DeploymentMap,
  EndCondition,
  Mission,
  MissionRule,
  Objective,
  StatesOf,
  VictoryCondition,
} from './mission';

/**
 * What {@link defineMission} makes a mission of. All but the id, the title and the victory condition may be left out.
 *
 * @typeParam Parts - the parts that it brings along
 * @since 0.1.0
 */
export interface MissionDefinition<Parts extends readonly AnyBattlePart[]> {
  /** Small letters, digits and hyphens. */
  readonly id: string;
  readonly title: string;
  readonly briefing?: string;
  /** Rules for the whole of the mission; none when absent. */
  readonly rules?: readonly MissionRule<StatesOf<Parts>>[];
  /** What scores points; nothing when absent. */
  readonly objectives?: readonly Objective<StatesOf<Parts>>[];
  /** Reducers with a state of their own, which the conditions find under `battle.parts`. */
  readonly parts?: Parts;
  /** One condition, or several in order: the first that decides does. */
  readonly victory: VictoryCondition<StatesOf<Parts>> | readonly VictoryCondition<StatesOf<Parts>>[];
  /** What ends the battle early, besides the destruction of an army. */
  readonly endsWhen?: readonly EndCondition<StatesOf<Parts>>[];
  /** The last battle round; 5 when absent. */
  readonly rounds?: number;
  /** Who says which player has the first turn; the winner of a roll-off when absent. */
  readonly firstTurn?: Mission['firstTurn'];
  /** The deployment map; when absent, a quarter of the battlefield along each of the longer edges. */
  readonly zones?: DeploymentMap;
  /** Where the map and the rules come from, as far as no publication gives them. */
  readonly provenance?: Mission['provenance'];
  /** The places that matter, for the map: what the parts find on a battlefield of any size. None when absent. */
  readonly places?: Mission['places'];
}

/**
 * Makes a mission and checks at once what can be checked, so that nothing of it fails in the fourth round.
 *
 * @typeParam Parts - the parts that it brings along; their ids and states give `battle.parts` its type
 * @param definition - the mission
 * @returns the mission, frozen
 * @throws {@link WargameError} with every fault: `mission/bad-id`, `mission/unknown-member`, … Objectives and conditions
 *   that take no arguments are called once, to see whether they only make what was expected
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { defineMission, lastArmyStanding, mostPoints, purgeTheEnemy } from 'wargame-rules/open-play';
 *
 * const skirmish = defineMission({
 *   id: 'skirmish',
 *   title: 'Skirmish',
 *   rounds: 3,
 *   objectives: [purgeTheEnemy({ divisor: 5 })],
 *   victory: [lastArmyStanding(), mostPoints()],
 * });
 * skirmish.rounds; // => 3
 * ```
 */
export function defineMission<const Parts extends readonly AnyBattlePart[] = readonly []>(
  definition: MissionDefinition<Parts>,
): Mission<StatesOf<Parts>> {
  requireNone(definitionFaults(definition));
  const { id, title, briefing = '', rules = [], objectives = [], parts = [], endsWhen = [] } = definition;
  const {
    victory,
    rounds = 5,
    firstTurn = 'roll-off',
    zones = edgeZones('long', 0.25),
    provenance = {},
    places = () => [],
  } = definition;
  return Object.freeze({
    id,
    title,
    briefing,
    rules: Object.freeze([...rules]),
    objectives: Object.freeze([...objectives]),
    parts: Object.freeze([...parts]),
    victory: isList(victory) ? firstOf<StatesOf<Parts>>(...victory) : victory,
    endsWhen: Object.freeze([...endsWhen]),
    rounds,
    firstTurn,
    zones,
    provenance: Object.freeze({ ...provenance }),
    places,
  });
}

/** `Array.isArray` says nothing of lists that are only read. */
function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}
