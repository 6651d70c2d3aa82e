/** Positions made by hand, the way a bot sees them. */
import fc from 'fast-check';
import type { Game } from 'wargame-rules';
import {
  AREA_NUMBERS,
  type AreaNumber,
  type Edition,
  type Phase,
  type Side,
  type WarmasterAction,
  type WarmasterState,
  type WarmasterTypes,
  warmasterGame,
} from 'wargame-rules/warmaster';
import { type Character, GREEDY } from '../../../src/warmaster/bots/character';
import { type Chart, chartOf } from '../../../src/warmaster/bots/chart';
import { type Scene, sceneOf } from '../../../src/warmaster/bots/scene';
import { plainEdition } from '../plainEdition';
import { type Stand, table } from '../table';

/** Where units stand: face up by the number of the area alone, or `[area, 'down']`. */
export type Stands = { readonly [unit: string]: Stand };

/** Cares for the fight itself, and for nothing else. */
export const INDIFFERENT: Character = {
  look: [0, 0, 0],
  lookAtCourt: 0,
  bridge: 0,
  screens: 0,
  reactor: 0,
  company: 0,
  desertion: 0,
  fear: 0,
  care: 1,
  hunt: 0,
  wander: 0,
  hatches: 0,
  post: 0,
  brawl: 0,
  guard: 0,
  ward: 0,
};

/** What differs from the plain edition, the side's movement phase, the greedy bot's character. */
export interface Variant {
  /** One with the counters of the plain edition. */
  readonly edition?: Edition;
  readonly phase?: Phase;
  readonly character?: Partial<Character>;
  /** Anything else of the state. */
  readonly state?: Partial<WarmasterState>;
}

/** A state, what a side sees of it, and what it may do. */
export interface Position {
  readonly state: WarmasterState;
  readonly scene: Scene;
  /** None while the other side decides. */
  readonly actions: readonly WarmasterAction[];
}

/** To check an edition takes longer than to look at a position. */
const games = new Map<Edition, Game<WarmasterTypes>>();

function gameOn(edition: Edition): Game<WarmasterTypes> {
  const game = games.get(edition) ?? warmasterGame(edition);
  games.set(edition, game);
  return game;
}

/** Whoever is not named is destroyed; the Emperor and Horus are not aboard yet. */
export function positionOf(side: Side, stands: Stands, variant: Variant = {}): Position {
  const edition = variant.edition ?? plainEdition;
  const state = table(variant.phase ?? `${side}-movement`, stands, variant.state);
  const game = gameOn(edition);
  const character = { ...GREEDY[side], ...variant.character };
  const scene = sceneOf(chartOf(edition), game.view(state, side), side, character);
  return { state, scene, actions: game.actions(state, side) ?? [] };
}

export function sceneFor(side: Side, stands: Stands, variant: Variant = {}): Scene {
  return positionOf(side, stands, variant).scene;
}

/** The units that bots know by the places of their counters. */
export function placesOf({ indexOf }: Pick<Chart, 'indexOf'>, ...units: readonly string[]): number[] {
  return units.map((unit) => {
    const place = indexOf.get(unit);
    if (place === undefined) throw new Error(`no counter ${unit}`);
    return place;
  });
}

/** Back to the names of their counters. */
export function namesOf({ counters }: Pick<Chart, 'counters'>, units: readonly number[]): string[] {
  return units.map((unit) => counters[unit]?.id as string);
}

const area: fc.Arbitrary<AreaNumber> = fc.constantFrom(...AREA_NUMBERS.slice(0, 16));
const shown: fc.Arbitrary<Stand> = fc.oneof(
  { weight: 4, arbitrary: area },
  fc.constant('destroyed' as const),
);
const hidden: fc.Arbitrary<Stand> = fc.oneof(
  shown,
  area.map((place): Stand => [place, 'down']),
);

/** A dozen units close together, some of them face down, some destroyed. */
export const someStands: fc.Arbitrary<Stands> = fc.record({
  emperor: area,
  sanguinius: shown,
  'custodians-1': shown,
  'blood-angels-1': shown,
  'imperial-fists-1': shown,
  'imperial-guard-1': shown,
  horus: hidden.filter((stand) => stand !== 'destroyed'),
  angron: shown,
  'daemons-1': shown,
  'crew-1': hidden,
  'crew-2': hidden,
  'trap-1': hidden,
});

/** Who controls the Bridge, and what is destroyed. */
export const someDamage: fc.Arbitrary<Partial<WarmasterState>> = fc.record({
  bridge: fc.constantFrom('imperial', 'traitor', null),
  destroyedAreas: fc.subarray(AREA_NUMBERS.slice(0, 16), { maxLength: 5 }),
});

/** A scene for somebody who cares only for what is given. */
export function sceneOfOne(
  side: Side,
  stands: Stands,
  character: Partial<Character> = {},
  variant: Variant = {},
): Scene {
  return sceneFor(side, stands, { ...variant, character: { ...INDIFFERENT, ...character } });
}
