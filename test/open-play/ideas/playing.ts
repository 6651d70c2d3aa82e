import { expect } from 'vitest';
import { type PartStates, scriptedDice } from 'wargame-rules';
import {
  type Army,
  type Battle,
  type BattleFact,
  type BattleSetUp,
  findUnit,
  type Mission,
  type ModelPosition,
  musterArmy,
  type PartAction,
  type ReportedFact,
  ROLES,
  type Role,
  reportFact,
  startBattle,
  type UnitEntry,
  verdict,
} from 'wargame-rules/open-play';

/** Wider than high: the long edges are those at the bottom (the Attacker's) and at the top (the Defender's). */
export const FIELD = { width: 60, height: 44 } as const;

/** Keywords for units of one side, by the last part of their ids. */
export type Marks = { readonly [unit: string]: readonly string[] };

const UNITS: readonly UnitEntry[] = [
  {
    id: 'boss',
    name: 'Boss',
    powerRating: 4,
    leadership: 8,
    warlord: true,
    keywords: ['CHARACTER'],
    models: [{ id: 'boss-model', name: 'Boss' }],
  },
  {
    id: 'line',
    name: 'Line',
    powerRating: 6,
    leadership: 6,
    keywords: ['INFANTRY'],
    models: [{ id: 'line-model', name: 'Line', count: 5, base: { shape: 'round', diameter: 1 } }],
  },
  {
    id: 'guard',
    name: 'Guard',
    powerRating: 5,
    leadership: 7,
    keywords: ['INFANTRY'],
    models: [{ id: 'guard-model', name: 'Guard', count: 3 }],
  },
  {
    id: 'truck',
    name: 'Truck',
    powerRating: 3,
    leadership: 6,
    keywords: ['VEHICLE', 'TRANSPORT'],
    transportCapacity: 10,
    models: [{ id: 'truck-model', name: 'Truck', base: { shape: 'rectangle', length: 4, width: 2 } }],
  },
];

/** Four units, their ids beginning with the side: `attacker:line`. */
export function armyFor(role: Role, marks: Marks = {}, backwards: boolean = false): Army {
  const units = UNITS.map((unit) => ({
    ...unit,
    keywords: [...(unit.keywords ?? []), ...(marks[unit.id] ?? [])],
  }));
  return musterArmy(
    { name: role, units: backwards ? [...units].reverse() : units },
    {
      prefix: `${role}:`,
      warlordTrait: 'Iron Will',
    },
  );
}

/** Every model of an army, unit by unit along its long edge. */
export function linedUp(role: Role): readonly ModelPosition[] {
  const y = role === 'attacker' ? 2 : FIELD.height - 2;
  return UNITS.flatMap((unit, index) =>
    unitPositions(armyFor(role), `${role}:${unit.id}`, 12 + 12 * index, y),
  );
}

function unitPositions(army: Army, unit: string, x: number, y: number): readonly ModelPosition[] {
  const found = army.units.find(({ id }) => id === unit);
  return (found?.models ?? []).map(({ id: model }) => ({ model, at: { x, y } }));
}

export interface Playing<Parts extends PartStates> {
  battle(): Battle<Parts>;
  /** Reports a fact with these faces, which must be used up. */
  say(fact: ReportedFact, ...faces: readonly number[]): readonly BattleFact[];
  act(part: string, action: PartAction & { readonly [more: string]: unknown }, ...faces: number[]): void;
  /** Puts all of a unit in one spot. */
  move(unit: string, x: number, y: number): void;
  arrive(unit: string, x: number, y: number): void;
  destroy(...units: readonly string[]): void;
  /** Ends both turns of this battle round; the faces are for what parts roll at its end. */
  endRound(...faces: readonly number[]): void;
  endTurn(...faces: readonly number[]): void;
  /** Ends all that is left of the battle; no dice. */
  endBattle(): void;
  winner(): Role | null | undefined;
}

export interface PlaySetUp {
  readonly marks?: { readonly [role in Role]?: Marks };
  readonly reserve?: { readonly [role in Role]?: readonly string[] };
  readonly firstTurn?: Role;
  /** For the parts as they begin. */
  readonly faces?: readonly number[];
}

/** Starts a mission and gives what a table would do with it. */
export function playing<Parts extends PartStates>(
  mission: Mission<Parts>,
  { marks = {}, reserve = {}, firstTurn = 'attacker', faces = [] }: PlaySetUp = {},
): Playing<Parts> {
  const side = (role: Role): BattleSetUp[Role] => {
    const away = reserve[role] ?? [];
    const army = armyFor(role, marks[role]);
    const absent = army.units.filter(({ id }) => away.includes(id)).flatMap(({ models }) => models);
    return {
      army,
      reserve: away,
      positions: linedUp(role).filter(({ model }) => !absent.some(({ id }) => id === model)),
    };
  };
  const begun = scriptedDice(faces);
  let battle = startBattle(
    mission,
    { attacker: side('attacker'), defender: side('defender'), battlefield: FIELD, firstTurn },
    begun,
  );
  begun.finish();
  const say: Playing<Parts>['say'] = (fact, ...rolled) => {
    const dice = scriptedDice(rolled);
    const { state, events } = reportFact(mission, battle, fact, dice);
    dice.finish();
    battle = state;
    return events;
  };
  const positionsOf = (unit: string, x: number, y: number): readonly ModelPosition[] =>
    (findUnit(battle, unit)?.unit.models ?? [])
      .filter(({ status }) => status === 'fighting')
      .map(({ id: model }) => ({ model, at: { x, y } }));
  const endRound = (...rolled: readonly number[]): void => {
    say({ type: 'turn-ended' });
    say({ type: 'turn-ended' }, ...rolled);
  };
  return {
    battle: () => battle,
    say,
    act: (part, action, ...rolled) => void say({ type: 'part-action', part, action }, ...rolled),
    move: (unit, x, y) => void say({ type: 'models-moved', positions: positionsOf(unit, x, y) }),
    arrive: (unit, x, y) => void say({ type: 'unit-arrived', unit, positions: positionsOf(unit, x, y) }),
    destroy: (...units) =>
      void say({
        type: 'models-destroyed',
        models: units.flatMap((unit) => positionsOf(unit, 0, 0).map(({ model }) => model)),
      }),
    endRound,
    endTurn: (...rolled) => void say({ type: 'turn-ended' }, ...rolled),
    endBattle() {
      while (!battle.over) say({ type: 'turn-ended' });
    },
    winner() {
      const result = verdict(mission, battle);
      if (result) expect(result.reasons.length).toBeGreaterThan(0);
      return result?.winner;
    },
  };
}

/** The ids of every unit of one side, as `armyFor` makes them. */
export function allUnits(role: Role): readonly string[] {
  return UNITS.map(({ id }) => `${role}:${id}`);
}

/** The whole table, for those who want both sides. */
export const SIDES: readonly Role[] = ROLES;
