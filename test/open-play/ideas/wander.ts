import { derive, type Point, type Seed, seededDice } from 'wargame-rules';
import {
  type AnyMission,
  type Battle,
  type BattleUnit,
  checkFact,
  fightingModels,
  type LongTask,
  type ModelPosition,
  type PartAction,
  type ReportedFact,
  reportFact,
  type Search,
  startBattle,
} from 'wargame-rules/open-play';
import { deepFreeze } from '../../deepFreeze';
import { candidate } from '../arbitraries';
import { armyFor, FIELD, linedUp, type Marks } from './playing';

/** Something that may happen next, legal or not: most of the time what the mission is about. */
export function ideaCandidate(battle: Battle, numbers: readonly number[]): ReportedFact {
  const [what = 0, one = 0, other = 0, ...more] = numbers;
  if (battle.flight || what % 5 === 0) return candidate(battle, [one, other, ...more]);
  if (what % 5 === 1) return { type: 'turn-ended' };
  const army = battle.armies[battle.turn === 'attacker' ? 0 : 1];
  const deeds = army.units.flatMap((unit) => deedsOf(battle, unit, army.player));
  if (deeds.length > 0 && what % 5 < 4) return deeds[other % deeds.length] as ReportedFact;
  const unit = army.units[one % army.units.length] as BattleUnit;
  const spots = spotsOf(battle);
  const at = spots[other % spots.length] as Point;
  if (unit.place.where === 'embarked') return { type: 'unit-disembarked', unit: unit.id };
  const type = unit.place.where === 'reserve' ? 'unit-arrived' : 'models-moved';
  return { type, unit: unit.id, positions: together(unit, at) };
}

/** What a unit could do where it stands, as far as the states of the parts tell. */
function deedsOf(battle: Battle, { id: unit, models }: BattleUnit, player: string): readonly ReportedFact[] {
  const stands = models.find(({ status }) => status === 'fighting')?.at;
  const isHere = (at: Point | null): boolean => at?.x === stands?.x && at?.y === stands?.y;
  const deeds = Object.entries(battle.parts).flatMap(([part, state]) => {
    const { worker, spot = null, markers = [], things = [] } = state as Partial<LongTask & Search>;
    const action = (type: string, which: object): ReportedFact => ({
      type: 'part-action',
      part,
      action: { type, player, unit, ...which } as PartAction,
    });
    return [
      ...(worker !== undefined && isHere(spot) ? [action('work', {})] : []),
      ...markers.flatMap(({ at }, marker) => (isHere(at) ? [action('search', { marker })] : [])),
      ...things.flatMap(({ at }, thing) => (isHere(at) ? [action('take', { thing })] : [])),
    ];
  });
  return EDGES.some(isHere) ? [...deeds, { type: 'unit-left', unit }] : deeds;
}

function together(unit: BattleUnit, at: Point): readonly ModelPosition[] {
  return fightingModels(unit).map(({ id: model }) => ({ model, at }));
}

/** One near the middle of each edge. */
const EDGES: readonly Point[] = [
  { x: 30, y: 3 },
  { x: 30, y: 41 },
  { x: 3, y: 22 },
  { x: 57, y: 22 },
];

/** Every place that the state of a part names, and those near the edges. */
function spotsOf({ parts }: Battle): readonly Point[] {
  return [...EDGES, ...Object.values(parts).flatMap(pointsIn)];
}

/** Every place that a state names. */
export function pointsIn(value: unknown): readonly Point[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('x' in value && 'y' in value) return [value as Point];
  return Object.values(value).flatMap(pointsIn);
}

export interface Wandered {
  readonly battles: readonly [Battle, ...Battle[]];
  /** What happened, one between two battles. */
  readonly facts: readonly ReportedFact[];
  /** Candidates that were refused, each with the battle in which it was. */
  readonly refused: readonly { readonly battle: Battle; readonly fact: ReportedFact }[];
}

const MARKS: Marks = { guard: ['RITUALIST', 'SAPPER', 'CONVOY', 'TRAITOR', 'SENTRY', 'DIGNITARY'] };

export function beginning(
  mission: AnyMission,
  seed: Seed,
  marked: boolean,
  backwards: boolean = false,
): Battle {
  const side = (role: 'attacker' | 'defender') => ({
    army: armyFor(role, marked ? MARKS : {}, backwards),
    positions: linedUp(role).filter(({ model }) => !model.includes('line')),
    reserve: [`${role}:line`],
  });
  const setUp = { attacker: side('attacker'), defender: side('defender'), battlefield: FIELD };
  return startBattle(mission, setUp, seededDice(derive(seed, 'start')));
}

/** Lets a battle go where the choices lead, everything frozen on the way, and then ends its rounds. */
export function wandered(
  mission: AnyMission,
  choices: readonly (readonly number[])[],
  seed: Seed,
  marked: boolean,
): Wandered {
  const battles: [Battle, ...Battle[]] = [deepFreeze(beginning(mission, seed, marked))];
  const facts: ReportedFact[] = [];
  const refused: { battle: Battle; fact: ReportedFact }[] = [];
  const choose = (fact: ReportedFact): void => {
    const battle = battles.at(-1) as Battle;
    if (checkFact(mission, battle, deepFreeze(fact)).length > 0) {
      refused.push({ battle, fact });
      return;
    }
    facts.push(fact);
    battles.push(deepFreeze(reportFact(mission, battle, fact, diceFor(seed, facts.length)).state));
  };
  for (const numbers of choices) {
    const battle = battles.at(-1) as Battle;
    if (!battle.over) choose(ideaCandidate(battle, numbers));
  }
  while (!(battles.at(-1) as Battle).over) {
    const steps = battles.length;
    choose(onwards(battles.at(-1) as Battle));
    if (battles.length === steps) throw new Error(`${mission.id} is stuck`);
  }
  return { battles, facts, refused };
}

/** The same facts in the same battle, its units listed the other way round. */
export function retold(mission: AnyMission, { facts }: Wandered, seed: Seed, marked: boolean): Battle {
  return facts.reduce(
    (battle, fact, index) => reportFact(mission, battle, fact, diceFor(seed, index + 1)).state,
    beginning(mission, seed, marked, true),
  );
}

function diceFor(seed: Seed, step: number) {
  return seededDice(derive(seed, 'step', step));
}

/** What goes on in any case: the flight that is due, or the end of the turn. */
function onwards({ flight, armies }: Battle): ReportedFact {
  if (!flight) return { type: 'turn-ended' };
  const units = armies.flatMap((army) => army.units);
  const aboard = units.find(({ place }) => place.where === 'embarked' && place.transport === flight.unit);
  if (aboard) return { type: 'unit-disembarked', unit: aboard.id };
  const fleeing = units.find(({ id }) => id === flight.unit);
  const models = fleeing ? fightingModels(fleeing).map(({ id }) => id) : [];
  return { type: 'flee', models: models.slice(0, flight.models) };
}
